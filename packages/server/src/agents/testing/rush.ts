import type { Region } from '@cartwright/contract'
import { expect, it } from 'vitest'
import type { ShopConfig } from '../../define-shop'
import { deliverAll } from '../../events/worker'
import { subscribersOf } from '../../modules/subscribers'
import { manualPayment } from '../../providers/payment/manual'
import type { testPaymentProvider } from '../../testing/test-payment-provider'
import type { TestShop } from '../../testing/test-shop'
import { america, mug, post, type TestProduct } from '../../testing/world'
import { changeSession, findSession } from '../selling/session'
import { agentTables } from '../selling/tables'

type Cards = ReturnType<typeof testPaymentProvider>
// biome-ignore lint/suspicious/noExplicitAny: an answer has the shape of its protocol; tests look into it
type Answer = any

export interface RushWorld {
  usa: Region
  option: { id: string }
  /** More pieces than anybody buys. */
  plenty: TestProduct
}

/** How an agent buys by its protocol. */
export interface Rusher {
  protocol: 'acp' | 'ucp'
  /** What sessions of its know it by. */
  name(): string
  /** Begins a checkout of one piece, up to where it can be paid. Returns its id. */
  begin(product: TestProduct): Promise<string>
  /** Pays later. */
  complete(id: string): Promise<Answer>
  /** Pays by the provider `cards`. */
  payByCard(id: string): Promise<Answer>
  read(id: string): Promise<Answer>
  /** Asks to pay later once, and returns whatever is said. */
  tryToComplete(id: string): Promise<{ status: number; body: Answer }>
  /** Asks to pay by card, to have seven pieces and to end it, all at once. */
  disturb(id: string, product: TestProduct): Promise<unknown>
}

/** A shop in which a rush is on: pays later, or by `cards`. */
export const rushedShop = (cards: Cards, agents: ShopConfig['agents']): Partial<ShopConfig> => ({
  agents,
  localWebhooks: true,
  baseUrl: 'http://shop.test',
  payment: [
    manualPayment('manual', { handler: 'com.example.pay_later' }),
    Object.assign(cards, {
      instruments: { name: 'com.example.cards', types: ['card'], dataOf: () => ({}) },
    }),
  ],
})

export async function rushWorld(t: TestShop): Promise<RushWorld> {
  const usa = await america(t)
  const option = await post(t, usa)
  const plenty = await mug(t, 1000)
  await t.call('POST /admin/regions/:id/payment-providers', {
    params: { id: usa.id },
    body: { provider_id: 'cards' },
    headers: t.staff,
  })
  return { usa, option, plenty }
}

/** What holds of agents in a rush, whichever protocol they speak. */
export function itBearsARush(t: TestShop, cards: Cards, by: Rusher, world: () => RushWorld): void {
  const sessionOf = (id: string) =>
    findSession(t.shop, { id, protocol: by.protocol, kind: 'checkout', agent: by.name() })

  it('are sold the last five pieces five times, by a hundred of them', { timeout: 240_000 }, async () => {
    const scarce = await mug(t, 5)
    const begun: string[] = []
    while (begun.length < 100)
      begun.push(...(await Promise.all(Array.from({ length: 5 }, () => by.begin(scarce)))))
    const answers = await Promise.all(
      begun.map(async (id) => {
        for (;;) {
          const { status, body } = await by.tryToComplete(id)
          if (status !== 409 && status !== 503 && body.status !== 'complete_in_progress') return body
        }
      }),
    )
    const orders = answers.filter(({ status }) => status === 'completed')
    const refused = answers.filter(({ status }) => status !== 'completed')
    expect(orders, `refused: ${JSON.stringify(refused[0])}`).toHaveLength(5)
    expect(new Set(orders.map(({ order }) => order.id)).size).toBe(5)
    // Whoever came too late is told so by the checkout, and by no error.
    expect(refused.filter(({ messages }) => !messages)).toEqual([])
    for (const { messages } of refused)
      expect(messages.map(({ code }: { code: string }) => code)).toContain('out_of_stock')
    const id = scarce.variant('one')
    const row = await t.shop.db.rowWhere(t.shop.db.t.product_variant, { id })
    expect(row?.inventory_quantity).toBe(0)
  })

  it('whose answer was lost in the middle of an order have one order, told to whoever asks again', async () => {
    const id = await by.begin(world().plenty)
    const { order } = await by.complete(id)
    expect((await sessionOf(id))?.order_id).toBe(order.id)
    // As it is where the process ends between the order of the shop and the note of the session.
    await changeSession(t.shop, id, { state: 'open', order_id: null })
    expect((await by.complete(id)).order).toEqual(order)
    await changeSession(t.shop, id, { state: 'open', order_id: null })
    await deliverAll(t.shop, subscribersOf(t.shop))
    expect(await sessionOf(id)).toMatchObject({ state: 'completed', order_id: order.id })
  })

  it('whose attempt was cut off while the provider was asked pay by the same key, and once', async () => {
    const id = await by.begin(world().plenty)
    cards.reset()
    cards.answers = ['error', 'authorized']
    await by.payByCard(id)
    // As the process leaves it that ends between the question to the provider and the order.
    const session = await sessionOf(id)
    const long_ago = '2020-01-01T00:00:00.000Z'
    await t.shop.transaction(async (tx) => {
      const cut = { authorizing_at: long_ago, authorizing_key: 'attempt_cut' }
      await tx.updateRows(tx.t.cart, { id: session?.cart_id ?? '' }, cut)
      await tx.updateRows(agentTables(tx).session, { id }, { held_until: long_ago })
    })
    cards.asked = []
    expect((await by.payByCard(id)).status).toBe('completed')
    expect(cards.asked.filter(({ call }) => call === 'authorize')).toMatchObject([{ key: 'attempt_cut' }])
  })

  it('pay once, whatever they send beside it', async () => {
    const { plenty } = world()
    const id = await by.begin(plenty)
    cards.reset()
    let others: Promise<unknown> = Promise.resolve()
    cards.meanwhile = async () => {
      others = by.disturb(id, plenty)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const done = await by.payByCard(id)
    cards.meanwhile = undefined
    await others
    expect(done).toMatchObject({ status: 'completed', line_items: [{ quantity: 1 }] })
    expect(await by.read(id)).toMatchObject({ status: 'completed', line_items: [{ quantity: 1 }] })
    expect(cards.asked.filter(({ call }) => call === 'authorize')).toHaveLength(1)
  })
}

/** Sends each door what it takes, then spoilt ever anew; none may answer with a mistake of ours. */
export async function nothingBreaks(
  doors: readonly (readonly [call: string, body: unknown])[],
  spoilt: (body: unknown) => unknown,
  ask: (call: string, body: unknown) => Promise<{ status: number; body: unknown }>,
): Promise<void> {
  const count = Number(process.env.CARTWRIGHT_FUZZ ?? 130)
  for (let at = 0; at < count; at += 1) {
    const [call, body] = doors[at % doors.length] ?? ['', undefined]
    const said = body === undefined ? undefined : at < doors.length ? body : spoilt(body)
    const { status, body: answer } = await ask(call, said)
    const told = `${call} ${JSON.stringify(said)?.slice(0, 500)} was answered with ${status}: ${JSON.stringify(answer)?.slice(0, 300)}`
    expect(status, told).toBeLessThan(500)
  }
}
