import type { Region } from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { deliverAll } from '../../events/worker'
import { stripePayment } from '../../providers/payment/stripe'
import { stripeDouble } from '../../testing/stripe-double'
import { describeShop } from '../../testing/test-shop'
import { europe, mug, post, readyCart, type TestProduct } from '../../testing/world'
import { subscribers } from '../subscribers'

const stripe = await stripeDouble()
afterAll(() => stripe.close())
const stripeOf = (capture: boolean) =>
  stripePayment({
    api_key: 'sk_test',
    webhook_secret: stripe.secret,
    api_base: stripe.url,
    retries: 0,
    timeout: 20_000,
    capture,
  })

for (const capture of [false, true])
  describeShop(
    `paying by Stripe, ${capture ? 'captured with the order' : 'captured by staff'}`,
    (t) => {
      let region: Region
      let option: { id: string }
      let mugs: TestProduct

      beforeAll(async () => {
        region = await europe(t)
        const { region_payment_providers: links } = t.shop.db.t
        await t.shop.transaction((tx) =>
          tx.update(links).set({ provider_id: 'stripe' }).where(eq(links.region_id, region.id)),
        )
        option = await post(t, region)
        mugs = await mug(t, 1000)
      })
      afterEach(() => {
        stripe.failures.length = 0
      })

      const ready = async (of = mugs) => {
        const cart = await readyCart(t, {
          region,
          option,
          items: [{ variant_id: of.variant('one'), quantity: 1 }],
        })
        return { cart, intent: intentOf(cart) }
      }
      const intentOf = (cart: { payment_session?: { data: object } | null }) =>
        String((cart.payment_session?.data as { id?: string } | undefined)?.id)
      const complete = (id: string) => t.try('POST /store/carts/:id/complete', { params: { id } })
      const read = async (id: string) => (await t.call('GET /store/carts/:id', { params: { id } })).cart
      const orders = async (cartId: string) => {
        const { order } = t.shop.db.t
        return t.shop.db.select().from(order).where(eq(order.cart_id, cartId))
      }
      const orderOf = async (id: string) =>
        (
          await t.call('GET /admin/orders/:id', {
            headers: t.staff,
            params: { id },
          })
        ).order
      /** What Stripe posts about an intent; delivered and worked on. */
      const news = async (type: string, intent: string, id?: string) => {
        const object = type.startsWith('payment_intent.')
          ? (stripe.intents.get(intent) ?? {})
          : { object: type.startsWith('refund') ? 'refund' : 'charge', id: 'x_1', payment_intent: intent }
        const { body, signature } = stripe.delivery(type, object, { id })
        const response = await t.app.fetch(
          new Request('http://localhost/stripe/hooks', {
            method: 'POST',
            body,
            headers: { 'stripe-signature': signature },
          }),
        )
        await deliverAll(t.shop, subscribers)
        return response.status
      }
      const paidOrder = async () => {
        const { cart, intent } = await ready()
        stripe.pay(intent)
        const { body } = await complete(cart.id)
        expect(body.type).toBe('order')
        return { id: body.data.id as string, intent, total: body.data.total as number }
      }

      it('asks for the total of the cart, and for the new one after a change', async () => {
        const { cart, intent } = await ready()
        expect(stripe.intents.get(intent)).toMatchObject({
          amount: cart.total,
          currency: 'eur',
          metadata: { resource_id: cart.id },
        })
        expect(cart.payment_session?.data).toMatchObject({ client_secret: expect.any(String) })
        const params = { id: cart.id }
        const { cart: more } = await t.call('POST /store/carts/:id/line-items', {
          params,
          body: { variant_id: mugs.variant('one'), quantity: 1 },
        })
        expect(stripe.intents.get(intent)?.amount).toBe(more.total)
      })

      it('makes an order of a cart whose bank wants to ask the shopper first', async () => {
        const { cart, intent } = await ready()
        stripe.pay(intent, 'secure')
        const { body } = await complete(cart.id)
        expect(body).toMatchObject({ type: 'cart', payment_status: 'requires_more' })
        stripe.arrive(intent)
        const { body: done } = await complete(cart.id)
        expect(done.type).toBe('order')
        expect((await complete(cart.id)).body.data.id).toBe(done.data.id)
        expect(await orders(cart.id)).toHaveLength(1)
      })

      it('says why a card was declined, and lets the shopper try another', async () => {
        const { cart, intent } = await ready()
        stripe.pay(intent, 'declined')
        const { status, body } = await complete(cart.id)
        expect(status).toBe(422)
        expect(body).toMatchObject({
          type: 'payment_authorization_error',
          message: 'Your card was declined.',
        })
        stripe.pay(intent)
        expect((await complete(cart.id)).body.type).toBe('order')
      })

      it('does nothing by halves when Stripe does not answer', async () => {
        const { cart, intent } = await ready()
        stripe.pay(intent)
        stripe.fail(/^GET/, 'cut')
        expect((await complete(cart.id)).status).toBe(422)
        expect(await read(cart.id)).toMatchObject({ completed_at: null, payment_authorized_at: null })
        expect((await complete(cart.id)).body.type).toBe('order')
      })

      it('keeps a change of the cart though Stripe does not answer, and charges the right sum in the end', async () => {
        const { cart, intent } = await ready()
        stripe.fail(/payment_intents/, 'cut')
        const { cart: more } = await t.call('POST /store/carts/:id/line-items', {
          params: { id: cart.id },
          body: { variant_id: mugs.variant('one'), quantity: 1 },
        })
        expect(more.items?.[0]?.quantity).toBe(2)
        const { cart: whole } = await t.call('POST /store/carts/:id/shipping-methods', {
          params: { id: cart.id },
          body: { option_id: option.id },
        })
        expect(stripe.intents.get(intent)?.amount).toBe(whole.total)
      })

      it('lets the money go when the goods are gone', async () => {
        const last = await mug(t, 1)
        const [first, second] = [await ready(last), await ready(last)]
        stripe.pay(first.intent)
        stripe.pay(second.intent)
        expect((await complete(first.cart.id)).body.type).toBe('order')
        expect(await news('payment_intent.amount_capturable_updated', second.intent)).toBe(200)
        expect(await orders(second.cart.id)).toHaveLength(0)
        if (capture)
          expect(stripe.refunds.filter((refund) => refund.payment_intent === second.intent)).toHaveLength(1)
        else expect(stripe.intents.get(second.intent)?.status).toBe('canceled')
      })

      it('completes the cart of a shopper who closed the browser, however often Stripe says so', async () => {
        const { cart, intent } = await ready()
        stripe.pay(intent)
        const type = capture ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated'
        expect(await news(type, intent, `evt_a_${intent}`)).toBe(200)
        expect(await news(type, intent, `evt_a_${intent}`)).toBe(200)
        expect(await news(type, intent, `evt_b_${intent}`)).toBe(200)
        const [order, ...others] = await orders(cart.id)
        expect(others).toEqual([])
        const { payments, payment_status } = await orderOf(order?.id ?? '')
        expect(payments).toHaveLength(1)
        expect(payment_status).toBe(capture ? 'captured' : 'awaiting')
        expect((await complete(cart.id)).body.data.id).toBe(order?.id)
      })

      it('notes a payment that failed on its session', async () => {
        const { cart, intent } = await ready()
        stripe.pay(intent, 'declined')
        await news('payment_intent.payment_failed', intent)
        expect((await read(cart.id)).payment_sessions).toMatchObject([{ status: 'error' }])
        stripe.pay(intent)
        expect((await complete(cart.id)).body.type).toBe('order')
      })

      it('captures once, by staff or on the screen of Stripe', async () => {
        const { id, intent, total } = await paidOrder()
        const capturing = () => t.try('POST /admin/orders/:id/capture', { headers: t.staff, params: { id } })
        expect((await capturing()).body.order.payment_status).toBe('captured')
        expect((await capturing()).status).toBe(200)
        await news('payment_intent.succeeded', intent)
        expect(stripe.intents.get(intent)).toMatchObject({ status: 'succeeded', amount_received: total })
        expect((await orderOf(id)).payment_status).toBe('captured')
        const other = await paidOrder()
        Object.assign(stripe.intents.get(other.intent) ?? {}, {
          status: 'succeeded',
          amount_received: other.total,
        })
        await news('payment_intent.succeeded', other.intent)
        const { payments, payment_status } = await orderOf(other.id)
        expect(payment_status).toBe('captured')
        expect(payments?.[0]?.captured_at).toBeTruthy()
      })

      it('refunds in parts, each once', async () => {
        const { id, intent, total } = await paidOrder()
        const params = { id }
        await t.call('POST /admin/orders/:id/capture', { headers: t.staff, params })
        const refund = (amount: number, key: string) =>
          t.try('POST /admin/orders/:id/refund', {
            headers: { ...t.staff, 'idempotency-key': `${id}-${key}` },
            params,
            body: { amount, reason: 'discount' },
          })
        expect((await refund(300, 'a')).body.order.payment_status).toBe('partially_refunded')
        expect((await refund(300, 'a')).status).toBe(200)
        expect((await refund(total - 300, 'b')).body.order.payment_status).toBe('refunded')
        expect((await refund(1, 'c')).status).toBe(400)
        const given = stripe.refunds.filter((row) => row.payment_intent === intent)
        expect(given.map(({ amount }) => amount)).toEqual([300, total - 300])
        await news('charge.refunded', intent)
        expect((await orderOf(id)).refunds).toHaveLength(2)
      })

      it('writes refunds made on the screen of Stripe down once, though the news come early and twice', async () => {
        const { id, intent, total } = await paidOrder()
        Object.assign(stripe.intents.get(intent) ?? {}, { status: 'succeeded', amount_received: total })
        stripe.refundOnScreen(intent, 200)
        await news('charge.refunded', intent, `evt_r_${intent}`)
        await news('charge.refunded', intent, `evt_r_${intent}`)
        await news('payment_intent.succeeded', intent)
        const { refunds, payment_status, refunded_total } = await orderOf(id)
        expect(refunds).toMatchObject([{ amount: 200, reason: 'other' }])
        expect([payment_status, refunded_total]).toEqual(['partially_refunded', 200])
        stripe.refundOnScreen(intent, total - 200)
        await news('charge.refunded', intent)
        expect(await orderOf(id)).toMatchObject({ payment_status: 'refunded', refunded_total: total })
      })

      const twice = async (type: string, intent: string) => {
        await news(type, intent)
        await news(type, intent)
      }
      const ledger = (id: string) =>
        t.call('GET /admin/orders/:id/ledger', { params: { id }, headers: t.staff })
      const timeline = async (id: string) =>
        (await t.call('GET /admin/orders/:id/timeline', { params: { id }, query: {}, headers: t.staff }))
          .timeline
      const told = async (name: string, id: string) => {
        const { event } = t.shop.db.t
        const rows = await t.shop.db.select().from(event).where(eq(event.name, name))
        return rows.filter(({ data }) => (data as { id: string }).id === id).length
      }
      const act = (path: string, id: string, body?: object) =>
        t.try(`POST /admin/orders/:id/${path}` as never, { headers: t.staff, params: { id }, body })

      it('resets the session of an open cart whose payment was canceled at Stripe', async () => {
        const { cart, intent } = await ready()
        stripe.cancelOnScreen(intent)
        await twice('payment_intent.canceled', intent)
        expect((await read(cart.id)).payment_sessions).toMatchObject([
          { status: 'pending', is_selected: null, is_initiated: false, data: {} },
        ])
        expect((await complete(cart.id)).status).toBe(400)
        const { cart: again } = await t.call('POST /store/carts/:id/payment-sessions', {
          params: { id: cart.id },
        })
        const next = intentOf(again)
        expect(next).not.toBe(intent)
        stripe.pay(next)
        // Old news come late: they are of a payment that is the cart's no more.
        await news('payment_intent.canceled', intent)
        expect((await complete(cart.id)).body.type).toBe('order')
      })

      if (!capture)
        it('has somebody look at an order whose payment was let go at Stripe, and never calls it captured', async () => {
          const { id, intent } = await paidOrder()
          stripe.cancelOnScreen(intent)
          // What was let go stands among Stripe's refunds, though nothing was taken.
          await news('charge.refunded', intent)
          await twice('payment_intent.canceled', intent)
          const order = await orderOf(id)
          expect(order).toMatchObject({ status: 'pending', payment_status: 'requires_action', refunds: [] })
          expect(order.payments?.[0]).toMatchObject({ captured_at: null, canceled_at: expect.any(String) })
          expect((await timeline(id)).filter(({ kind }) => kind === 'payment_canceled')).toHaveLength(1)
          expect((await act('capture', id)).body.order.payment_status).toBe('requires_action')
          expect((await act('refund', id, { amount: 1, reason: 'other' })).status).toBe(400)
          expect((await ledger(id)).sums).toMatchObject({ paid: 0, outstanding: order.total })
          expect((await act('cancel', id)).body.order.status).toBe('canceled')
        })

      if (!capture)
        it('takes no notice of the news that its own cancelation makes', async () => {
          const { id, intent } = await paidOrder()
          await act('cancel', id)
          await twice('payment_intent.canceled', intent)
          await twice('charge.refunded', intent)
          expect(await orderOf(id)).toMatchObject({
            status: 'canceled',
            payment_status: 'canceled',
            refunds: [],
          })
          expect((await ledger(id)).sums).toMatchObject({ due: 0, paid: 0, refunded: 0, outstanding: 0 })
          expect(await told('payment.updated', (await orderOf(id)).payments?.[0]?.id ?? '')).toBe(0)
        })

      if (!capture)
        it.each(['news', 'staff'])(
          'shows what was really taken when staff took a part at Stripe, heard of first by %s',
          async (first) => {
            const { id, intent, total } = await paidOrder()
            stripe.captureOnScreen(intent, total - 250)
            if (first === 'staff') await act('capture', id)
            await twice('payment_intent.succeeded', intent)
            // What was not taken stands among Stripe's refunds; nobody was given it.
            await twice('charge.refunded', intent)
            if (first === 'news') await act('capture', id)
            const order = await orderOf(id)
            expect(order).toMatchObject({ payment_status: 'captured', paid_total: total - 250, refunds: [] })
            expect(order.payments).toMatchObject([
              { amount: total - 250, amount_refunded: 0, metadata: { authorized_amount: total } },
            ])
            expect((await ledger(id)).sums).toMatchObject({
              paid: total - 250,
              refunded: 0,
              outstanding: 250,
            })
            const entries = await timeline(id)
            const amountOf = (kind: string) =>
              (entries.find((entry) => entry.kind === kind) as { amount?: number } | undefined)?.amount
            expect([amountOf('payment_authorized'), amountOf('payment_captured')]).toEqual([
              total,
              total - 250,
            ])
            expect((await act('refund', id, { amount: total - 249, reason: 'other' })).status).toBe(400)
            stripe.refundOnScreen(intent, 100)
            await twice('charge.refunded', intent)
            expect((await act('refund', id, { amount: total - 350, reason: 'other' })).status).toBe(200)
            expect(await orderOf(id)).toMatchObject({
              payment_status: 'refunded',
              refunded_total: total - 250,
            })
          },
        )

      it('takes a refund back that failed after days, so that it can be given once more', async () => {
        const { id, intent, total } = await paidOrder()
        await act('capture', id)
        await act('refund', id, { amount: 300, reason: 'other' })
        await act('refund', id, { amount: 200, reason: 'other' })
        const made = stripe.refunds.filter((refund) => refund.payment_intent === intent)
        stripe.refuseRefund(made[0]?.id)
        await twice('charge.refund.updated', intent)
        await news('refund.failed', intent)
        const order = await orderOf(id)
        expect(order).toMatchObject({ payment_status: 'partially_refunded', refunded_total: 200 })
        expect(order.payments).toMatchObject([{ amount_refunded: 200 }])
        expect((await ledger(id)).sums).toMatchObject({
          due: total - 200,
          paid: total,
          refunded: 200,
          outstanding: 0,
        })
        const failed = (await timeline(id)).filter(({ kind }) => kind === 'refund_failed')
        expect(failed).toMatchObject([{ amount: 300 }])
        expect(await told('order.refund_failed', id)).toBe(1)
        expect(await told('payment.payment_refund_failed', order.payments?.[0]?.id ?? '')).toBe(1)
        stripe.refuseRefund(made[1]?.id)
        await twice('refund.updated', intent)
        expect(await orderOf(id)).toMatchObject({ payment_status: 'captured', refunded_total: 0 })
        expect((await act('refund', id, { amount: total, reason: 'other' })).body.order.payment_status).toBe(
          'refunded',
        )
        const given = stripe.refunds.filter((row) => row.payment_intent === intent && row.status !== 'failed')
        expect(given.map(({ amount }) => amount)).toEqual([total])
      })

      it('takes a refund of the screen of Stripe back, in any order of the news', async () => {
        const { id, intent, total } = await paidOrder()
        await act('capture', id)
        const { id: early } = stripe.refundOnScreen(intent, 150)
        stripe.refuseRefund(early)
        await news('refund.failed', intent)
        await news('charge.refunded', intent)
        expect(await orderOf(id)).toMatchObject({ refunds: [], refunded_total: 0 })
        const { id: late } = stripe.refundOnScreen(intent, 150)
        await news('charge.refunded', intent)
        expect((await orderOf(id)).refunded_total).toBe(150)
        stripe.refuseRefund(late)
        await twice('refund.failed', intent)
        await news('charge.refunded', intent)
        expect(await orderOf(id)).toMatchObject({
          refunds: [],
          refunded_total: 0,
          payment_status: 'captured',
        })
        expect((await ledger(id)).sums).toMatchObject({ due: total, refunded: 0, outstanding: 0 })
      })

      it('has the money of a canceled order given back once more when its refund failed', async () => {
        const { id, intent, total } = await paidOrder()
        await act('capture', id)
        await act('cancel', id)
        const [made] = stripe.refunds.filter((refund) => refund.payment_intent === intent)
        stripe.refuseRefund(made?.id)
        await twice('refund.failed', intent)
        const order = await orderOf(id)
        expect(order).toMatchObject({
          status: 'canceled',
          payment_status: 'requires_action',
          refunded_total: 0,
        })
        expect((await ledger(id)).sums).toMatchObject({ due: 0, outstanding: -total })
        expect((await act('cancel', id)).status).toBe(200)
        const given = stripe.refunds.filter((row) => row.payment_intent === intent && row.status !== 'failed')
        expect(given.map(({ amount }) => amount)).toEqual([total])
        expect((await ledger(id)).sums).toMatchObject({ due: 0, refunded: total, outstanding: 0 })
      })

      if (!capture)
        it('is owed for an edit again when the payment for it was let go at Stripe', async () => {
          const { payment_collection } = await t.call('POST /admin/payment-collections', {
            headers: t.staff,
            body: { region_id: region.id, currency_code: 'eur', amount: 1500 },
          })
          const params = { id: payment_collection.id }
          const opened = await t.call('POST /store/payment-collections/:id/sessions', {
            params,
            body: { provider_id: 'stripe' },
          })
          const session = opened.payment_collection.payment_sessions?.[0]
          const intent = String((session?.data as { id?: string } | undefined)?.id)
          stripe.pay(intent)
          await t.call('POST /store/payment-collections/:id/sessions/:session_id/authorize', {
            params: { ...params, session_id: session?.id ?? '' },
          })
          const readCollection = async () =>
            (
              await t.call('GET /admin/payment-collections/:id', {
                headers: t.staff,
                params,
                query: { expand: 'payments,payment_sessions' },
              })
            ).payment_collection
          expect(await readCollection()).toMatchObject({ status: 'authorized', authorized_amount: 1500 })
          stripe.cancelOnScreen(intent)
          await twice('payment_intent.canceled', intent)
          expect(await readCollection()).toMatchObject({
            status: 'not_paid',
            authorized_amount: 0,
            payments: [{ canceled_at: expect.any(String) }],
            payment_sessions: [{ status: 'canceled', payment_authorized_at: null }],
          })
          const { payment_session: again } = await t.call(
            'POST /store/payment-collections/:id/sessions/:session_id',
            { params: { ...params, session_id: session?.id ?? '' } },
          )
          const next = String((again.data as { id?: string }).id)
          expect(next).not.toBe(intent)
          stripe.pay(next)
          await news('payment_intent.amount_capturable_updated', next)
          expect(await readCollection()).toMatchObject({ status: 'authorized', authorized_amount: 1500 })
        })

      it('asks Stripe again when two instances heard of a payment at once', async () => {
        const { id, intent } = await paidOrder()
        await act('capture', id)
        const { id: refund } = stripe.refundOnScreen(intent, 150)
        const hooks = t.shop.providers.payment.get('stripe')?.hooks
        if (!hooks) throw new Error('Stripe has hooks')
        const { inquire } = hooks
        let asked = 0
        hooks.inquire = async (reference) => {
          const state = await inquire(reference)
          asked += 1
          if (asked > 1) return state
          // The other instance hears of the failure while this one still holds an older answer.
          stripe.refuseRefund(refund)
          await news('refund.failed', intent)
          return state
        }
        try {
          await news('charge.refunded', intent)
        } finally {
          hooks.inquire = inquire
        }
        expect(await orderOf(id)).toMatchObject({ refunds: [], refunded_total: 0 })
      })

      it('refuses a delivery that is not signed', async () => {
        const response = await t.app.fetch(
          new Request('http://localhost/stripe/hooks', { method: 'POST', body: '{"id":"evt_x"}' }),
        )
        expect(response.status).toBe(400)
      })

      it('remembers the customer at Stripe and lists the methods saved there', async () => {
        const { customer } = await t.call('POST /store/customers', {
          body: {
            first_name: 'Grace',
            last_name: 'Hopper',
            email: 'grace@example.com',
            password: 'compilers-are-fun',
          },
        })
        const { access_token } = await t.call('POST /store/auth/token', {
          body: { email: customer.email, password: 'compilers-are-fun' },
        })
        const headers = { authorization: `Bearer ${access_token}` }
        const { cart } = await ready()
        const { cart: own } = await t.call('POST /store/carts/:id', {
          headers,
          params: { id: cart.id },
          body: { customer_id: customer.id },
        })
        const intent = stripe.intents.get(intentOf(own))
        expect(intent?.metadata.customer_id).toBe(customer.id)
        stripe.saveMethod(intent?.customer, 'pm_visa')
        await t.call('POST /store/carts/:id/payment-sessions/:provider_id', {
          headers,
          params: { id: cart.id, provider_id: 'stripe' },
          body: { data: { payment_method: 'pm_visa' } },
        })
        const done = await t.try('POST /store/carts/:id/complete', { headers, params: { id: cart.id } })
        expect(done.body.type).toBe('order')
        expect(await t.call('GET /store/customers/me/payment-methods', { headers })).toMatchObject({
          payment_methods: [{ provider_id: 'stripe', data: { id: 'pm_visa' } }],
        })
        // What is asked of them outside of a cart is asked of the same customer there, who is not made anew.
        const { payment_collection: asked } = await t.call('POST /admin/payment-collections', {
          headers: t.staff,
          body: { region_id: region.id, currency_code: 'eur', amount: 700 },
        })
        stripe.requests.length = 0
        const { payment_collection: opened } = await t.call('POST /store/payment-collections/:id/sessions', {
          headers,
          params: { id: asked.id },
          body: { provider_id: 'stripe' },
        })
        expect(opened.payment_sessions?.[0]?.data).toMatchObject({ amount: 700, customer: intent?.customer })
        expect(stripe.requests.some(({ call }) => call === 'POST /v1/customers')).toBe(false)
      })
    },
    { payment: [stripeOf(capture)] },
  )
