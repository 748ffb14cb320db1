import type { Cart } from '@cartwright/contract'
import { Refused } from '../ask-shop'
import type { Guest } from './guest'
import type { NotDone } from './said'

const sameCode = (code: string) => code.trim().toUpperCase()

/**
 * Makes the codes on a cart those that are wanted. The shop takes all of a list or nothing: where one does not count, they are tried
 * one after another.
 */
export async function applyCodes(
  guest: Guest,
  cart: Cart,
  codes: readonly string[],
): Promise<{ cart: Cart; notDone: NotDone[] }> {
  const applied = new Set((cart.discounts ?? []).map(({ code }) => code))
  const wanted = new Set(codes.map(sameCode))
  if (applied.size === wanted.size && [...wanted].every((code) => applied.has(code)))
    return { cart, notDone: [] }
  const set = (list: readonly string[]) =>
    guest('POST /store/carts/:id', {
      params: { id: cart.id },
      body: { discounts: list.map((code) => ({ code })) },
    })
  let now = cart
  const notDone: NotDone[] = []
  const good: string[] = []
  try {
    now = (await set([...wanted])).cart
    good.push(...wanted)
  } catch (error) {
    if (!isOfCode(error)) throw error
    for (const code of wanted)
      try {
        now = (await set([...good, code])).cart
        good.push(code)
      } catch (refusal) {
        if (!isOfCode(refusal)) throw refusal
        notDone.push({
          code: reasonOf(refusal),
          content: refusal.message,
          path: pathOf(codes, code),
        })
      }
    if (good.length === 0 && applied.size > 0) now = (await set([])).cart
  }
  const kept = new Set((now.discounts ?? []).map(({ code }) => code))
  for (const code of good.filter((one) => !kept.has(one)))
    notDone.push({
      code: 'discount_code_combination_disallowed',
      content: `Code ${code} cannot be combined with another discount`,
      path: pathOf(codes, code),
    })
  return { cart: now, notDone }
}

const pathOf = (codes: readonly string[], code: string) =>
  `$.discounts.codes[${codes.findIndex((one) => sameCode(one) === code)}]`

const isOfCode = (error: unknown): error is Refused =>
  error instanceof Refused && ['not_found', 'not_allowed', 'invalid_data'].includes(error.facts.type)

/** Why a code does not count, in the words of the discount extensions of the protocols. */
const reasonOf = ({ facts: { code = '' } }: Refused): string => reasons[code] ?? 'discount_code_invalid'

/** By the code of the shop's refusal; for all others the protocols have no word but that the code is not good. */
const reasons: Readonly<Record<string, string>> = {
  discount_ended: 'discount_code_expired',
  discount_limit_reached: 'discount_code_usage_limit_reached',
  discount_needs_customer: 'discount_code_user_not_logged_in',
  discount_not_for_customer: 'discount_code_user_ineligible',
}
