import { readCookie } from './cookies'

/** As many pieces as a wish list holds: what a cookie can carry with every request. */
export const mostWishes = 60

const isId = (text: string) => /^[\w-]{1,48}$/.test(text)

/** The pieces on the wish list of this browser, by their ids, the latest first. Anything that is no id is none of ours. */
export const readWishes = (request: Request): string[] =>
  [...new Set((readCookie(request, 'wishes') ?? '').split('.'))].filter(isId).slice(0, mostWishes)

/** As the cookie holds them; undefined takes it away. */
export const wishesText = (ids: readonly string[]): string | undefined => ids.join('.') || undefined

export interface WishChange {
  type: 'keep' | 'drop'
  id: string
}

/** What a form asks of the wish list; undefined where it asks nothing that can be done. */
export function readWishChange(form: { get: (name: string) => unknown }): WishChange | undefined {
  const type = form.get('intent')
  const id = form.get('id')
  if ((type !== 'keep' && type !== 'drop') || typeof id !== 'string' || !isId(id)) return undefined
  return { type, id }
}

/** The list after a change; undefined where it holds no more. */
export function withWish(ids: readonly string[], { type, id }: WishChange): string[] | undefined {
  const others = ids.filter((one) => one !== id)
  if (type === 'drop') return others
  return others.length < mostWishes ? [id, ...others] : undefined
}
