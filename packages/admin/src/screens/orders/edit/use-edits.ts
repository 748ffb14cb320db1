import type { OrderEdit } from '@cartwright/contract'
import { keyOf, useEndpoint } from '@cartwright/sdk/react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

const call = 'GET /admin/order-edits'
const askedOf = (orderId: string) => ({ query: { order_id: orderId, order: '-created_at', limit: 50 } })

/** The edits of an order, the latest first. */
export const useEdits = (orderId: string, isAllowed = true) =>
  useEndpoint(call, askedOf(orderId), { enabled: isAllowed, select: ({ order_edits }) => order_edits })

/** Puts what the shop answered about an edit in the place of what was known of it. */
export function usePutEdit(orderId: string): (edit: OrderEdit) => void {
  const cache = useQueryClient()
  return useCallback((edit) => put(cache, orderId, edit), [cache, orderId])
}

function put(cache: QueryClient, orderId: string, edit: OrderEdit) {
  cache.setQueryData<{ order_edits: OrderEdit[]; count: number }>(keyOf(call, askedOf(orderId)), (known) => {
    if (!known) return known
    const others = known.order_edits.filter(({ id }) => id !== edit.id)
    const isNew = others.length === known.order_edits.length
    return { ...known, count: known.count + (isNew ? 1 : 0), order_edits: [edit, ...others] }
  })
}
