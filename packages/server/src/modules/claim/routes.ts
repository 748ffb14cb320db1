import { routes } from '../../http/ask'
import { readOrder } from '../order/read-order'
import { cancelClaim } from './cancel-claim'
import { createClaim } from './create-claim'
import { cancelClaimFulfillment, fulfillClaim, shipClaim } from './fulfill-claim'
import { updateClaim } from './update-claim'

export const claimRoutes = routes({
  'POST /admin/orders/:id/claims': async (shop, { params, body, shape }) => {
    await createClaim(shop, params.id, body)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/claims/:claim_id': async (shop, { params, body, shape }) => {
    await updateClaim(shop, params.id, params.claim_id, body)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/claims/:claim_id/cancel': async (shop, { params, shape }) => {
    await cancelClaim(shop, params.id, params.claim_id)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/claims/:claim_id/fulfillments': async (shop, { params, body, shape }) => {
    await fulfillClaim(shop, params.id, params.claim_id, body)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/claims/:claim_id/fulfillments/:fulfillment_id/cancel': async (
    shop,
    { params, shape },
  ) => {
    await cancelClaimFulfillment(shop, params.id, params.claim_id, params.fulfillment_id)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/claims/:claim_id/shipments': async (shop, { params, body, shape }) => {
    await shipClaim(shop, params.id, params.claim_id, body)
    return { order: await readOrder(shop, params.id, shape) }
  },
})
