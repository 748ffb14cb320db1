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
import { type AgentDouble, agentDouble } from '../../testing/agent-double'
import { base, checkoutsOf, payLater, sentBy, wish } from '../../testing/buy'
import { nonsense } from '../../testing/nonsense'

const cards = testPaymentProvider('cards')
const card = { id: 'pi', handler_id: 'cards', type: 'card', selected: true }

describeShop(
  'agents in a rush',
  (t) => {
    let agent: AgentDouble
    let ucp: ReturnType<typeof checkoutsOf>
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
      agent = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
      ucp = checkoutsOf(agent)
    })
    afterAll(() => agent.close())
    const stock = async (product: TestProduct) => {
      const row = await t.shop.db.rowWhere(t.shop.db.t.product_variant, { id: product.variant('one') })
      return row?.inventory_quantity
    }

    it('are sold the last five pieces five times, by a hundred of them', { timeout: 180_000 }, async () => {
      const scarce = await mug(t, 5)
      const begun: string[] = []
      while (begun.length < 100)
        begun.push(
          ...(await Promise.all(
            Array.from(
              { length: 5 },
              async () => (await ucp.create(wish({ [scarce.variant('one')]: 1 }, sentBy(option.id)))).id,
            ),
          )),
        )
      const answers = await Promise.all(
        begun.map(async (id) => {
          for (;;) {
            const path = `POST ${base}/checkout-sessions/${id}/complete`
            const { status, body } = await agent.ask(path, { payment: { instruments: [payLater] } })
            if (status !== 409 && status !== 503 && body.status !== 'complete_in_progress') return body
          }
        }),
      )
      const orders = answers.filter(({ status }) => status === 'completed')
      expect(orders).toHaveLength(5)
      expect(new Set(orders.map(({ order }) => order.id)).size).toBe(5)
      for (const { messages } of answers.filter(({ status }) => status !== 'completed'))
        expect(messages.map(({ code }: { code: string }) => code)).toContain('out_of_stock')
      expect(await stock(scarce)).toBe(0)
    })

    it('whose answer was lost in the middle of an order have one order, told to whoever asks again', async () => {
      const { id } = await ucp.create(wish({ [plenty.variant('one')]: 1 }, sentBy(option.id)))
      const { order } = await ucp.complete(id)
      // As it is where the process ends between the order of the shop and the note of the session.
      const who = { id, protocol: 'ucp', kind: 'checkout', agent: agent.profile } as const
      const session = await findSession(t.shop, who)
      await changeSession(t.shop, id, { state: 'open', order_id: null })
      expect(session?.order_id).toBe(order.id)
      expect((await ucp.complete(id)).order).toEqual(order)
      await changeSession(t.shop, id, { state: 'open', order_id: null })
      await deliverAll(t.shop, subscribersOf(t.shop))
      expect(await findSession(t.shop, who)).toMatchObject({ state: 'completed', order_id: order.id })
    })

    it('whose attempt was cut off while the provider was asked pay by the same key, and once', async () => {
      const { id } = await ucp.create(wish({ [plenty.variant('one')]: 1 }, sentBy(option.id)))
      cards.reset()
      cards.answers = ['error', 'authorized']
      await ucp.complete(id, [card])
      // As the process leaves it that ends between the question to the provider and the order.
      const session = await findSession(t.shop, {
        id,
        protocol: 'ucp',
        kind: 'checkout',
        agent: agent.profile,
      })
      const long_ago = '2020-01-01T00:00:00.000Z'
      await t.shop.transaction(async (tx) => {
        const cut = { authorizing_at: long_ago, authorizing_key: 'attempt_cut' }
        await tx.updateRows(tx.t.cart, { id: session?.cart_id ?? '' }, cut)
        await tx.updateRows(agentTables(tx).session, { id }, { held_until: long_ago })
      })
      cards.asked = []
      expect((await ucp.complete(id, [card])).status).toBe('completed')
      expect(cards.asked.filter(({ call }) => call === 'authorize')).toMatchObject([{ key: 'attempt_cut' }])
    })

    it('pay once, whatever they send beside it', async () => {
      const { id } = await ucp.create(wish({ [plenty.variant('one')]: 1 }, sentBy(option.id)))
      cards.reset()
      let others: Promise<unknown> = Promise.resolve()
      cards.meanwhile = async () => {
        const ask = (call: string, body: object) =>
          agent.ask(`${call.replace(' ', ` ${base}/checkout-sessions/${id}`)}`, body)
        others = Promise.all([
          ask('POST /complete', { payment: { instruments: [card] } }),
          ask('PUT ', wish({ [plenty.variant('one')]: 7 }, sentBy(option.id))),
          ask('POST /cancel', {}),
        ])
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      const done = await ucp.complete(id, [card])
      cards.meanwhile = undefined
      await others
      expect(done).toMatchObject({ status: 'completed', line_items: [{ quantity: 1 }] })
      expect(await ucp.read(id)).toMatchObject({ status: 'completed', line_items: [{ quantity: 1 }] })
      expect(cards.asked.filter(({ call }) => call === 'authorize')).toHaveLength(1)
    })

    describe('that send nonsense', () => {
      const { spoilt } = nonsense(Number(process.env.CARTWRIGHT_FUZZ_SEED ?? 7))

      it('are answered at every door, and nothing breaks', { timeout: 180_000 }, async () => {
        const { id } = await ucp.create(wish({ [plenty.variant('one')]: 1 }, sentBy(option.id)))
        const whole = wish(
          { [plenty.variant('one')]: 1 },
          {
            ...sentBy(option.id),
            discounts: { codes: ['A'] },
            attribution: { a: 'b' },
            signals: { 'dev.ucp.buyer_ip': '1.1.1.1' },
            payment: { instruments: [payLater] },
          },
        )
        const doors: [string, unknown][] = [
          [
            `POST ${base}/catalog/search`,
            {
              query: 'mug',
              filters: { price: { min: 1 }, categories: ['a'] },
              pagination: { limit: 5, cursor: 'x' },
              context: { address_country: 'US', eligibility: ['a.b'] },
            },
          ],
          [`POST ${base}/catalog/lookup`, { ids: [plenty.id, plenty.variant('one')] }],
          [
            `POST ${base}/catalog/product`,
            { id: plenty.id, selected: [{ name: 'Size', label: 'one' }], preferences: ['Size'] },
          ],
          [`POST ${base}/carts`, whole],
          [`PUT ${base}/carts/cart_none`, whole],
          [`POST ${base}/carts/cart_none/cancel`, {}],
          [`POST ${base}/checkout-sessions`, { ...whole, cart_id: 'cart_none' }],
          [`POST ${base}/checkout-sessions`, whole],
          [`PUT ${base}/checkout-sessions/${id}`, whole],
          [`POST ${base}/checkout-sessions/${id}/complete`, { payment: { instruments: [payLater] } }],
          [`POST ${base}/checkout-sessions/%F0%9F%92%A5/cancel`, {}],
          [`GET ${base}/checkout-sessions/${'x'.repeat(600)}`, undefined],
          [`GET ${base}/orders/none`, undefined],
        ]
        const count = Number(process.env.CARTWRIGHT_FUZZ ?? 130)
        for (let at = 0; at < count; at += 1) {
          const [call, body] = doors[at % doors.length] ?? ['', undefined]
          const said = body === undefined ? undefined : at < doors.length ? body : spoilt(body)
          const { status, body: answer } = await agent.ask(call, said)
          const told = `${call} ${JSON.stringify(said)?.slice(0, 500)} was answered with ${status}: ${JSON.stringify(answer)?.slice(0, 300)}`
          expect(status, told).toBeLessThan(500)
        }
      })

      it('in headers too', async () => {
        for (const [name, value] of [
          ['signature-input', 'sig1=()'],
          ['signature-input', 'sig1=("@method";req);keyid="x"'],
          ['signature-input', `sig1=("${'a'.repeat(5000)}");keyid="x"`],
          ['content-digest', 'sha-256=:x:'],
          ['ucp-agent', 'profile="'],
          ['ucp-agent', `profile="https://${'a'.repeat(3000)}.example/"`],
          ['idempotency-key', 'é'],
          ['idempotency-key', 'x'.repeat(300)],
          ['content-encoding', 'zip'],
          ['accept-language', ';;;,,,q=9'],
        ] as const) {
          const reply = await agent.ask(
            `POST ${base}/carts`,
            { line_items: [] },
            { headers: { [name]: value }, isSigned: false },
          )
          expect([name, reply.status < 500 || reply.status === 424]).toEqual([name, true])
        }
      })
    })
  },
  {
    agents: { ucp: { perMinute: 100_000 } },
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

describeShop(
  'an agent that asks too often',
  (t) => {
    it('waits, and others do not', async () => {
      await america(t)
      const [one, other] = await Promise.all(
        ['one', 'other'].map((name) => agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }), name)),
      )
      const ask = (who?: AgentDouble) => who?.ask(`POST ${base}/catalog/search`, { query: 'mug' })
      const replies = []
      for (let at = 0; at < 4; at += 1) replies.push(await ask(one))
      expect(replies.map((reply) => reply?.status)).toEqual([200, 200, 200, 429])
      expect(replies[3]?.headers.get('retry-after')).toMatch(/^\d+$/)
      expect((await ask(other))?.status).toBe(200)
      await Promise.all([one?.close(), other?.close()])
    })
  },
  { agents: { ucp: { perMinute: 3 } }, localWebhooks: true, baseUrl: 'http://shop.test' },
)
