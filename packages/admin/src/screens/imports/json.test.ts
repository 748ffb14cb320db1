import { expect, it } from 'vitest'
import { JsonError, looksLikeJson, readJson, writeJson } from './json'

const jug = { title: 'Tall jug', handle: 'tall-jug', variants: [{ title: 'Ash' }, { title: 'Celadon' }] }
const bowl = { title: 'Bowl', status: 'draft', collection_id: 'pcol_1' }

it.each([
  ['a list', JSON.stringify([jug, bowl], null, 2), 'json'],
  ['an object with a list', JSON.stringify({ products: [jug, bowl] }), 'json'],
  ['one to a line', `\uFEFF${JSON.stringify(jug)}\n\n${JSON.stringify(bowl)}\n`, 'ndjson'],
])('products are read from %s', (_, text, id) => {
  expect(looksLikeJson(text)).toBe(true)
  const { format, header, rows } = readJson(text)
  expect(format).toEqual({ id, around: {}, leftAlone: [] })
  expect(header).toEqual(['title', 'handle', 'status', 'variants'])
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Tall jug', 'tall-jug', '', '2'],
    ['Bowl', '', 'draft', ''],
  ])
})

it('one product alone is a file, too', () => {
  expect(readJson(JSON.stringify({ product: jug })).rows).toHaveLength(1)
  expect(readJson(JSON.stringify(jug)).rows[0]?.cells[0]).toBe('Tall jug')
})

it('of a seed file the collections and categories go along, and the rest is named', () => {
  const seed = {
    store: { currencies: ['eur'] },
    regions: [{ name: 'Europe' }],
    product_collections: [{ id: 'pcol_1', title: 'Bowls' }],
    products: [jug, bowl],
  }
  const { format, rows } = readJson(JSON.stringify(seed))
  expect(format.id).toBe('seed')
  expect(format.leftAlone).toEqual(['regions'])
  const { id, text, lines } = writeJson(format, rows.slice(1))
  expect(id).toBe('seed')
  expect(JSON.parse(text)).toEqual({ product_collections: seed.product_collections, products: [bowl] })
  expect(text.split('\n')[(lines[0] ?? 0) - 1]).toBe(JSON.stringify(bowl))
})

it('what is written back is one product to a line, with the line of each', () => {
  const { format, rows } = readJson(JSON.stringify([jug, bowl]))
  const { id, text, lines } = writeJson(format, rows)
  expect(id).toBe('ndjson')
  expect(lines.map((line) => JSON.parse(text.split('\n')[line - 1] ?? ''))).toEqual([jug, bowl])
})

it('what is no JSON is said with its line, where there are lines', () => {
  const lineOf = (text: string) => {
    try {
      return readJson(text)
    } catch (error) {
      return error instanceof JsonError ? error.line : error
    }
  }
  expect(lineOf(`${JSON.stringify(jug)}\n{"title": }\n${JSON.stringify(bowl)}`)).toBe(2)
  expect(lineOf('[{"title": "Tall jug"')).toBeUndefined()
})

it('a table is no JSON', () => {
  expect(looksLikeJson('Handle;Title\njug;{jug}\n')).toBe(false)
})
