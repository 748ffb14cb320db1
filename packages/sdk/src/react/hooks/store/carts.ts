'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Store: carts. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useCreateCart = change('POST /store/carts')
export const useGetCart = read('GET /store/carts/:id', 'shape')
export const useUpdateCart = change('POST /store/carts/:id')
export const useCompleteCart = change('POST /store/carts/:id/complete')
export const useCreateLineItem = change('POST /store/carts/:id/line-items')
export const useUpdateLineItem = change('POST /store/carts/:id/line-items/:line_id')
export const useDeleteLineItem = change('DELETE /store/carts/:id/line-items/:line_id')
export const useDeleteDiscount = change('DELETE /store/carts/:id/discounts/:code')
export const useAddShippingMethodToCart = change('POST /store/carts/:id/shipping-methods')
export const useCreatePaymentSession = change('POST /store/carts/:id/payment-sessions')
export const useSetPaymentSession = change('POST /store/carts/:id/payment-session')
export const useUpdatePaymentSession = change('POST /store/carts/:id/payment-sessions/:provider_id')
export const useRefreshPaymentSession = change('POST /store/carts/:id/payment-sessions/:provider_id/refresh')
export const useDeletePaymentSession = change('DELETE /store/carts/:id/payment-sessions/:provider_id')
export const useCalculateCartTaxes = change('POST /store/carts/:id/taxes')
