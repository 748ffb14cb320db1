import type { OrderChange } from '@cartwright/contract'
import { invalidData, notAllowed } from '../../../errors'
import { shipOrder } from '../../fulfillment/fulfill-order'
import { findingsOfOrders, ordersByNumber, parcelsOf } from '../queries/order-facts'
import { auditTurn } from './audit-turn'
import type { Finding, ManyAction, NewTarget, Target } from './many-action'

type Asked = Extract<OrderChange, { action: 'ship' }>

/** Marks parcels as sent, with the tracking numbers of a sheet: several for one order are one for each of its parcels. */
export const ship = ({ parcels = [], no_notification }: Asked): ManyAction => ({
  async check() {
    if (parcels.length === 0)
      throw invalidData('context.parcels: name at least one order and its tracking number')
  },
  async targets(db) {
    const numbers = new Map<string, Set<string>>()
    for (const { order, tracking_numbers } of parcels) {
      const name = order.replace(/^#\s*/, '')
      const known = numbers.get(name) ?? new Set()
      for (const one of tracking_numbers) known.add(one)
      numbers.set(name, known)
    }
    const found = await ordersByNumber(db, [...numbers.keys()].flatMap(numberOf))
    return [...numbers].map(
      ([name, tracking_numbers]): NewTarget => ({
        record_id: numberOf(name).flatMap((number) => found.get(number) ?? [])[0] ?? null,
        name: `#${name}`,
        given: { tracking_numbers: [...tracking_numbers] },
      }),
    )
  },
  async look(db, targets) {
    const known = await parcelsOf(db, targets)
    const numbers = new Map(targets.map((target) => [target.record_id, numbersOf(target)]))
    return findingsOfOrders(db, targets, ({ id }): Omit<Finding, 'name'> => {
      const all = known.get(id) ?? []
      const waiting = all.filter(({ shipped_at }) => !shipped_at)
      if (waiting.length === 0)
        return all.length > 0 ? { reason: 'already_done' } : { reason: 'not_packed', isRefused: true }
      return waiting.length === 1 || waiting.length === numbers.get(id)?.length
        ? {}
        : { reason: 'several_parcels', isRefused: true }
    })
  },
  act: (turn) =>
    auditTurn(turn, 'POST /admin/orders/:id/shipment', () => {
      const { shop, target } = turn
      const numbers = numbersOf(target)
      return shop.transaction(async (tx) => {
        const waiting = ((await parcelsOf(tx, [target])).get(target.record_id) ?? []).filter(
          ({ shipped_at }) => !shipped_at,
        )
        if (waiting.length === 0) throw notAllowed('Its parcel was sent or called off meanwhile')
        for (const [at, { id }] of waiting.entries())
          await shipOrder(shop, target.record_id, {
            fulfillment_id: id,
            tracking_numbers: waiting.length === 1 ? numbers : numbers.slice(at, at + 1),
            ...(no_notification === undefined ? {} : { no_notification }),
          })
        await turn.doneAtOnce(tx)
      })
    }),
})

const numbersOf = ({ given }: Target): string[] => (given?.tracking_numbers as string[] | undefined) ?? []

const numberOf = (text: string): number[] => {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return number > 0 ? [number] : []
}
