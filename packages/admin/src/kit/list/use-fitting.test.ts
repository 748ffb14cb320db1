import { expect, it } from 'vitest'
import type { ListColumn } from './ListTable'
import { leastOf } from './use-fitting'

const column = (id: string, options: Partial<ListColumn<object>> = {}): ListColumn<object> => ({
  id,
  header: id,
  cell: () => id,
  ...options,
})

it.each([
  [[column('name'), column('total')], undefined],
  [[column('name'), column('date', { isSecondary: true }), column('items', { isSecondary: true })], 'items'],
  [
    [
      column('name'),
      column('channel', { isSecondary: true, isMinor: true }),
      column('items', { isSecondary: true }),
    ],
    'channel',
  ],
])('of %j the next to leave out is %s', (columns, id) => expect(leastOf(columns)?.id).toBe(id))
