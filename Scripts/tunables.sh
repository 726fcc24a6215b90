# For Scripts/counts and Scripts/flamegraph: what the C library would choose by the model of the processor.
# Without AVX and what else not every processor has, and with the sizes of caches by which copies are chosen.
tunables=glibc.cpu.hwcaps=-FMA,-FMA4,-AVX,-AVX2,-AVX_Fast_Unaligned_Load,-ERMS,-FSRM,-SSSE3,-SSE4_1,-SSE4_2
tunables+=:glibc.cpu.x86_data_cache_size=32768:glibc.cpu.x86_shared_cache_size=1048576
tunables+=:glibc.cpu.x86_non_temporal_threshold=786432
