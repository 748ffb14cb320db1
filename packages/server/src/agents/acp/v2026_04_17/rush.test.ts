import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testPaymentProvider } from '../../../testing/test-payment-provider'
import { describeShop } from '../../../testing/test-shop'
import type { TestProduct } from '../../../testing/world'
import { acpDouble } from '../../testing/acp-agent'
import { acpCheckouts, acpPayLater, acpSentBy, acpWish } from '../../testing/acp-buy'
import { nonsense } from '../../testing/nonsense'
import { itBearsARush, nothingBreaks, type RushWorld, rushedShop, rushWorld } from '../../testing/rush'

const agent = await acpDouble()
afterAll(() => agent.close())
const cards = testPaymentProvider('cards')
const card = { handler_id: 'cards', instrument: { type: 'card' } }

describeShop(
  'agents in a rush by ACP',
  (t) => {
    const acp = acpCheckouts(agent, t)
    let world: RushWorld
    beforeAll(async () => {
      world = await rushWorld(t)
    })
    const begin = async (product: TestProduct): Promise<string> => {
      const { id } = await acp.create(acpWish({ [product.variant('one')]: 1 }))
      await acp.update(id, acpSentBy(world.option.id))
      return id
    }
    const ask = (id: string, end: string, body: object) =>
      agent.ask(t, `POST /acp/checkout_sessions/${id}${end}`, body)

    itBearsARush(
      t,
      cards,
      {
        protocol: 'acp',
        name: () => agent.agent.name,
        begin,
        complete: (id) => acp.complete(id),
        payByCard: (id) => acp.complete(id, card),
        read: (id) => acp.read(id),
        tryToComplete: (id) => ask(id, '/complete', { payment_data: acpPayLater }),
        disturb: (id, product) =>
          Promise.all([
            ask(id, '/complete', { payment_data: card }),
            ask(id, '', { line_items: [{ id: product.variant('one'), quantity: 7 }] }),
            ask(id, '/cancel', {}),
          ]),
      },
      () => world,
    )

    describe('that send nonsense', () => {
      const { spoilt } = nonsense(Number(process.env.CARTWRIGHT_FUZZ_SEED ?? 7))

      it('are answered at every door, and nothing breaks', { timeout: 180_000 }, async () => {
        const { plenty, option } = world
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
        await nothingBreaks(doors, spoilt, (call, body) => agent.ask(t, call, body))
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
  rushedShop(cards, { acp: { agents: [agent.agent], perMinute: 100_000 } }),
)
