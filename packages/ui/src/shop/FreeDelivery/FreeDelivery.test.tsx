// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { expectAccessible, render, screen } from '../../testing/render.js'
import { FreeDelivery } from './FreeDelivery.js'

it.each([
  [{ from: 8000, counted: 6800, currency: 'eur' }, 'Only €12.00 to free delivery', 6800],
  [{ from: 8000, counted: 8000, currency: 'eur' }, 'Delivery is free', 8000],
  [{ from: 8000, counted: 20_000, currency: 'eur' }, 'Delivery is free', 8000],
  [{ from: 12_000, counted: 11_999, currency: 'jpy' }, 'Only ¥1 to free delivery', 11_999],
  [{ from: 8000, counted: 0, currency: 'usd' }, 'Free delivery from $80.00', undefined],
])('%j', async (given, text, value) => {
  render(<FreeDelivery {...given} />)
  expect(screen.getByRole('status')).toHaveTextContent(text)
  const line = document.querySelector('progress')
  expect(line?.value).toBe(value)
  // Read as words alone: the line says the same.
  expect(screen.queryByRole('progressbar')).toBeNull()
  await expectAccessible()
})
