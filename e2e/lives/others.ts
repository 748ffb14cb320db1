import { type ActionName, type Asked, actions } from '../../packages/server/src/testing/order-life/actions'
import type { Snapshot } from '../../packages/server/src/testing/order-life/snapshot'
import type { Dice } from './dice'
import type { LifeSite } from './life-site'

/** What customers do by links and pages of their own. */
const ofCustomers: readonly ActionName[] = ['completeSwap', 'payEdit', 'completeEdit', 'declineEdit']
/** What cannot be undone ends a life; it is left to those at the screen. */
const final: readonly ActionName[] = ['cancel', 'archive']
const ofColleagues = (Object.keys(actions) as ActionName[]).filter((name) => !final.includes(name))

/** Whether a customer waits for something to agree to. */
export const isAwaited = ({ swaps, edits }: Snapshot): boolean =>
  swaps.some((swap) => !swap.confirmed_at && !swap.canceled_at) ||
  edits.some((edit) => edit.requested_at && !edit.canceled_at && !edit.declined_at)

/** What somebody else does to an order, by calls and not at this screen. Answers in words what was done, if anything. */
export async function others(
  { t, shop }: LifeSite,
  now: Snapshot,
  dice: Dice,
  who: 'customer' | 'colleague',
): Promise<string | undefined> {
  const name = dice.oneOf(who === 'customer' ? ofCustomers : ofColleagues)
  const choice = { pick: dice.upTo(8), much: dice.upTo(400), ways: dice.upTo(64) }
  const [, ask] = actions[name]
  const asked = ask(now, choice, shop) as Asked | undefined
  let session = ''
  for (const { name: call, params = {}, body } of asked?.requests ?? []) {
    const answer = await t.try(call, {
      params: { ...params, session_id: session },
      body,
      headers: call.includes(' /admin') ? t.staff : {},
    })
    if (answer.status >= 400) return undefined
    session = answer.body?.payment_collection?.payment_sessions?.[0]?.id ?? ''
  }
  return asked && name
}
