import { readdirSync, readFileSync } from 'node:fs'

const ticks = 100

const timesOf = (stat, ...places) => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return places.reduce((sum, place) => sum + (Number(fields[place]) * 1000) / ticks, 0)
}
const cpuOf = (stat) => timesOf(stat, 11, 12)

/** CPU time a process has used, in ms (Linux). */
export const processCpu = (pid) => cpuOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))

/** CPU time of a process, of those it started, and of those of them that have ended, in ms (Linux). */
export function familyCpu(pid) {
  const ended = timesOf(readFileSync(`/proc/${pid}/stat`, 'utf8'), 11, 12, 13, 14)
  return childrenOf(pid).reduce((sum, child) => {
    try {
      return sum + processCpu(child)
    } catch {
      // It ended while we looked.
      return sum
    }
  }, ended)
}

/** CPU time of all processes of this name, in ms. */
export function namedCpu(name) {
  let sum = 0
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8')
      if (stat.includes(`(${name})`)) sum += cpuOf(stat)
    } catch {
      // The process ended while we looked.
    }
  }
  return sum
}

/** Resident memory of a process, in MB. */
export const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** The processes that a process has started and that are still there (Linux). */
export const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
