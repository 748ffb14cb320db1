import { describe, expect, it } from 'vitest'
import { keepCodes, keptCookie, readKept } from './kept-codes'

const card = { code: 'CARD', kind: 'gift_card' as const }
const may = { code: 'MAY', kind: 'discount' as const }
const asking = (cookie: string) => new Request('http://shop.test/', { headers: { cookie } })

describe('codes that a switch of region took off the cart', () => {
  it('are kept for the region they count in, and given back on return', () => {
    const left = keepCodes({}, { region: 'europe', codes: [card, may] }, 'america')
    expect(left).toEqual({ europe: [card, may] })
    expect(keepCodes(left, { region: 'america', codes: [] }, 'europe')).toEqual({})
  })
  it('are kept once, with those that were kept before', () => {
    const kept = keepCodes(
      { europe: [may], japan: [card] },
      { region: 'europe', codes: [card, may] },
      'america',
    )
    expect(kept).toEqual({ europe: [card, may], japan: [card] })
  })
  it('are read as they were written', () => {
    const cookie = keptCookie(asking(''), { europe: [card] })
    expect(cookie).toContain('HttpOnly')
    expect(readKept(asking(cookie.split(';')[0]!))).toEqual({ europe: [card] })
    expect(keptCookie(asking(''), {})).toContain('Max-Age=0')
  })
  it.each(['', 'codes=', 'codes=[]', 'codes=nonsense', 'codes=null', 'codes={"a":7}'])(
    '%o is none',
    (cookie) => expect(readKept(asking(cookie))).toEqual({}),
  )
  it('holds nothing that is no code', () =>
    expect(
      readKept(asking(`codes=${encodeURIComponent('{"a":[{"code":7},{"code":"X","kind":"else"},null]}')}`)),
    ).toEqual({ a: [] }))
})
