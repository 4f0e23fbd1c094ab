/* Wine 8 lacks the one function that Rust's standard library asks this library of Windows for: chance. It is made here, by the
   function of advapi32 that has always done so, for the time of release/windows-check.sh alone; it is handed out with nothing. */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG length);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length) {
    return SystemFunction036(data, (ULONG)length);
}
