import { ArgumentError, type Order } from '@cartwright/contract'
import { z } from 'zod'
import type { AskShop } from '../ask-shop'
import { type OwnTool, ownTool } from './own-tool'

const takes = z.strictObject({
  order_id: z.string().min(1).describe('The id of the order, not its number'),
  amount: z
    .int()
    .min(1)
    .optional()
    .describe('In minor units of the currency of the order; without it all that may still be refunded'),
  reason: z.string().min(1).max(500).describe('Why: discount, return, swap, claim or other'),
  note: z.string().max(2000).optional().describe('For staff, kept with the refund'),
  items: z
    .array(
      z.strictObject({
        item_id: z.string().min(1).describe('The id of a line of the order'),
        quantity: z.int().min(1).describe('How many pieces of it'),
      }),
    )
    .min(1)
    .max(500)
    .optional()
    .describe('For which pieces it is'),
})
type Wish = z.output<typeof takes>

/**
 * Describes a refund without sending it: what it would give back to whom, held against what the order still allows. Whoever
 * may refund sends it; no money moves here.
 */
export const draftRefund = (mayWrite: boolean): OwnTool =>
  ownTool(
    'draft_refund',
    'Describes a refund of an order for a person to approve: checks it against the order and sends nothing. Use it before any refund.',
    takes,
    async (wish, ask) => {
      const order = await orderOf(wish.order_id, ask)
      const refundable = refundableOf(order)
      const amount = wish.amount ?? refundable
      assertPossible(wish, order, amount, refundable)
      const { note, items, reason } = wish
      return {
        draft: { tool: 'refund_order', arguments: { id: order.id, amount, reason, note, items } },
        order: {
          id: order.id,
          display_id: order.display_id,
          email: order.email,
          currency_code: order.currency_code,
          payment_status: order.payment_status,
          total: order.total,
          refunded_total: order.refunded_total,
          refundable_amount: refundable,
        },
        is_sent: false,
        next: mayWrite
          ? 'Nothing was sent. Show this to a person; once they agree, call the tool of the draft with its arguments.'
          : `Nothing was sent, and no tool here sends it. A person approves it in the back office, at order #${order.display_id}.`,
      }
    },
  )

async function orderOf(id: string, ask: AskShop): Promise<Order> {
  const path = `/admin/orders/${encodeURIComponent(id)}`
  const { order } = (await ask({ method: 'GET', path, query: {} })) as { order: Order }
  return order
}

/** What the shop would give back at most: of what was captured, what is left. */
function refundableOf({ refundable_amount = 0, payments = [] }: Order): number {
  const left = payments
    .filter(({ captured_at, canceled_at }) => captured_at && !canceled_at)
    .reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0)
  return Math.min(refundable_amount, left)
}

function assertPossible({ items = [] }: Wish, order: Order, amount: number, refundable: number): void {
  const problems: { path: string; message: string }[] = []
  const say = (path: string, message: string) => problems.push({ path, message: `${path} ${message}` })
  if (amount < 1) say('order_id', 'is of an order of which nothing can be refunded')
  else if (amount > refundable) say('amount', `must be at most ${refundable}, which may still be refunded`)
  for (const [at, { item_id, quantity }] of items.entries()) {
    const line = order.items?.find(({ id }) => id === item_id)
    if (!line) say(`items.${at}.item_id`, 'must be a line of this order')
    else if (quantity > line.quantity) say(`items.${at}.quantity`, `must be at most ${line.quantity}`)
  }
  if (problems.length > 0) throw new ArgumentError(problems)
}
