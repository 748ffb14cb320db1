// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { expectAccessible, render, screen } from '../../testing/render.js'
import { ProductCard } from './ProductCard.js'

const region = { currency_code: 'eur', tax_rate: 20 }

it('shows the cheapest price, from where they differ', async () => {
  const variants = [
    { id: 'a', calculated_price: 8000, original_price: 8000 },
    { id: 'b', calculated_price: 4800, original_price: 6400 },
  ]
  render(<ProductCard product={{ title: 'Jug', variants }} href="/p/jug" region={region} />)
  expect(screen.getByRole('link', { name: 'Jug' })).toHaveAttribute('href', '/p/jug')
  expect(screen.getByText('From €48.00')).toBeInTheDocument()
  expect(screen.getByText('Sale')).toBeInTheDocument()
  await expectAccessible()
})

it('computes the price where the API did not', () => {
  const variants = [{ id: 'a', prices: [{ currency_code: 'EUR', amount: 1000 }], inventory_quantity: 0 }]
  render(<ProductCard product={{ title: 'Jug', variants }} href="/p/jug" region={region} />)
  expect(screen.getByText('€12.00')).toBeInTheDocument()
  expect(screen.getByText('Sold out')).toBeInTheDocument()
})
