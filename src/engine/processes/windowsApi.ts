// Windows through koffi, loaded only there. Tried under wine only.
import { requireKoffi } from '../koffi';

const PROCESS_TERMINATE = 0x0001;
const PROCESS_SET_QUOTA = 0x0100;
const PROCESS_QUERY_LIMITED_INFORMATION = 0x1000;
const JOB_OBJECT_BASIC_PROCESS_ID_LIST = 3;
const MAX_LISTED = 1024;
const STILL_ACTIVE = 259;

/** The few calls of kernel32 that Cordon needs; handles are plain numbers, 0 means none. */
export interface WindowsApi {
  createJob(): number;
  /** Puts a running process, and all that it will start, into the job; false when the system declines. */
  assign(job: number, pid: number): boolean;
  /** Numbers of the processes that are alive in the job. */
  members(job: number): number[];
  terminate(job: number): void;
  close(handle: number): void;
  /** When a running process started, in 100 ns since 1601, as text; undefined when there is none. */
  startTime(pid: number): string | undefined;
}

let api: Promise<WindowsApi> | undefined;

export function windowsApi(): Promise<WindowsApi> {
  api ??= new Promise((resolve) => {
    resolve(load());
  });
  return api;
}

function load(): WindowsApi {
  const koffi = requireKoffi();
  const kernel32 = koffi.load('kernel32.dll');
  /** koffi cannot type what it loads: the prototypes below are the types. */
  const get = (prototype: string) => kernel32.func(prototype) as (...args: unknown[]) => number;
  const createJobObject = get('uintptr_t __stdcall CreateJobObjectW(void *attributes, void *name)');
  const assignProcess = get('int __stdcall AssignProcessToJobObject(uintptr_t job, uintptr_t process)');
  const terminateJob = get('int __stdcall TerminateJobObject(uintptr_t job, uint32_t code)');
  const queryJob = get(
    'int __stdcall QueryInformationJobObject(uintptr_t job, int kind, void *info, uint32_t size, void *returned)',
  );
  const openProcess = get('uintptr_t __stdcall OpenProcess(uint32_t access, int inherit, uint32_t pid)');
  const closeHandle = get('int __stdcall CloseHandle(uintptr_t handle)');
  const getExitCode = get('int __stdcall GetExitCodeProcess(uintptr_t process, void *code)');
  const getTimes = get(
    'int __stdcall GetProcessTimes(uintptr_t process, void *created, void *exited, void *kernel, void *user)',
  );

  return {
    createJob: () => createJobObject(null, null),

    assign(job, pid) {
      const handle = openProcess(PROCESS_SET_QUOTA | PROCESS_TERMINATE, 0, pid);
      if (handle === 0) return false;
      const done = assignProcess(job, handle) !== 0;
      closeHandle(handle);
      return done;
    },

    members(job) {
      // JOBOBJECT_BASIC_PROCESS_ID_LIST: two 32-bit counts, then pointer-sized process numbers. All our targets
      // are 64-bit. A list that does not fit fails with ERROR_MORE_DATA but is filled as far as it goes.
      const info = Buffer.alloc(8 + MAX_LISTED * 8);
      queryJob(job, JOB_OBJECT_BASIC_PROCESS_ID_LIST, info, info.length, null);
      const count = Math.min(info.readUInt32LE(4), MAX_LISTED);
      return Array.from({ length: count }, (_, index) => info.readUInt32LE(8 + index * 8));
    },

    terminate(job) {
      terminateJob(job, 1);
    },

    close(handle) {
      closeHandle(handle);
    },

    startTime(pid) {
      const handle = openProcess(PROCESS_QUERY_LIMITED_INFORMATION, 0, pid);
      if (handle === 0) return undefined;
      try {
        const [code, created, other] = [Buffer.alloc(4), Buffer.alloc(8), Buffer.alloc(8)];
        // An ended process stays visible while somebody holds a handle to it.
        if (getExitCode(handle, code) === 0 || code.readUInt32LE() !== STILL_ACTIVE) return undefined;
        if (getTimes(handle, created, other, other, other) === 0) return undefined;
        return created.readBigUInt64LE().toString();
      } finally {
        closeHandle(handle);
      }
    },
  };
}
