import type { Order, OrderEdit } from '@cartwright/contract'
import { useClient } from '@cartwright/sdk/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldNamedIn } from '../../../kit/form/field-errors'
import { useErrorMessage } from '../../../kit/use-error-message'
import { useRefresh } from '../../../kit/use-refresh'
import { type EditedLine, editedLines } from './edit-lines'
import { usePutEdit } from './use-edits'

/** Where something went wrong: on the line of a key, where items are added, or with the edit as a whole. */
export interface EditProblem {
  at: string
  text: string
}

/**
 * Changes the lines of an edit. It begins with the first change, so that an order that is only looked at has none. One change
 * goes out after the other, each with what the one before it answered.
 */
export function useEditWork(order: Order, open: OrderEdit | undefined) {
  const { t } = useTranslation()
  const client = useClient()
  const put = usePutEdit(order.id)
  const refresh = useRefresh('POST /admin/order-edits/:id')
  const message = useErrorMessage()
  const [problem, setProblem] = useState<EditProblem>()
  const [waiting, setWaiting] = useState(0)
  const line = useRef<Promise<void>>(Promise.resolve())
  const known = useRef(open)
  if (waiting === 0) known.current = open

  const keep = (edit: OrderEdit) => {
    known.current = edit
    put(edit)
    return edit
  }
  const begun = async (): Promise<OrderEdit | undefined> => {
    if (known.current) return known.current
    try {
      const { order_edit } = await client.send('POST /admin/order-edits', { body: { order_id: order.id } })
      return keep(order_edit)
    } catch (error) {
      setProblem({ at: 'edit', text: message(error) })
      return undefined
    }
  }
  const change = (at: string, work: (edit: OrderEdit) => Promise<OrderEdit>) => {
    setProblem(undefined)
    setWaiting((count) => count + 1)
    line.current = line.current.then(async () => {
      try {
        const edit = await begun()
        if (edit) keep(await work(edit))
      } catch (error) {
        const text = message(error)
        setProblem({ at, text: fieldNamedIn(text, { quantity: 0 }).quantity?.[0] ?? text })
      } finally {
        refresh()
        setWaiting((count) => count - 1)
      }
    })
  }
  /** The line of the edit as it is now: ids are those of its copies, and change when a change is undone. */
  const lineIn = (edit: OrderEdit, key: string): EditedLine => {
    const found = editedLines(order, edit).find((one) => one.key === key)
    if (!found) throw new Error(t('not_done'))
    return found
  }
  const at = (edit: OrderEdit, key: string) => ({ id: edit.id, item_id: lineIn(edit, key).line.id })

  return {
    problem,
    isBusy: waiting > 0,
    add: (variantIds: readonly string[]) => {
      for (const variant_id of variantIds)
        change('add', async ({ id }) => {
          const body = { variant_id, quantity: 1 }
          return (await client.send('POST /admin/order-edits/:id/items', { params: { id }, body })).order_edit
        })
    },
    setQuantity: (key: string, quantity: number) =>
      change(key, async (edit) => {
        const given = { params: at(edit, key), body: { quantity } }
        return (await client.send('POST /admin/order-edits/:id/items/:item_id', given)).order_edit
      }),
    remove: (key: string) =>
      change(key, async (edit) => {
        const given = { params: at(edit, key) }
        return (await client.send('DELETE /admin/order-edits/:id/items/:item_id', given)).order_edit
      }),
    undo: (key: string) =>
      change(key, async (edit) => {
        const { change: made } = lineIn(edit, key)
        const params = { id: edit.id }
        if (made)
          await client.send('DELETE /admin/order-edits/:id/changes/:change_id', {
            params: { ...params, change_id: made.id },
          })
        return (await client.send('GET /admin/order-edits/:id', { params })).order_edit
      }),
    note: (internal_note: string) =>
      change('note', async ({ id }) => {
        const given = { params: { id }, body: { internal_note: internal_note || null } }
        return (await client.send('POST /admin/order-edits/:id', given)).order_edit
      }),
  }
}

export type EditWork = ReturnType<typeof useEditWork>
