import type { Region } from '@cartwright/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverAll } from '../../../events/worker'
import { subscribersOf } from '../../../modules/subscribers'
import { manualPayment } from '../../../providers/payment/manual'
import { testPaymentProvider } from '../../../testing/test-payment-provider'
import { describeShop } from '../../../testing/test-shop'
import { america, mug, post, type TestProduct } from '../../../testing/world'
import { changeSession, findSession } from '../../selling/session'
import { agentTables } from '../../selling/tables'
import { acpDouble } from '../../testing/acp-agent'
import { acpCheckouts, acpPayLater, acpSentBy, acpWish } from '../../testing/acp-buy'
import { nonsense } from '../../testing/nonsense'

const agent = await acpDouble()
afterAll(() => agent.close())
const cards = testPaymentProvider('cards')
const card = { handler_id: 'cards', instrument: { type: 'card' } }

describeShop(
  'agents in a rush by ACP',
  (t) => {
    const acp = acpCheckouts(agent, t)
    let usa: Region
    let option: { id: string }
    let plenty: TestProduct
    beforeAll(async () => {
      usa = await america(t)
      option = await post(t, usa)
      plenty = await mug(t, 1000)
      await t.call('POST /admin/regions/:id/payment-providers', {
        params: { id: usa.id },
        body: { provider_id: 'cards' },
        headers: t.staff,
      })
    })
    const begin = async (product: TestProduct): Promise<string> => {
      const { id } = await acp.create(acpWish({ [product.variant('one')]: 1 }))
      await acp.update(id, acpSentBy(option.id))
      return id
    }
    const sessionOf = (id: string) =>
      findSession(t.shop, { id, protocol: 'acp', kind: 'checkout', agent: agent.agent.name })

    it('are sold the last five pieces five times, by a hundred of them', { timeout: 240_000 }, async () => {
      const scarce = await mug(t, 5)
      const begun: string[] = []
      while (begun.length < 100)
        begun.push(...(await Promise.all(Array.from({ length: 5 }, () => begin(scarce)))))
      const answers = await Promise.all(
        begun.map(async (id) => {
          for (;;) {
            const path = `POST /acp/checkout_sessions/${id}/complete`
            const { status, body } = await agent.ask(t, path, { payment_data: acpPayLater })
            if (status !== 409 && status !== 503 && body.status !== 'complete_in_progress') return body
          }
        }),
      )
      const orders = answers.filter(({ status }) => status === 'completed')
      expect(new Set(orders.map(({ order }) => order.id)).size).toBe(5)
      expect(orders).toHaveLength(5)
      for (const { messages } of answers.filter(({ status }) => status !== 'completed'))
        expect(messages.map(({ code }: { code: string }) => code)).toContain('out_of_stock')
      const id = scarce.variant('one')
      const row = await t.shop.db.rowWhere(t.shop.db.t.product_variant, { id })
      expect(row?.inventory_quantity).toBe(0)
    })

    it('whose answer was lost in the middle of an order have one order, told to whoever asks again', async () => {
      const id = await begin(plenty)
      const { order } = await acp.complete(id)
      // As it is where the process ends between the order of the shop and the note of the session.
      await changeSession(t.shop, id, { state: 'open', order_id: null })
      expect((await acp.complete(id)).order).toEqual(order)
      await changeSession(t.shop, id, { state: 'open', order_id: null })
      await deliverAll(t.shop, subscribersOf(t.shop))
      expect(await sessionOf(id)).toMatchObject({ state: 'completed', order_id: order.id })
    })

    it('whose attempt was cut off while the provider was asked pay by the same key, and once', async () => {
      const id = await begin(plenty)
      cards.reset()
      cards.answers = ['error', 'authorized']
      await acp.complete(id, card)
      // As the process leaves it that ends between the question to the provider and the order.
      const session = await sessionOf(id)
      const long_ago = '2020-01-01T00:00:00.000Z'
      await t.shop.transaction(async (tx) => {
        const cut = { authorizing_at: long_ago, authorizing_key: 'attempt_cut' }
        await tx.updateRows(tx.t.cart, { id: session?.cart_id ?? '' }, cut)
        await tx.updateRows(agentTables(tx).session, { id }, { held_until: long_ago })
      })
      cards.asked = []
      expect((await acp.complete(id, card)).status).toBe('completed')
      expect(cards.asked.filter(({ call }) => call === 'authorize')).toMatchObject([{ key: 'attempt_cut' }])
    })

    it('pay once, whatever they send beside it', async () => {
      const id = await begin(plenty)
      cards.reset()
      let others: Promise<unknown> = Promise.resolve()
      cards.meanwhile = async () => {
        const ask = (end: string, body: object) =>
          agent.ask(t, `POST /acp/checkout_sessions/${id}${end}`, body)
        others = Promise.all([
          ask('/complete', { payment_data: card }),
          ask('', { line_items: [{ id: plenty.variant('one'), quantity: 7 }] }),
          ask('/cancel', {}),
        ])
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      const done = await acp.complete(id, card)
      cards.meanwhile = undefined
      await others
      expect(done).toMatchObject({ status: 'completed', line_items: [{ quantity: 1 }] })
      expect(await acp.read(id)).toMatchObject({ status: 'completed', line_items: [{ quantity: 1 }] })
      expect(cards.asked.filter(({ call }) => call === 'authorize')).toHaveLength(1)
    })

    describe('that send nonsense', () => {
      const { spoilt } = nonsense(Number(process.env.CARTWRIGHT_FUZZ_SEED ?? 7))

      it('are answered at every door, and nothing breaks', { timeout: 180_000 }, async () => {
        const id = await begin(plenty)
        const item = plenty.variant('one')
        const whole = acpWish(
          { [item]: 1 },
          { discounts: { codes: ['A'] }, locale: 'en-US', order_notes: 'Ring', metadata: { a: 1 } },
        )
        const changes = { ...whole, ...acpSentBy(option.id, [item]) }
        const { line_items, buyer } = whole
        const doors: [string, unknown][] = [
          ['POST /acp/carts', { line_items, buyer, locale: 'en-US' }],
          ['PUT /acp/carts/cart_none', { line_items, buyer }],
          ['POST /acp/carts/cart_none/cancel', {}],
          ['GET /acp/carts/cart_none', undefined],
          ['POST /acp/checkout_sessions', whole],
          [`POST /acp/checkout_sessions/${id}`, changes],
          [`POST /acp/checkout_sessions/${id}/complete`, { buyer, payment_data: acpPayLater }],
          ['POST /acp/checkout_sessions/%F0%9F%92%A5/cancel', { intent_trace: { reason_code: 'other' } }],
          [`GET /acp/checkout_sessions/${'x'.repeat(200)}`, undefined],
        ]
        const count = Number(process.env.CARTWRIGHT_FUZZ ?? 130)
        for (let at = 0; at < count; at += 1) {
          const [call, body] = doors[at % doors.length] ?? ['', undefined]
          const said = body === undefined ? undefined : at < doors.length ? body : spoilt(body)
          const { status, body: answer } = await agent.ask(t, call, said)
          const told = `${call} ${JSON.stringify(said)?.slice(0, 500)} was answered with ${status}: ${JSON.stringify(answer)?.slice(0, 300)}`
          expect(status, told).toBeLessThan(500)
        }
      })

      it('in headers too', async () => {
        for (const [name, value] of [
          ['authorization', `Bearer ${'x'.repeat(5000)}`],
          ['api-version', '2026-99-99'],
          ['idempotency-key', 'é'],
          ['request-id', 'x'.repeat(3000)],
          ['content-type', 'application/json; charset=utf-16'],
          ['content-encoding', 'zip'],
          ['accept-language', ';;;,,,q=9'],
          ['signature', '===='],
        ] as const) {
          const reply = await agent.ask(
            t,
            'POST /acp/carts',
            { line_items: [] },
            { headers: { [name]: value } },
          )
          expect([name, reply.status >= 400 && reply.status < 500]).toEqual([name, true])
        }
      })
    })
  },
  {
    agents: { acp: { agents: [agent.agent], perMinute: 100_000 } },
    localWebhooks: true,
    baseUrl: 'http://shop.test',
    payment: [
      manualPayment('manual', { handler: 'com.example.pay_later' }),
      Object.assign(cards, {
        instruments: { name: 'com.example.cards', types: ['card'], dataOf: () => ({}) },
      }),
    ],
  },
)
