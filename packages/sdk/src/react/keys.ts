import type { CallName } from '@cartwright/contract'
import { type Given, requestOf } from '../send'

/** The family of a call: the first two parts of its path, `/admin/orders`. */
export const familyOf = (name: string): string =>
  `/${(name.split(' ')[1] ?? '').split('/').slice(1, 3).join('/')}`

/** Under which key the cache holds a reply: its family, then the call with everything it was asked. */
export function keyOf<K extends CallName>(name: K, given?: Given<K>): readonly [string, string] {
  return [familyOf(name), requestOf(name, given).path]
}
