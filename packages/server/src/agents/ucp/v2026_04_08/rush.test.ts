import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testPaymentProvider } from '../../../testing/test-payment-provider'
import { describeShop } from '../../../testing/test-shop'
import { america } from '../../../testing/world'
import { type AgentDouble, agentDouble } from '../../testing/agent-double'
import { base, checkoutsOf, payLater, sentBy, wish } from '../../testing/buy'
import { nonsense } from '../../testing/nonsense'
import { itBearsARush, nothingBreaks, type RushWorld, rushedShop, rushWorld } from '../../testing/rush'

const cards = testPaymentProvider('cards')
const card = { id: 'pi', handler_id: 'cards', type: 'card', selected: true }

describeShop(
  'agents in a rush',
  (t) => {
    let agent: AgentDouble
    let ucp: ReturnType<typeof checkoutsOf>
    let world: RushWorld
    beforeAll(async () => {
      world = await rushWorld(t)
      agent = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
      ucp = checkoutsOf(agent)
    })
    afterAll(() => agent.close())
    const ask = (method: 'POST' | 'PUT', id: string, end: string, body: object) =>
      agent.ask(`${method} ${base}/checkout-sessions/${id}${end}`, body)

    itBearsARush(
      t,
      cards,
      {
        protocol: 'ucp',
        name: () => agent.profile,
        begin: async (product) =>
          (await ucp.create(wish({ [product.variant('one')]: 1 }, sentBy(world.option.id)))).id,
        complete: (id) => ucp.complete(id),
        payByCard: (id) => ucp.complete(id, [card]),
        read: (id) => ucp.read(id),
        tryToComplete: (id) => ask('POST', id, '/complete', { payment: { instruments: [payLater] } }),
        disturb: (id, product) =>
          Promise.all([
            ask('POST', id, '/complete', { payment: { instruments: [card] } }),
            ask('PUT', id, '', wish({ [product.variant('one')]: 7 }, sentBy(world.option.id))),
            ask('POST', id, '/cancel', {}),
          ]),
      },
      () => world,
    )

    describe('that send nonsense', () => {
      const { spoilt } = nonsense(Number(process.env.CARTWRIGHT_FUZZ_SEED ?? 7))

      it('are answered at every door, and nothing breaks', { timeout: 180_000 }, async () => {
        const { plenty, option } = world
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
        await nothingBreaks(doors, spoilt, (call, body) => agent.ask(call, body))
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
  rushedShop(cards, { ucp: { perMinute: 100_000 } }),
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
