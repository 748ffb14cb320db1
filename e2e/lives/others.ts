import { type ActionName, type Asked, actions } from '../../packages/server/src/testing/order-life/actions'
import type { Snapshot } from '../../packages/server/src/testing/order-life/snapshot'
import type { Dice } from './dice'
import type { LifeSite } from './life-site'

/** What cannot be undone ends a life; it is left to those at the screen. */
const final: readonly ActionName[] = ['cancel', 'archive']
const ofColleagues = (Object.keys(actions) as ActionName[]).filter((name) => !final.includes(name))

/** What customers can do by links and pages of their own: agree to an exchange, to a change or not, and pay for it. */
export const ofCustomers = ({ swaps, edits }: Snapshot): ActionName[] => [
  ...(swaps.some((swap) => !swap.confirmed_at && !swap.canceled_at) ? (['completeSwap'] as const) : []),
  ...(edits.some((edit) => edit.requested_at && !edit.confirmed_at && !edit.canceled_at && !edit.declined_at)
    ? (['payEdit', 'completeEdit', 'completeEdit', 'declineEdit'] as const)
    : []),
]

/** What somebody else does to an order, by calls and not at this screen. By default it is a colleague. */
export async function others(
  { t, shop }: LifeSite,
  now: Snapshot,
  dice: Dice,
  names: readonly ActionName[] = ofColleagues,
): Promise<{ outcome: 'done' | 'refused' | 'nothing'; words: string }> {
  const name = dice.oneOf(names)
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
    if (answer.status >= 400)
      return { outcome: 'refused', words: `${name}, ${call} → ${answer.status} ${answer.body?.message}` }
    session = answer.body?.payment_collection?.payment_sessions?.[0]?.id ?? ''
  }
  return { outcome: asked ? 'done' : 'nothing', words: name }
}
