import type { DraftOrder } from '@cartwright/contract'
import { useClient } from '@cartwright/sdk/react'
import { useRef, useState } from 'react'
import { fieldNamedIn } from '../../kit/form/field-errors'
import { useErrorMessage } from '../../kit/use-error-message'
import { useRefresh } from '../../kit/use-refresh'

/** A line as it is added: a variant, or something of its own. */
export interface AddedLine {
  variant_id?: string
  title?: string
  unit_price?: number
  quantity: number
}

/**
 * Changes the lines of an open draft, one change after the other. The shop lets go of the shipping that was chosen when goods
 * change; it is chosen again here as it was, and where that cannot be it is missing until staff choose another.
 */
export function useDraftWork({ id, cart }: DraftOrder) {
  const client = useClient()
  const refresh = useRefresh('POST /admin/draft-orders/:id')
  const message = useErrorMessage()
  const [problem, setProblem] = useState<{ at: string; text: string }>()
  const [waiting, setWaiting] = useState(0)
  const line = useRef<Promise<boolean>>(Promise.resolve(true))
  const methods = cart?.shipping_methods ?? []

  /** Returns whether the shop took it. */
  const change = (at: string, work: () => Promise<unknown>): Promise<boolean> => {
    setProblem(undefined)
    setWaiting((count) => count + 1)
    line.current = line.current.then(async () => {
      try {
        await work()
        for (const { shipping_option_id: option_id, price, shipping_option } of methods)
          await client.send('POST /admin/draft-orders/:id/shipping-methods', {
            params: { id },
            body: { option_id, ...(shipping_option?.amount === price ? {} : { price }) },
          })
        return true
      } catch (error) {
        const text = message(error)
        setProblem({ at, text: fieldNamedIn(text, { quantity: 0 }).quantity?.[0] ?? text })
        return false
      } finally {
        refresh()
        setWaiting((count) => count - 1)
      }
    })
    return line.current
  }
  return {
    problem,
    isBusy: waiting > 0,
    add: (lines: readonly AddedLine[]) =>
      change('add', async () => {
        for (const body of lines)
          await client.send('POST /admin/draft-orders/:id/line-items', { params: { id }, body })
      }),
    update: (line_id: string, body: { quantity?: number; title?: string; unit_price?: number }) =>
      change(line_id, () =>
        client.send('POST /admin/draft-orders/:id/line-items/:line_id', { params: { id, line_id }, body }),
      ),
    remove: (line_id: string) =>
      change(line_id, () =>
        client.send('DELETE /admin/draft-orders/:id/line-items/:line_id', { params: { id, line_id } }),
      ),
  }
}
