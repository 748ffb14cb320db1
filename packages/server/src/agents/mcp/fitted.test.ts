import { describe, expect, it } from 'vitest'
import { fitted } from './fitted'

const row = (id: number) => ({ id, text: 'x'.repeat(100) })
const rows = (count: number) => Array.from({ length: count }, (_, id) => row(id))
const sizeOf = (value: unknown) => JSON.stringify(value).length

describe('an answer', () => {
  it('that is short stays as it is', () => {
    const answer = { orders: rows(3), count: 3, offset: 0, limit: 20 }
    expect(fitted(answer)).toBe(answer)
  })

  it('that is a long page keeps its first rows, and says where to ask on', () => {
    const short = fitted({ orders: rows(20), count: 90, offset: 40, limit: 20 }, 1500)
    const { length } = short.orders as unknown[]
    expect(length).toBeGreaterThan(3)
    expect(short.shortened).toContain(`These are ${length} of the 20 rows`)
    expect(short.shortened).toContain(`offset ${40 + length},`)
    expect(sizeOf(short)).toBeLessThanOrEqual(1500)
  })

  it.each([
    ['is one record with long lists', { order: { id: 1, items: rows(500) } }],
    [
      'is a page of one endless row',
      { orders: [{ id: 1, items: rows(500) }], count: 1, offset: 0, limit: 20 },
    ],
    ['is one long text', { html: 'x'.repeat(1_000_000) }],
    ['has more lists than fit', Object.fromEntries(rows(90).map(({ id }) => [`list${id}`, rows(9)]))],
    ['has more fields than fit', Object.fromEntries(rows(9000).map(({ id, text }) => [`field${id}`, text]))],
  ])('that %s fits all the same, and says so', (_, answer) => {
    const short = fitted(answer, 5000)
    expect(sizeOf(short)).toBeLessThanOrEqual(5000)
    expect(short.shortened).toMatch(/Name the columns|Ask for less/)
  })
})
