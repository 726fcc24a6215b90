#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

// Functions of the system whose names methods here have as well.

func systemConnect(
  _ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t
) -> Int32 {
  connect(descriptor, address, size)
}

func systemSend(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  send(descriptor, bytes, count, flags)
}

func systemBind(
  _ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t
) -> Int32 {
  bind(descriptor, address, size)
}

func systemPoll(_ polled: inout [pollfd], milliseconds: Int32) -> Int32 {
  poll(&polled, nfds_t(polled.count), milliseconds)
}

func systemClose(_ descriptor: Int32) { close(descriptor) }
