import { describe, expect, it } from 'vitest'
import { priceTax } from './price-tax'

const prices = {
  original_price: 1_250,
  original_price_includes_tax: true,
  calculated_price: 999,
  calculated_price_includes_tax: false,
}

describe('the tax on a priced variant', () => {
  it('is within an inclusive price and on top of an exclusive one', () => {
    const rates = [{ rate: 20 }, { rate: 5 }]
    expect(priceTax(prices, rates)).toEqual({
      original_tax: 250,
      original_price_incl_tax: 1_250,
      calculated_tax: 250,
      calculated_price_incl_tax: 1_249,
      tax_rates: rates,
    })
  })

  it.each([
    ['without a taxing region', prices, null],
    ['without a price', { ...prices, original_price: null, calculated_price: null }, [{ rate: 20 }]],
  ])('is unknown %s', (_, given, rates) =>
    expect(priceTax(given, rates)).toEqual({
      original_tax: null,
      original_price_incl_tax: null,
      calculated_tax: null,
      calculated_price_incl_tax: null,
      tax_rates: rates,
    }),
  )
})
