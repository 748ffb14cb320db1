import type { Shop } from '../../../shop'
import { archiveOrder, completeOrder } from '../../order/close-order'
import { findingsOfOrders } from '../queries/order-facts'
import { auditTurn } from './audit-turn'
import type { ManyAction, Turn } from './many-action'

const closing = (turn: Turn, call: string, close: (shop: Shop, id: string) => Promise<void>) =>
  auditTurn(turn, call, () =>
    turn.shop.transaction(async (tx) => {
      await close(turn.shop, turn.target.record_id)
      await turn.doneAtOnce(tx)
    }),
  )

/** Marks orders as done. */
export const complete = (): ManyAction => ({
  look: (db, targets) =>
    findingsOfOrders(db, targets, ({ status }) =>
      status === 'completed' || status === 'archived' ? { reason: 'already_done' } : {},
    ),
  act: (turn) => closing(turn, 'POST /admin/orders/:id/complete', completeOrder),
})

/** Puts completed orders away. */
export const archive = (): ManyAction => ({
  look: (db, targets) =>
    findingsOfOrders(db, targets, ({ status }) =>
      status === 'archived'
        ? { reason: 'already_done' }
        : status === 'completed'
          ? {}
          : { reason: 'not_completed', isRefused: true },
    ),
  act: (turn) => closing(turn, 'POST /admin/orders/:id/archive', archiveOrder),
})
