// @vitest-environment jsdom

import { variantPrice } from '@cartwright/sdk/rules'
import { expect, it } from 'vitest'
import { expectAccessible, render, screen } from '../../testing/render.js'
import { Price } from './Price.js'

const jug = {
  prices: [
    { currency_code: 'eur', amount: 1000 },
    { currency_code: 'USD', amount: 1200 },
  ],
}

it.each([
  [{ currency_code: 'EUR', tax_rate: 19 }, true, 1190],
  [{ currency_code: 'eur', tax_rate: 19 }, false, 1000],
  [{ currency_code: 'usd', tax_rate: 0 }, true, 1200],
  [{ currency_code: 'usd' }, true, 1200],
  [{ currency_code: 'jpy', tax_rate: 10 }, true, 0],
])('in %o, taxes included %s, costs %i', (region, taxes, price) =>
  expect(variantPrice(jug, region, taxes)).toBe(price),
)

it('includes taxes unless told', () =>
  expect(variantPrice(jug, { currency_code: 'eur', tax_rate: 7.7 })).toBe(1077))

it('tells what it cost before', async () => {
  render(<Price amount={6400} originalAmount={8000} currency="eur" />)
  expect(screen.getByText('€64.00')).toBeInTheDocument()
  expect(screen.getByText('Original price: €80.00')).toBeInTheDocument()
  await expectAccessible()
})

it('says nothing of a price that was not higher', () => {
  render(<Price amount={6400} originalAmount={6400} currency="eur" isFrom />)
  expect(screen.getByText('From €64.00')).toBeInTheDocument()
  expect(screen.queryByText(/Original/)).not.toBeInTheDocument()
})
