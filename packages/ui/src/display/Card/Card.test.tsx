// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { expectAccessible, render, screen } from '../../testing/render.js'
import { Card, Section } from './Card.js'

it('is a region named by its title', async () => {
  render(
    <Card title="Customer" footer="3 orders">
      <Section title="Addresses" level={3}>
        London
      </Section>
    </Card>,
  )
  expect(screen.getByRole('region', { name: 'Customer' })).toHaveTextContent('3 orders')
  expect(screen.getByRole('heading', { name: 'Addresses', level: 3 })).toBeInTheDocument()
  await expectAccessible()
})
