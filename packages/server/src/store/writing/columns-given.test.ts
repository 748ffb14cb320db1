import { expect, expectTypeOf, test } from 'vitest'
import { sqliteKit as k } from '../schema/columns'
import { columnsGiven } from './columns-given'

const tableWith = <More extends object>(more: More) =>
  k.table('piece', { id: k.id('piece'), title: k.text().notNull(), subtitle: k.text(), ...more } as {
    id: ReturnType<typeof k.id>
    title: ReturnType<typeof k.text>
  } & More)

test('names that request and table share are written', () => {
  const given = { title: 'Jar', subtitle: null, colour: 'red', weight: undefined }
  expect(columnsGiven(tableWith({ subtitle: k.text(), weight: k.int() }), given, ['title'])).toEqual({
    subtitle: null,
  })
})

test('a field that schema and table gain is written without being named', () => {
  const table = tableWith({ subtitle2: k.text() })
  expect(columnsGiven(table, { subtitle2: 'by hand' }, ['id'])).toEqual({ subtitle2: 'by hand' })
})

test('columns with rules of their own are left to these, by name and by type', () => {
  const table = tableWith({ subtitle: k.text() })
  const given = columnsGiven(table, { id: 'x', title: '' }, ['id', 'title'])
  expect(given).toEqual({})
  expectTypeOf(given).not.toHaveProperty('title')
  // @ts-expect-error a rule for a column that is not there
  columnsGiven(table, {}, ['titel'])
})
