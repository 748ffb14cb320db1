import { expect, it } from 'vitest'
import { type LinePlan, linePlan } from './line-plan'

const cart = [
  { id: 'a', variant_id: 'cup', quantity: 1 },
  { id: 'b', variant_id: 'bowl', quantity: 2 },
]
const want = (item: string, quantity: number, id?: string) => ({
  item: { id: item },
  quantity,
  ...(id ? { id } : {}),
})

it.each<[string, Parameters<typeof linePlan>[1], Partial<LinePlan>]>([
  ['the same', [want('cup', 1, 'a'), want('bowl', 2, 'b')], {}],
  ['the same without ids', [want('bowl', 2), want('cup', 1)], {}],
  ['nothing', [], { remove: ['a', 'b'] }],
  [
    'more of one',
    [want('cup', 3), want('bowl', 2)],
    { change: [{ line_id: 'a', variant_id: 'cup', quantity: 3 }] },
  ],
  [
    'one twice',
    [want('cup', 1), want('cup', 1), want('bowl', 2)],
    { change: [{ line_id: 'a', variant_id: 'cup', quantity: 2 }] },
  ],
  [
    'something else',
    [want('jug', 1), want('cup', 1)],
    { remove: ['b'], add: [{ variant_id: 'jug', quantity: 1 }] },
  ],
  [
    'other goods under the id of a line',
    [want('jug', 1, 'a'), want('bowl', 2)],
    { remove: ['a'], add: [{ variant_id: 'jug', quantity: 1 }] },
  ],
  ['an id that is none', [want('cup', 1, 'zz'), want('bowl', 2)], {}],
])('whoever wants %s', (_, wanted, plan) => {
  expect(linePlan(cart, wanted)).toEqual({ remove: [], change: [], add: [], ...plan })
})
