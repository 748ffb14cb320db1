import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** By how much the heap may grow before it is looked through, in percent; by itself V8 lets it double or more. */
const growth = 60

let many = 0

/**
 * Keeps memory low while a batch job goes through a file or a list: its records are garbage soon, and are collected soon,
 * which costs little time. Without it garbage is kept up to the limit of a server at its ease, far beyond what a job holds.
 */
export async function withModestHeap<T>(work: () => Promise<T>): Promise<T> {
  many += 1
  if (many === 1) {
    setFlagsFromString(`--heap-growing-percent=${growth}`)
    // How far the heap may grow is worked out when it is looked through. Until the first time the limit of a process that
    // has just begun holds, or the one of a server at its ease, and garbage is kept up to there.
    collect()
  }
  try {
    return await work()
  } finally {
    many -= 1
    // Zero is V8's own measure.
    if (many === 0) setFlagsFromString('--heap-growing-percent=0')
  }
}

/** Has the heap looked through once; what V8 offers for it is there only in a context that is made for it. */
function collect(): void {
  setFlagsFromString('--expose-gc')
  const gc: unknown = runInNewContext('globalThis.gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof gc === 'function') gc()
}
