import { routes } from '../../http/request'
import { cancelLaterFulfillment, fulfillLaterSale, shipLaterSale } from '../fulfillment/fulfill-later-sale'
import { readOrder } from '../order/read-order'
import { cancelClaim } from './cancel-claim'
import { claimSale } from './claim-sale'
import { createClaim } from './create-claim'
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
    await fulfillLaterSale(shop, claimSale, params.id, params.claim_id, body)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/claims/:claim_id/fulfillments/:fulfillment_id/cancel': async (
    shop,
    { params, shape },
  ) => {
    await cancelLaterFulfillment(shop, claimSale, params.id, params.claim_id, params.fulfillment_id)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/claims/:claim_id/shipments': async (shop, { params, body, shape }) => {
    await shipLaterSale(shop, claimSale, params.id, params.claim_id, body)
    return { order: await readOrder(shop, params.id, shape) }
  },
})
