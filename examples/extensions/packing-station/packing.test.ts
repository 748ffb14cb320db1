import { expect, it } from 'vitest'
import { isComplete, type Line, scan } from './packing'

const jug: Line = {
  id: 'jug',
  title: 'Jug',
  quantity: 3,
  fulfilled_quantity: 1,
  variant: { barcode: '4006381333931' },
}
const cup: Line = { id: 'cup', title: 'Cup', quantity: 1, fulfilled_quantity: null, variant: { sku: 'CUP' } }
const lines = [jug, cup]

it('a code adds a piece of its line, until all that is left of it lies in the parcel', () => {
  const once = scan(lines, {}, '4006381333931 ')
  expect(once).toEqual({ packed: { jug: 1 }, line: jug })
  const twice = scan(lines, { jug: 1 }, '4006381333931')
  expect(twice).toEqual({ packed: { jug: 2 }, line: jug })
  expect(scan(lines, { jug: 2 }, '4006381333931')).toEqual({ problem: 'enough' })
})

it('a code that belongs to no line is said, and adds nothing', () =>
  expect(scan(lines, {}, '123')).toEqual({ problem: 'unknown' }))

it.each([
  [{}, false],
  [{ jug: 2 }, false],
  [{ jug: 2, cup: 1 }, true],
])('a parcel of %j is complete: %s', (packed, is) => expect(isComplete(lines, packed)).toBe(is))
