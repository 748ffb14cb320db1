import type { Cart } from '@cartwright/contract'
import { Refused } from '../ask-shop'
import type { Guest } from './guest'
import { linePlan, type WantedLine } from './line-plan'
import type { NotDone } from './said'

/** Why goods cannot be had, by what the shop says; undefined for refusals that are not about the goods. */
function refusedGoods({ facts, message }: Refused): { code: string; content: string } | undefined {
  if (facts.code === 'insufficient_inventory') return { code: 'out_of_stock', content: message }
  if (facts.type === 'not_found' || facts.type === 'invalid_data' || facts.type === 'not_allowed')
    return { code: 'item_unavailable', content: message }
  return undefined
}

/** Makes the goods of a cart those that are wanted. What cannot be had stays as it was, and is told. */
export async function applyLines(
  guest: Guest,
  cart: Cart,
  wanted: readonly WantedLine[],
): Promise<{ cart: Cart; notDone: NotDone[] }> {
  const plan = linePlan(cart.items ?? [], wanted)
  const notDone: NotDone[] = []
  let now = cart
  const pathOf = (variant_id: string) =>
    `$.line_items[${wanted.findIndex(({ item }) => item.id === variant_id)}]`
  const tried = async (variant_id: string, work: () => Promise<{ cart: Cart }>) => {
    try {
      now = (await work()).cart
    } catch (error) {
      const why = error instanceof Refused ? refusedGoods(error) : undefined
      if (!why) throw error
      notDone.push({ ...why, path: pathOf(variant_id) })
    }
  }
  for (const line_id of plan.remove)
    now = (await guest('DELETE /store/carts/:id/line-items/:line_id', { params: { id: cart.id, line_id } }))
      .cart
  for (const { line_id, variant_id, quantity } of plan.change)
    await tried(variant_id, () =>
      guest('POST /store/carts/:id/line-items/:line_id', {
        params: { id: cart.id, line_id },
        body: { quantity },
      }),
    )
  for (const body of plan.add)
    await tried(body.variant_id, () =>
      guest('POST /store/carts/:id/line-items', { params: { id: cart.id }, body }),
    )
  return { cart: now, notDone }
}
