import { availableParallelism } from 'node:os'
import { CommandError, exit } from '../shell'

/** More would serve nobody: each takes a core for itself. */
const most = 64

/**
 * How many processes are to serve a shop: a number, or `auto` for one on each core.
 * @throws CommandError for anything else, by the name of what said it
 */
export function workerCount(said: string | number, by: string): number {
  if (said === 'auto') return Math.min(availableParallelism(), most)
  const count = Number(said)
  if (said === '' || !Number.isInteger(count) || count < 1 || count > most)
    throw new CommandError(
      `${by} ${said} is neither a whole number from 1 to ${most} nor auto`,
      exit.usage,
      'auto is one worker for each core',
    )
  return count
}
