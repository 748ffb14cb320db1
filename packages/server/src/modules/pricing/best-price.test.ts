import { describe, expect, it } from 'vitest'
import { bestPrice, type PriceContext, type PriceRow } from './best-price.ts'
import vectors from './price-vectors.json'

const now = new Date('2026-06-01T12:00:00Z')

describe('the price that wins', () => {
  it.each(vectors as Vector[])('$name', ({ context, rows, gives }) => {
    const prices = rows.map(({ list, list_includes_tax, ...row }) => ({
      ...row,
      price_list: list ? { type: list, status: 'active', includes_tax: list_includes_tax } : null,
    }))
    expect(bestPrice(prices, { now, ...context })).toMatchObject(gives)
  })
})

interface Vector {
  name: string
  context: Partial<PriceContext>
  rows: (PriceRow & { list?: string; list_includes_tax?: boolean })[]
  gives: object
}
