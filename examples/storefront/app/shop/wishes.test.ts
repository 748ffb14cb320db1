import { expect, it } from 'vitest'
import { mostWishes, readWishChange, readWishes, wishesText, withWish } from './wishes'

const asked = (cookie: string) => new Request('http://shop.test/', { headers: { cookie } })
const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const many = Array.from({ length: mostWishes }, (_, n) => `prod_${n}`)

it('is read from the cookie as it was written', () => {
  const text = wishesText(['prod_b', 'prod_a']) ?? ''
  expect(readWishes(asked(`cart=1; wishes=${encodeURIComponent(text)}`))).toEqual(['prod_b', 'prod_a'])
  expect(readWishes(asked('cart=1'))).toEqual([])
  expect(wishesText([])).toBeUndefined()
})

it.each([
  ['twice the same', 'prod_a.prod_a', ['prod_a']],
  ['what is no id', '<b>.prod_a.a b', ['prod_a']],
  ['nothing', '', []],
  ['what cannot be decoded', '%E0%A4%A', []],
])('reads nothing else out of a cookie that somebody wrote by hand: %s', (_, text, ids) => {
  expect(readWishes(asked(`wishes=${text}`))).toEqual(ids)
})

it('holds so many and no more, in a cookie that a browser keeps', () => {
  const ids = many.map((_, n) => `prod_01M85R066VN1BKDDRYM0F19${String(n).padStart(3, '0')}`)
  expect((wishesText(ids) ?? '').length).toBeLessThan(4000)
  expect(readWishes(asked(`wishes=${[...many, 'prod_more'].join('.')}`))).toHaveLength(mostWishes)
})

it('puts the latest first, keeps nothing twice, and refuses one too many', () => {
  expect(withWish(['a', 'b'], { type: 'keep', id: 'b' })).toEqual(['b', 'a'])
  expect(withWish(['a', 'b'], { type: 'drop', id: 'a' })).toEqual(['b'])
  expect(withWish(['a'], { type: 'drop', id: 'c' })).toEqual(['a'])
  expect(withWish(many, { type: 'keep', id: 'one_more' })).toBeUndefined()
  expect(withWish(many, { type: 'keep', id: 'prod_3' })).toHaveLength(mostWishes)
})

it('does what a form asks, if it is to be done', () => {
  expect(readWishChange(form({ intent: 'keep', id: 'prod_a' }))).toEqual({ type: 'keep', id: 'prod_a' })
  expect(readWishChange(form({ intent: 'empty', id: 'prod_a' }))).toBeUndefined()
  expect(readWishChange(form({ intent: 'keep', id: 'a.b' }))).toBeUndefined()
})
