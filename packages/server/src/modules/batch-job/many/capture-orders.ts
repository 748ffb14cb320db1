import { captureOrder } from '../../order/capture-order'
import { findingsOfOrders, untakenSums } from '../queries/order-facts'
import { auditTurn } from './audit-turn'
import type { ManyAction } from './many-action'

const taken = new Set(['captured', 'partially_refunded', 'refunded'])

/** Takes the money that is held. The provider knows each payment by its key: asked again it takes nothing twice. */
export const capture = (): ManyAction => ({
  async look(db, targets) {
    const sums = await untakenSums(db, targets)
    return findingsOfOrders(db, targets, ({ id, payment_status }) => {
      const untaken = sums.get(id)
      if (untaken) return { sums: untaken }
      if (taken.has(payment_status)) return { reason: 'already_done' }
      // An order that costs nothing waits for it all the same.
      return payment_status === 'awaiting' ? {} : { reason: 'nothing_to_capture', isRefused: true }
    })
  },
  act: (turn) =>
    auditTurn(turn, 'POST /admin/orders/:id/capture', () =>
      captureOrder(turn.shop, turn.target.record_id, {
        begun: (tx) => turn.begin(tx, {}),
        done: async (tx, outcomes) => {
          const failed = outcomes.find(({ error }) => error !== undefined)
          // What was held was taken by another request since it was looked at.
          if (outcomes.length === 0 && turn.found.sums && !turn.target.begun) return turn.skip(tx)
          if (!failed) return turn.done(tx)
          const said = failed.error instanceof Error ? failed.error.message : String(failed.error)
          return turn.refuse(tx, 'payment_failed', said)
        },
      }),
    ),
})
