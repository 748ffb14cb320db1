import { routes } from '../../http/request'
import { addLineItem } from './add-line-item'
import { addShippingMethod } from './add-shipping-method'
import { askTaxes } from './ask-taxes'
import { cartAnswer, cartAnswerWithData } from './cart-reply'
import { createCart } from './create-cart'
import { goodsAndSums } from './goods-and-sums'
import { withCustomer } from './load-customer'
import { offeredOptions } from './offered-options'
import { visitCart } from './open-cart'
import {
  createPaymentSessions,
  deletePaymentSession,
  refreshPaymentSession,
  selectPaymentSession,
  updatePaymentSession,
} from './payment-sessions'
import { readCart, shapedCart } from './read-cart'
import { removeDiscount } from './remove-discount'
import { updateCart } from './update-cart'
import { removeLineItem, updateLineItem } from './update-line-item'

export const cartRoutes = routes({
  'POST /store/carts': async (shop, ask) => cartAnswer(shop, await createCart(shop, ask.body, ask)),
  'GET /store/carts/:id': async (shop, { params, query, caller, shape }) => {
    const { cart, isClosed } = await readCart(shop, params.id, caller)
    if (isClosed) return { cart: goodsAndSums(shop, cart) }
    const isWhole = query.fields === undefined && query.expand === undefined
    return isWhole ? cartAnswer(shop, cart) : { cart: await shapedCart(shop, cart, shape) }
  },
  'POST /store/carts/:id': async (shop, { params, body, caller }) =>
    cartAnswer(shop, await updateCart(shop, params.id, body, caller)),
  'DELETE /store/carts/:id/discounts/:code': async (shop, { params, caller }) =>
    cartAnswer(shop, await removeDiscount(shop, params.id, params.code, caller)),
  'POST /store/carts/:id/line-items': async (shop, { params, body, caller, language }) =>
    cartAnswer(shop, await withCustomer(shop.db, await addLineItem(shop, params.id, body, caller, language))),
  'POST /store/carts/:id/line-items/:line_id': async (shop, { params, body, caller }) =>
    cartAnswer(shop, await updateLineItem(shop, params.id, params.line_id, body, caller)),
  'DELETE /store/carts/:id/line-items/:line_id': async (shop, { params, caller }) =>
    cartAnswer(shop, await removeLineItem(shop, params.id, params.line_id, caller)),
  'GET /store/shipping-options/:cart_id': async (shop, { params, caller, language }) => ({
    shipping_options: await offeredOptions(shop, params.cart_id, caller, language),
  }),
  'POST /store/carts/:id/shipping-methods': async (shop, { params, body, caller }) =>
    cartAnswer(shop, await addShippingMethod(shop, params.id, body, caller)),
  'POST /store/carts/:id/taxes': async (shop, { params, caller }) =>
    cartAnswer(shop, await askTaxes(shop, await visitCart(shop.db, params.id, caller)), { taxed: true }),
  'POST /store/carts/:id/payment-sessions': async (shop, { params, caller }) => {
    const cart = await createPaymentSessions(shop, params.id, caller)
    return cartAnswerWithData(shop, cart, { taxed: true })
  },
  'POST /store/carts/:id/payment-session': async (shop, { params, body, caller }) =>
    cartAnswer(shop, await selectPaymentSession(shop, params.id, body.provider_id, caller)),
  'POST /store/carts/:id/payment-sessions/:provider_id': async (shop, { params, body, caller }) =>
    cartAnswer(shop, await updatePaymentSession(shop, params.id, params.provider_id, body.data, caller)),
  'POST /store/carts/:id/payment-sessions/:provider_id/refresh': async (shop, { params, caller }) =>
    cartAnswer(shop, await refreshPaymentSession(shop, params.id, params.provider_id, caller)),
  'DELETE /store/carts/:id/payment-sessions/:provider_id': async (shop, { params, caller }) =>
    cartAnswer(shop, await deletePaymentSession(shop, params.id, params.provider_id, caller)),
})
