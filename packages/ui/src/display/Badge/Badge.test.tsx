// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { expectAccessible, render, screen } from '../../testing/render.js'
import { Badge } from './Badge.js'

it('says in a word what its colour says', async () => {
  render(<Badge tone="amber">Backorder</Badge>)
  expect(screen.getByText('Backorder')).toHaveAttribute('data-tone', 'amber')
  await expectAccessible()
})
