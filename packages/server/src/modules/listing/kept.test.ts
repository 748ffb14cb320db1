import { expect, it } from 'vitest'
import { inBackground, isInBackground, nextTurn } from '../../store/database/turns'
import { Column } from './kept'
import { Shelf } from './shelf'

const shelfOf = (size: number) => {
  const shelf = new Shelf()
  for (let n = 0; n < size; n++)
    shelf.put({
      id: `p${n}`,
      title: '',
      handle: null,
      created_at: '',
      is_giftcard: false,
      values: [],
    })
  return shelf
}

it('what nobody waits for makes room for requests, until one of them waits for it', async () => {
  const steps: boolean[] = []
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const column = new Column(
    shelfOf(500),
    async (ids) => {
      steps.push(isInBackground())
      if (steps.length === 2) await gate
      return new Map(ids.map((id) => [id, [Number(id.slice(1))]]))
    },
    'prices',
    1,
    1,
  )
  const warming = inBackground(() => column.ready())
  while (steps.length < 2) await nextTurn()
  const request = column.ready()
  open()
  await Promise.all([warming, request])
  expect(steps).toEqual([true, true, false, false, false])
  expect(column.values[0]?.[499]).toBe(499)
})

it('what a request waits for is never put off', async () => {
  const steps: boolean[] = []
  const shelf = shelfOf(250)
  const column = new Column(
    shelf,
    async () => {
      steps.push(isInBackground())
      return new Map()
    },
    'stock',
    1,
    1,
  )
  await inBackground(() => column.ready())
  expect(steps).toEqual([true, true, true])
  await column.change(new Set([3]))
  expect(steps.at(-1)).toBe(false)
})
