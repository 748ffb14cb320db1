import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

const parts = /^(.+)\/(\d+)\/[0-9a-f]+$/
const mine = new Set<string>()
let machine: string | undefined

/** This machine since it was last started: processes of another are nothing we can look at. */
function thisMachine(): string {
  if (machine === undefined) {
    let boot = ''
    try {
      boot = `-${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8)}`
    } catch {
      // Only Linux tells.
    }
    machine = hostname() + boot
  }
  return machine
}

/** A name for a worker that tells where it runs. */
export function workerName(): string {
  const name = `${thisMachine()}/${process.pid}/${randomBytes(8).toString('hex')}`
  mine.add(name)
  return name
}

/** To be called when the worker has ended. */
export const forgetWorker = (name: string) => mine.delete(name)

/**
 * Whether a worker has certainly ended: its process ran on this machine and is no more. Of others nothing is known,
 * and their lease decides. A wrong guess costs nothing but time, because a worker whose job was taken over is
 * refused at its next write.
 */
export function isGone(name: string): boolean {
  const [, of, pid] = parts.exec(name) ?? []
  if (of !== thisMachine()) return false
  if (Number(pid) === process.pid) return !mine.has(name)
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
