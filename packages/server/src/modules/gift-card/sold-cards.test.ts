import { describe, expect, it } from 'vitest'
import { maskedCode } from '../order/cards-of-order'
import { sendAt, wishesOf } from './sold-cards'

const now = Date.parse('2026-05-10T12:00:00.000Z')

describe('the day a gift card is sent', () => {
  it.each([
    [undefined, '2026-05-10T12:00:00.000Z'],
    ['2026-05-24', '2026-05-24T06:00:00.000Z'],
    ['2026-05-10', '2026-05-10T12:00:00.000Z'],
    ['1999-01-01', '2026-05-10T12:00:00.000Z'],
    ['2026-13-40', '2026-05-10T12:00:00.000Z'],
    ['9999-01-01', '2026-05-10T12:00:00.000Z'],
    ['tomorrow', '2026-05-10T12:00:00.000Z'],
  ])('%s is %s', (send_on, at) => expect(sendAt({ send_on }, now)).toBe(at))
})

it('takes of what is kept with a card only the words it knows, and not without end', () => {
  expect(wishesOf({ recipient_name: ' Grace ', message: 7, other: 'x', sender_name: '' })).toEqual({
    recipient_name: 'Grace',
  })
  expect(wishesOf({ message: 'a'.repeat(5000) }).message).toHaveLength(1000)
  expect(wishesOf({ send_on: '2026-02-31-x' })).toEqual({})
  expect(wishesOf({ send_on: '2026-02-11' })).toEqual({ send_on: '2026-02-11' })
  expect(wishesOf(null)).toEqual({})
})

it.each([
  ['ABCD-EFGH-IJKL-MNOP', '••••-••••-••••-MNOP'],
  ['SUMMER2026', '••••2026'],
])('masks %s as %s', (code, masked) => expect(maskedCode(code)).toBe(masked))
