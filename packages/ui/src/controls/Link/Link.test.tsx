// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { Link } from './Link.js'

it('hands application paths to the router', async () => {
  const navigate = vi.fn()
  render(<Link href="/a/orders">Orders</Link>, { navigate })
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }))
  expect(navigate).toHaveBeenCalledWith('/a/orders', undefined)
  await expectAccessible()
})
