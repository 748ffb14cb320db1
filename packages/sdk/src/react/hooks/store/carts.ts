'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Store: carts. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** Open a cart, with goods in it if you name any. */
export const useCreateCart = change('POST /store/carts')
/** Read a cart with its goods, totals and payment sessions. */
export const useGetCart = read('GET /store/carts/:id', 'shape')
/** Change a cart: buyer, region, addresses, discounts, gift cards. */
export const useUpdateCart = change('POST /store/carts/:id')
/** Buy: pay for a cart and make it an order, or say what the shopper has to do first. */
export const useCompleteCart = change('POST /store/carts/:id/complete')
/** Put a variant into a cart. */
export const useCreateLineItem = change('POST /store/carts/:id/line-items')
/** Change the quantity of a line; 0 takes it out. */
export const useUpdateLineItem = change('POST /store/carts/:id/line-items/:line_id')
/** Take a line out of a cart. */
export const useDeleteLineItem = change('DELETE /store/carts/:id/line-items/:line_id')
/** Take a discount off a cart, by its code. */
export const useDeleteDiscount = change('DELETE /store/carts/:id/discounts/:code')
/** Choose how the goods are sent. */
export const useAddShippingMethodToCart = change('POST /store/carts/:id/shipping-methods')
/** Begin payment: a session for each provider of the region. */
export const useCreatePaymentSession = change('POST /store/carts/:id/payment-sessions')
/** Choose how a cart is paid. */
export const useSetPaymentSession = change('POST /store/carts/:id/payment-session')
/** Choose a payment session and give its provider data. */
export const useUpdatePaymentSession = change('POST /store/carts/:id/payment-sessions/:provider_id')
/** Begin a payment session anew at its provider. */
export const useRefreshPaymentSession = change('POST /store/carts/:id/payment-sessions/:provider_id/refresh')
/** Give up a payment session. */
export const useDeletePaymentSession = change('DELETE /store/carts/:id/payment-sessions/:provider_id')
/** Work out the taxes of a cart now. */
export const useCalculateCartTaxes = change('POST /store/carts/:id/taxes')
