import { expect, it } from 'vitest'
import { placedAnew, sortInTurns } from './order'

const keys = Float64Array.from({ length: 10_000 }, (_, n) => (n * 7919) % 4999)
const compare = (a: number, b: number) => (keys[a] as number) - (keys[b] as number) || a - b
const all = Int32Array.from(keys.keys())

it.each([0, 1, 2047, 2048, 2049, 10_000])('%i places are sorted in turns as at once', async (count) => {
  const places = all.slice(0, count)
  expect(await sortInTurns(places, compare)).toEqual(places.slice().sort(compare))
})

it('places that changed stand where they belong, and those that are gone do not', async () => {
  const sorted = await sortInTurns(all, compare)
  for (const [place, key] of [
    [17, -1],
    [18, 99_999],
    [19, 2500],
    [20, 2500],
  ] as const)
    keys[place] = key
  const changed = new Set([17, 18, 19, 20, 21])
  const there = Int32Array.from([20, 19, 18, 17])
  const now = placedAnew(sorted, changed, there, compare)
  expect(now).toEqual(all.filter((place) => place !== 21).sort(compare))
  expect([now[0], now.at(-1)]).toEqual([17, 18])
})
