import type { CallName, Input, Output } from '@cartwright/contract'
import type { DoorAsk } from '../../plugins/plugin'
import { askInside } from '../ask-inside'

/** A call of the storefront: what shoppers do, and nothing that staff may. */
type StoreCall = Extract<CallName, `${string} /store/${string}`>

type Given<K extends StoreCall> = Partial<Pick<Input<K>, 'params' | 'query' | 'body'>>

/**
 * Makes calls of the storefront by their names, as a guest who is known by the ids of what is theirs, or as the customer for whom an
 * agent acts: checks, limits, prices, stock and taxes are those of every shopper.
 * @throws Refused
 */
export type Guest = <K extends StoreCall>(name: K, given?: Given<K>) => Promise<Output<K>>

/** How somebody is seen. */
interface GuestOptions {
  /** The key that narrows the shop. */
  publishableKey?: string
  language?: string
  /** For whom an agent acts, where it is not a guest. */
  customer?: { id: string; email: string }
}

export const guestOptions = (
  { publishableKey = process.env.CARTWRIGHT_PUBLISHABLE_KEY }: { publishableKey?: string | undefined },
  language: string | undefined,
  customer?: { id: string; email: string },
): GuestOptions => ({
  ...(publishableKey ? { publishableKey } : {}),
  ...(language ? { language } : {}),
  ...(customer ? { customer: { id: customer.id, email: customer.email } } : {}),
})

export function guestAt(
  { askShop, address }: Pick<DoorAsk, 'askShop' | 'address'>,
  { language, ...identity }: GuestOptions,
): Guest {
  const ask = askInside({ fetch: askShop }, identity, { address, ...(language ? { language } : {}) })
  return async (name, given = {}) => {
    const [method = '', pattern = ''] = name.split(' ')
    const params = (given.params ?? {}) as Record<string, string>
    const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
    const body = given.body as Record<string, unknown> | undefined
    const query = (given.query ?? {}) as Record<string, unknown>
    return (await ask({ method, path, query, ...(body ? { body } : {}) })) as never
  }
}
