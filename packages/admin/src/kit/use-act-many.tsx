import type { Given } from '@cartwright/sdk'
import { type ChangeName, useChange } from '@cartwright/sdk/react'
import { useToast } from '@cartwright/ui/Toast'
import { type ReactNode, useState } from 'react'
import { FailedRows } from './FailedRows'
import { useErrorMessage } from './use-error-message'

/** How many calls are under way at a time: the shop has others to serve. */
const atOnce = 4

/** One record of many, and what is asked for it. */
export interface Deed<K extends ChangeName> {
  id: string
  /** What it is called where it is told what became of it. */
  name: string
  given: Given<K>
}

interface Failure<K extends ChangeName> {
  deed: Deed<K>
  why: string
}

/**
 * A change of many records by a call for each. What the shop refuses holds up no other: it is told by name and reason, and can
 * be tried again. `dialog` is where that stands.
 */
export function useActMany<K extends ChangeName>(name: K) {
  const toast = useToast()
  const message = useErrorMessage()
  const change = useChange(name)
  const [isRunning, setRunning] = useState(false)
  const [left, setLeft] = useState<{ failures: Failure<K>[]; done: number; again: () => void }>()

  /** Returns whether all were done. */
  const run = async (deeds: readonly Deed<K>[], done: string, onDone?: () => void): Promise<boolean> => {
    setRunning(true)
    const waiting = [...deeds]
    const failures: Failure<K>[] = []
    const work = async () => {
      for (let deed = waiting.shift(); deed !== undefined; deed = waiting.shift()) {
        const one = deed
        await change
          .mutateAsync(one.given)
          .catch((error: unknown) => void failures.push({ deed: one, why: message(error) }))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    setRunning(false)
    if (failures.length === 0) {
      setLeft(undefined)
      toast.success(done)
      onDone?.()
      return true
    }
    setLeft({
      failures,
      done: deeds.length - failures.length,
      again: () =>
        void run(
          failures.map(({ deed }) => deed),
          done,
          onDone,
        ),
    })
    return false
  }

  const dialog: ReactNode = left && (
    <FailedRows
      done={left.done}
      rows={left.failures.map(({ deed, why }) => ({ id: deed.id, name: deed.name, why }))}
      isPending={isRunning}
      onAgain={left.again}
      onClose={() => setLeft(undefined)}
    />
  )
  return { run, isPending: isRunning, dialog }
}
