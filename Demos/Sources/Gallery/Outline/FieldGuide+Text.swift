extension FieldGuide {
  /// A line for each entry: two spaces for each entry that it is under, its name, and after a bar what there is to say.
  static let text = """
    Birds | Feathers, a beak and hard-shelled eggs
      Owls | Hunt by ear, in flight without a sound
        Barn owl | White heart-shaped face. Nests in barns and church towers.
        Tawny owl | The one that hoots in the woods; its mate answers with a sharp call.
        Little owl | Active by day, often on a post or a wall.
        Eagle owl | The largest of Europe, with ear tufts and orange eyes.
      Woodpeckers | Brace themselves with a stiff tail
        Great spotted woodpecker | Black, white and red. Drums on dead wood in spring.
        Green woodpecker | Eats ants on lawns, and laughs as it flies off.
        Black woodpecker | As large as a crow. Its holes become homes of owls and martens.
      Waders | Long legs for shallow water
        Northern lapwing | A thin crest and broad wings; tumbles over fields in spring.
        Eurasian curlew | A long beak that bends down, to feel for worms in the mud.
        Pied avocet | Black and white, the beak bent upward.
        Oystercatcher | Opens mussels with its red beak, and shouts when disturbed.
      Swifts and swallows | Catch insects in the air
        Common swift | Sleeps on the wing. Comes in May and leaves in August.
        Barn swallow | Long forked tail. Builds a cup of mud under the roof.
        House martin | White rump. Its nest of mud leaves only a small hole open.
      Kingfishers | Plunge for fish from a perch
        Common kingfisher | A blue spark low over a stream.
    Mammals | Fur, and milk for the young
      Bats | Fly with their hands
        Common pipistrelle | Weighs as much as a coin, and fits into a matchbox.
        Noctule | Flies high and straight, before it is dark.
        Daubenton’s bat | Takes insects from the surface of ponds.
      Martens | Long, low and curious
        Otter | Swims at dusk. Leaves its droppings on stones as a message.
        Badger | Lives in a sett that generations have dug.
        Pine marten | A yellow throat; climbs as well as a squirrel.
        Stoat | The tip of its tail stays black, in its white winter coat too.
      Rodents | Teeth that grow for life
        Red squirrel | Hides nuts and finds them again by smell.
        Beaver | Fells trees and dams streams; other animals move in.
        Dormouse | Asleep from October to April.
        Harvest mouse | Weaves a nest the size of a tennis ball into the reeds.
      Deer | Antlers that are shed and grow again
        Red deer | The stags roar in autumn.
        Roe deer | Small, with a white rump, at the edge of the woods at dawn.
        Moose | The largest of all; dives for water plants.
      Seals | At home in the sea, and on land to rest
        Harbor seal | A face like a dog; rests on sandbanks, bent like a banana.
        Gray seal | A long straight nose. The pups are born white.
    Amphibians | Begin in water, with gills
      Frogs and toads | Jump or walk, and call in spring
        Common frog | Among the first to spawn, in clumps.
        Common toad | Walks back to the pond where it was born.
        Tree frog | Climbs, and is louder than its size.
        Yellow-bellied toad | Shows its belly as a warning.
      Newts and salamanders | Keep their tails
        Great crested newt | A jagged crest, and an orange belly with black spots.
        Fire salamander | Black and yellow. Out in the woods on rainy nights.
    Reptiles | Warm themselves in the sun
      Lizards | Drop their tails to escape
        Sand lizard | The males turn green in spring.
        Slow worm | Looks like a snake, but has eyelids: a lizard without legs.
      Snakes | Smell with their tongues
        Grass snake | A yellow collar; swims well and is harmless.
        Adder | A zigzag along the back. Shy, and venomous.
      Turtles | A shell that grows with them
        Pond turtle | Slips off its log before you are near.
    Insects | Six legs, and most of them wings
      Butterflies | Scales on their wings, a coiled tongue
        Swallowtail | Yellow and black, with two tails; its caterpillars eat carrot leaves.
        Peacock | Four eyes on its wings. Spends the winter in attics.
        Brimstone | The first in spring; folded, it is a leaf.
        Red admiral | Comes over the Alps, and feeds on fallen fruit.
      Beetles | Front wings as covers
        Stag beetle | Years in rotten oak, a few weeks in flight.
        Seven-spot ladybird | Eats aphids by the thousand, as a larva too.
        Glow-worm | The females shine in the grass in June.
        Rose chafer | Green metal; sleeps in flowers.
      Bees and wasps | From the lone to the state
        Buff-tailed bumblebee | The queens look for a mouse hole in March.
        Red mason bee | Closes its nest in a wall with mud.
        European hornet | Larger and calmer than a wasp.
      Dragonflies | Hunt over water, on four wings
        Emperor dragonfly | Patrols a pond, and seldom lands.
        Banded demoiselle | A dark band on its wings, which flutter like a butterfly’s.
        Common darter | Red, on a warm path in late summer.
    Fish | Gills, fins and scales
      Fresh water | From the spring to the mouth
        Brown trout | Spots with pale rings, in cold clear streams.
        Pike | Stands among the reeds, and strikes.
        Eel | Crosses an ocean to spawn, once.
        Three-spined stickleback | The father builds the nest and guards it.
      The coast | Between the tides and below them
        Sand goby | The color of the ground it lies on.
        Pipefish | A straightened seahorse; the males carry the eggs.
    Mollusks | Soft, and most of them in a shell
      Snails and slugs | One foot
        Roman snail | Closes its shell with a lid of chalk in winter.
        Leopard slug | Mates hanging from a thread of slime.
      Mussels | Two shells and a hinge
        Blue mussel | Holds on to the rock by threads.
        Swan mussel | Filters a pond, liter by liter.
      Octopuses and squid | Arms, and a mind
        Common octopus | Unscrews a lid to get at a crab.
        Cuttlefish | Writes on its skin, in any color, in a blink.
    """
}
