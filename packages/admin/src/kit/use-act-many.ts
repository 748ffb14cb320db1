import type { Given } from '@cartwright/sdk'
import { type ChangeName, useChange } from '@cartwright/sdk/react'
import { useToast } from '@cartwright/ui/Toast'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from './use-error-message'

/** How many calls are under way at a time: the shop has others to serve. */
const atOnce = 4

/** A change of many records by a call for each: says when all are done, and why when one is refused. */
export function useActMany<K extends ChangeName>(name: K) {
  const { t } = useTranslation()
  const toast = useToast()
  const message = useErrorMessage()
  const change = useChange(name)
  const run = async (given: readonly Given<K>[], done: string): Promise<boolean> => {
    const waiting = [...given]
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        await change.mutateAsync(next)
    }
    try {
      await Promise.all(Array.from({ length: atOnce }, work))
      toast.success(done)
      return true
    } catch (error) {
      // What was not begun stays as it is, and what is ticked stays ticked.
      waiting.length = 0
      toast.error({ title: t('not_done'), text: message(error) })
      return false
    }
  }
  return { run, isPending: change.isPending }
}
