import { type ShopVisit, storefrontOf } from '../shop/context.server'
import { type PaymentView, paymentNotice } from './payment-view.server'
import { type PaymentHosts, wayOf } from './ways.server'

/**
 * What a page shows of the ways to pay, with what became of a payment that a bank has sent back from. Lets the scripts of
 * these ways into the page of this request, and into no other.
 */
export function withPayment(
  request: Request,
  context: unknown,
  shop: ShopVisit,
  payment: PaymentView,
): PaymentView {
  const hosts = payment.methods.flatMap(({ id }) => wayOf(id)?.hosts ?? [])
  const all = (kind: keyof PaymentHosts) => [...new Set(hosts.flatMap((one) => one[kind]))]
  if (hosts.length > 0)
    storefrontOf(context).paymentHosts = {
      script: all('script'),
      frame: all('frame'),
      connect: all('connect'),
    }
  return { ...payment, ...paymentNotice(request, shop) }
}
