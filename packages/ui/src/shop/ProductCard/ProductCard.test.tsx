// @vitest-environment jsdom
import { productOffer } from '@cartwright/sdk/rules'
import { expect, it } from 'vitest'
import { expectAccessible, render, screen } from '../../testing/render.js'
import { ProductCard } from './ProductCard.js'

const region = { currency_code: 'eur', tax_rate: 20 }
const show = (variants: Parameters<typeof productOffer>[0]) =>
  render(
    <ProductCard
      title="Jug"
      href="/p/jug"
      offer={productOffer(variants, { inclusive: true, region })}
      currency="eur"
    />,
  )

it('shows the cheapest price, from where they differ', async () => {
  show([
    { id: 'a', calculated_price: 8000, original_price: 8000 },
    { id: 'b', calculated_price: 4800, original_price: 6400 },
  ])
  expect(screen.getByRole('link', { name: 'Jug' })).toHaveAttribute('href', '/p/jug')
  expect(screen.getByText('From €48.00')).toBeInTheDocument()
  expect(screen.getByText('Sale')).toBeInTheDocument()
  await expectAccessible()
})

it('computes the price where the API did not', () => {
  show([{ id: 'a', prices: [{ currency_code: 'EUR', amount: 1000 }], inventory_quantity: 0 }])
  expect(screen.getByText('€12.00')).toBeInTheDocument()
  expect(screen.getByText('Sold out')).toBeInTheDocument()
})

it('says where it is not sold', () => {
  show([{ id: 'a' }])
  expect(screen.getByText('Not sold in this region')).toBeInTheDocument()
})
