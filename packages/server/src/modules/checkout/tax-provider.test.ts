import type { Region } from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { testPaymentProvider } from '../../testing/test-payment-provider'
import { describeShop } from '../../testing/test-shop'
import { testTaxProvider } from '../../testing/test-tax-provider'
import { adasAddress, europe, mug, post, readyCart, type TestProduct } from '../../testing/world'

const tax = testTaxProvider()
const payment = testPaymentProvider('manual')

describeShop(
  'a region whose taxes another decides',
  (t) => {
    let region: Region
    let option: { id: string }
    let mugs: TestProduct

    beforeAll(async () => {
      region = await europe(t)
      await t.call('POST /admin/regions/:id', {
        headers: t.staff,
        params: { id: region.id },
        body: { tax_provider_id: tax.id },
      })
      option = await post(t, region)
      mugs = await mug(t, 1000)
    })
    beforeEach(() => {
      tax.mood = 'well'
      tax.rates = { de: 19, fr: 5.5 }
      tax.asked = []
      payment.asked = []
    })

    const ready = () =>
      readyCart(t, { region, option, items: [{ variant_id: mugs.variant('one'), quantity: 1 }] })
    const read = (id: string) => t.try('GET /store/carts/:id', { params: { id } })
    const complete = (id: string) => t.try('POST /store/carts/:id/complete', { params: { id } })
    const setRegion = (body: object) =>
      t.call('POST /admin/regions/:id', { headers: t.staff, params: { id: region.id }, body })

    it('shows what the provider says, of goods and of shipping', async () => {
      const cart = await ready()
      const country = cart.shipping_address?.country_code ?? ''
      const rate = tax.rates[country] ?? 0
      expect(cart.items?.[0]?.tax_lines).toMatchObject([{ rate, name: `Tax of ${country}`, code: 'test' }])
      expect(cart.tax_total).toBe(Math.round((800 * rate) / 100) + Math.round((500 * rate) / 100))
      expect(tax.asked.at(-1)).toMatchObject({
        items: [{ product_id: mugs.id, quantity: 1, unit_price: 800, rates: [{ rate: 20 }] }],
        shipping: [{ shipping_option_id: option.id, price: 500 }],
        context: { region_id: region.id, currency_code: 'eur' },
      })
    })

    it('is not asked again about a cart that did not change', async () => {
      const { id } = await ready()
      const before = tax.asked.length
      await read(id)
      await t.call('POST /store/carts/:id/payment-sessions', { params: { id } })
      expect((await complete(id)).body.type).toBe('order')
      expect(tax.asked).toHaveLength(before)
    })

    it('is asked again when the goods go elsewhere', async () => {
      const { id } = await ready()
      for (const country of ['de', 'fr']) {
        const { cart } = await t.call('POST /store/carts/:id', {
          params: { id },
          body: { shipping_address: adasAddress(country) },
        })
        expect(cart.items?.[0]?.tax_lines).toMatchObject([{ rate: tax.rates[country] }])
        expect(cart.payment_sessions).toMatchObject([{ amount: cart.total }])
      }
    })

    it('is what the order keeps and the payment is about', async () => {
      const cart = await ready()
      const { body } = await complete(cart.id)
      const { order } = await t.call('GET /admin/orders/:id', {
        headers: t.staff,
        params: { id: body.data.id },
        query: { expand: 'items.tax_lines,shipping_methods.tax_lines,payments' },
      })
      const taxed = { code: 'test', rate: tax.rates[cart.shipping_address?.country_code ?? ''] }
      expect(order.items?.[0]?.tax_lines).toMatchObject([taxed])
      expect(order.shipping_methods?.[0]?.tax_lines).toMatchObject([taxed])
      expect(order.total).toBe(cart.total)
      expect(order.payments).toMatchObject([{ amount: cart.total }])
      tax.rates = {}
      expect(
        (await t.call('GET /admin/orders/:id', { headers: t.staff, params: { id: order.id } })).order.total,
      ).toBe(cart.total)
    })

    it.each(['failing', 'silent', 'nonsense'] as const)(
      'that is %s is told clearly, and the change of the cart is kept',
      async (mood) => {
        const { id } = await ready()
        tax.mood = mood
        const { status, body } = await t.try('POST /store/carts/:id/line-items', {
          params: { id },
          body: { variant_id: mugs.variant('one'), quantity: 1 },
        })
        expect(status).toBe(503)
        expect(body).toMatchObject({ type: 'unavailable', code: 'taxes_unavailable' })
        tax.mood = 'well'
        expect((await read(id)).body.cart.items).toMatchObject([{ quantity: 2 }])
      },
    )

    it('refuses completion while taxes are not known, asks for no money, and loses nothing', async () => {
      const { id } = await ready()
      const { tax_answer: answers } = t.shop.db.t
      await t.shop.transaction((tx) => tx.delete(answers))
      tax.mood = 'failing'
      const { status, body } = await complete(id)
      expect(status).toBe(503)
      expect(body).toMatchObject({ code: 'taxes_unavailable' })
      expect(payment.asked.filter(({ call }) => call === 'authorize')).toEqual([])
      tax.mood = 'well'
      expect((await read(id)).body.cart).toMatchObject({ completed_at: null, items: [{ quantity: 1 }] })
      expect((await complete(id)).body.type).toBe('order')
    })

    it('is left alone until taxes are wanted, where they are not automatic', async () => {
      await setRegion({ automatic_taxes: false })
      try {
        tax.mood = 'failing'
        const { cart } = await t.call('POST /store/carts', {
          body: { region_id: region.id, items: [{ variant_id: mugs.variant('one'), quantity: 1 }] },
        })
        expect(tax.asked).toEqual([])
        tax.mood = 'well'
        await t.call('POST /store/carts/:id', {
          params: { id: cart.id },
          body: { shipping_address: adasAddress('de') },
        })
        expect(tax.asked).toEqual([])
        const { cart: taxed } = await t.call('POST /store/carts/:id/taxes', { params: { id: cart.id } })
        expect(taxed.tax_total).toBe(152)
        expect(tax.asked).toHaveLength(1)
      } finally {
        await setRegion({ automatic_taxes: true })
      }
    })

    it('is asked about draft orders before they are marked as paid', async () => {
      const { draft_order } = await t.call('POST /admin/draft-orders', {
        headers: t.staff,
        body: {
          region_id: region.id,
          email: 'ada@example.com',
          items: [{ variant_id: mugs.variant('one'), quantity: 1 }],
          shipping_methods: [{ option_id: option.id }],
          shipping_address: adasAddress('de'),
        },
      })
      const { order } = await t.call('POST /admin/draft-orders/:id/pay', {
        headers: t.staff,
        params: { id: draft_order.id },
      })
      const { line_item_tax_line: lines } = t.shop.db.t
      const stored = await t.shop.db
        .select()
        .from(lines)
        .where(eq(lines.item_id, order.items?.[0]?.id ?? ''))
      expect(stored).toMatchObject([{ rate: 19, code: 'test' }])
    })
  },
  { tax: [tax], payment: [payment] },
)
