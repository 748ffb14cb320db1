import { expect, it } from 'vitest'
import { PageStarts } from './page-starts'

const place = (offset: number) => ({ offset, value: offset, id: `row_${offset}` })

it('knows the closest place before an offset, of each list its own', () => {
  const starts = new PageStarts()
  for (const offset of [900, 500, 700, 700]) starts.remember('by title', place(offset))
  const at = (offset: number) => starts.before('by title', offset)?.offset
  expect([at(499), at(500), at(650), at(700), at(899), at(5000)]).toEqual([
    undefined,
    500,
    500,
    700,
    700,
    900,
  ])
  expect(starts.before('by date', 900)).toBeUndefined()
})

it('forgets rather than grow without end', () => {
  const starts = new PageStarts()
  for (let list = 0; list < 300; list++)
    for (let offset = 0; offset < 150; offset++) starts.remember(`list ${list}`, place(offset))
  expect(starts.before('list 0', 1000)).toBeUndefined()
  expect(starts.before('list 299', 10)).toBeUndefined()
  expect(starts.before('list 299', 1000)?.offset).toBe(149)
})
