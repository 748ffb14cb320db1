import type { OnProgress } from '@cartwright/server/maintenance'
import { CommandError, exit } from './shell'

/**
 * Ctrl-C for work that is all or nothing: the next batch of rows ends it, so that what was begun beside the shop is
 * cleared away before the command leaves. A second Ctrl-C ends it at once.
 */
export function interruptible(nothing: string) {
  let isWanted = false
  const stop = () => {
    isWanted = true
    end()
  }
  const signals = ['SIGINT', 'SIGTERM'] as const
  const end = () => {
    for (const signal of signals) process.off(signal, stop)
  }
  for (const signal of signals) process.on(signal, stop)
  return {
    /** Tells of progress, unless somebody wants it to end. */
    before:
      (show: OnProgress): OnProgress =>
      (progress) => {
        if (isWanted)
          throw new CommandError(`Interrupted: ${nothing}`, exit.interrupted, 'Start it again when you like')
        show(progress)
      },
    end,
  }
}
