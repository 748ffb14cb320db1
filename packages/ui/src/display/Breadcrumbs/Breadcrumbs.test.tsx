// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { expectAccessible, render, screen } from '../../testing/render.js'
import { Breadcrumbs } from './Breadcrumbs.js'

it('leads back and marks where one is', async () => {
  render(<Breadcrumbs items={[{ name: 'Products', href: '/a/products' }, { name: 'Tall jug' }]} />)
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/a/products')
  expect(screen.getByText('Tall jug')).toHaveAttribute('aria-current', 'page')
  await expectAccessible()
})
