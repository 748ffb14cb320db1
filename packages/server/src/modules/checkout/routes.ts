import { routes } from '../../http/request'
import { completeCart } from './complete-cart'

export const checkoutRoutes = routes({
  'POST /store/carts/:id/complete': (shop, { params, caller }) => completeCart(shop, params.id, caller),
  'POST /store/carts/:id/complete-cart': (shop, { params, caller }) => completeCart(shop, params.id, caller),
})
