import { definePlugin, route, unauthorized, z } from '@cartwright/server'
import { cardOf, earn, give, takeBack } from './points'
import { migrations } from './tables'

const Card = z.object({
  points: z.number(),
  entries: z.array(
    z.object({
      id: z.string(),
      order_id: z.string().nullable(),
      kind: z.enum(['earned', 'taken_back', 'given']),
      points: z.number(),
      created_at: z.string(),
    }),
  ),
})
const idOf = (data: unknown) => (data as { id: string }).id

/** A loyalty card for every customer: a point for each piece they buy. */
export const loyaltyCard = () =>
  definePlugin({
    name: 'loyalty-card',
    migrations,
    routes: [
      route(
        'GET /store/loyalty-card/me',
        { access: 'customer', returns: z.object({ points: z.number() }) },
        async (shop, { caller }) => {
          if (!caller.customer) throw unauthorized()
          return cardOf(shop.db, caller.customer.id)
        },
      ),
      route(
        'GET /admin/loyalty-card/customers/:customer_id',
        { access: 'staff', permission: 'customers:read', returns: z.object({ card: Card }) },
        async (shop, { params }) => ({ card: await cardOf(shop.db, params.customer_id) }),
      ),
      route(
        'POST /admin/loyalty-card/customers/:customer_id',
        {
          access: 'staff',
          permission: 'customers:write',
          body: z.strictObject({ points: z.int().min(1).max(1000) }),
          returns: z.object({ card: Card }),
        },
        async (shop, { params, body }) => {
          await give(shop, params.customer_id, body.points)
          return { card: await cardOf(shop.db, params.customer_id) }
        },
      ),
    ],
    subscribers: [
      { id: 'earn', events: ['order.placed'], handle: (shop, { data }) => earn(shop, idOf(data)) },
      { id: 'take-back', events: ['order.canceled'], handle: (shop, { data }) => takeBack(shop, idOf(data)) },
    ],
    admin: '@cartwright-examples/loyalty-card/admin',
  })
export default loyaltyCard
