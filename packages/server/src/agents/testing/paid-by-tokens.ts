import { expect } from 'vitest'
import type { ShopConfig } from '../../define-shop'
import { stripePayment } from '../../providers/payment/stripe'
import type { StripeDouble } from '../../testing/stripe-double'
import type { TestShop } from '../../testing/test-shop'
import { america, mug, post, type TestProduct } from '../../testing/world'

/** A shop that agents pay by tokens of Stripe. */
export const paidByTokens = (stripe: StripeDouble, agents: ShopConfig['agents']): Partial<ShopConfig> => ({
  agents,
  localWebhooks: true,
  baseUrl: 'http://shop.test',
  payment: [
    stripePayment({
      api_key: 'sk_test',
      api_base: stripe.url,
      retries: 0,
      timeout: 20_000,
      return_url: 'https://shop.example.com/checkout',
      shared_payment_tokens: { merchant_id: 'profile_1' },
    }),
  ],
})

/** What it sells and how it sends it. */
export async function tokenWorld(t: TestShop): Promise<{ cup: TestProduct; option: { id: string } }> {
  const usa = await america(t)
  await t.call('POST /admin/regions/:id/payment-providers', {
    params: { id: usa.id },
    body: { provider_id: 'stripe' },
    headers: t.staff,
  })
  return { cup: await mug(t), option: await post(t, usa, { name: 'Slow', amount: 300 }) }
}

/** An order holds just this money at Stripe, and nothing tells of the token it was had by. */
export async function expectHeld(
  t: TestShop,
  done: { order: { id: string } },
  { amount, token }: { amount: number; token: string },
): Promise<void> {
  const { order } = await t.call('GET /admin/orders/:id', {
    headers: t.staff,
    params: { id: done.order.id },
    query: { expand: 'payments' },
  })
  expect(order.payments).toMatchObject([{ provider_id: 'stripe', amount }])
  expect(JSON.stringify([done, order])).not.toContain(token)
}
