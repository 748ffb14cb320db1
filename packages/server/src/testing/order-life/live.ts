import type { Order } from '@cartwright/contract'
import type { TestShop } from '../test-shop'
import { type ActionName, type Asked, actions, type Choice } from './actions'
import type { Bank, Carrier } from './bank'
import { broken } from './invariants'
import { fillShelves, type LifeShop } from './life-shop'
import { wrongPapers } from './papers'
import { type Placing, placeLife } from './place-life'
import { type Snapshot, snapshotOf } from './snapshot'

export interface Step extends Choice {
  action: ActionName
  /** Who refuses to work while this happens, if anybody. */
  refusing?: 'capture' | 'refund' | 'cancel' | 'authorize' | 'create' | 'createReturn' | null
}

export interface World {
  t: TestShop
  shop: LifeShop
  bank: Bank
  carrier: Carrier
  /** How often each action was done, and how often it was refused: what the sequences reached. */
  done: Map<string, { done: number; refused: number }>
}

/**
 * Lives one order's life through the API and holds the shop's promises after every step.
 * @throws with the story so far when one is broken
 */
export async function live(world: World, placing: Placing, steps: readonly Step[]): Promise<void> {
  const { t, shop, bank, carrier } = world
  bank.accounts.clear()
  bank.complaints.length = 0
  await fillShelves(t, shop)
  const id = await placeLife(t, shop, placing)
  if (!id) return
  const start = await snapshotOf(t.shop.db, id, shop)
  const story: string[] = []
  const hold = async (before?: Snapshot) => {
    const now = await snapshotOf(t.shop.db, id, shop)
    if (before && JSON.stringify(now) === JSON.stringify(before)) return before
    const { order } = await t.call('GET /admin/orders/:id', { params: { id }, headers: t.staff })
    const found = broken(now, start, order as Order, bank)
    if (found.length > 0) throw new Error([...found, '', ...story].join('\n'))
    return now
  }
  let now = await hold()
  for (const step of placing.sent ? [...sending, ...steps] : steps) {
    const [, ask] = actions[step.action]
    const asked = ask(now, step, shop) as Asked | undefined
    if (!asked) continue
    const refuser = step.refusing === 'create' || step.refusing === 'createReturn' ? carrier : bank
    if (step.refusing) refuser.refuses.add(step.refusing as never)
    const { status, words } = await send(t, asked)
    if (step.refusing) refuser.refuses.delete(step.refusing as never)
    story.push(`${step.action}${step.refusing ? ` while ${step.refusing} fails` : ''}: ${words} → ${status}`)
    const before = now
    now = await hold(before)
    count(world, step.action, status)
    if (step.refusing) continue
    if (status >= 500) throw new Error(['an answer of the shop is a failure', '', ...story].join('\n'))
    const same = now === before
    if (status >= 400 && asked.requests.length === 1 && !same)
      throw new Error([`refused, and yet: ${difference(before, now)}`, '', ...story].join('\n'))
    if (asked.allowed === false && status < 400 && !same)
      throw new Error(['done, although the table says no', '', ...story].join('\n'))
  }
  const wrong = await wrongPapers(t, id)
  if (wrong.length > 0) throw new Error([...wrong, '', ...story].join('\n'))
}

const sending: Step[] = (['capture', 'fulfill', 'ship'] as const).map((action) => ({
  action,
  pick: 0,
  much: 0,
  // All lines, from the first place.
  ways: 16,
}))

/** One request after the other, as far as they succeed. */
async function send(t: TestShop, { requests }: Asked): Promise<{ status: number; words: string }> {
  const words: string[] = []
  let status = 200
  let session = ''
  for (const { name, params = {}, body } of requests) {
    const answer = await t.try(name, {
      params: { ...params, session_id: session },
      body,
      headers: name.includes(' /admin') ? t.staff : {},
    })
    status = answer.status
    session = answer.body?.payment_collection?.payment_sessions?.[0]?.id ?? ''
    words.push(
      `${name} ${JSON.stringify(body ?? {})}${status >= 400 ? ` ${JSON.stringify(answer.body)}` : ''}`,
    )
    if (status >= 400) break
  }
  return { status, words: words.join(', ') }
}

function count({ done }: World, action: string, status: number) {
  const tally = done.get(action) ?? { done: 0, refused: 0 }
  if (status < 400) tally.done += 1
  else tally.refused += 1
  done.set(action, tally)
}

function difference(before: object, now: object): string {
  return Object.entries(now)
    .filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify((before as Record<string, unknown>)[key]),
    )
    .map(
      ([key, value]) =>
        `${key} ${JSON.stringify((before as Record<string, unknown>)[key])} became ${JSON.stringify(value)}`,
    )
    .join('; ')
}
