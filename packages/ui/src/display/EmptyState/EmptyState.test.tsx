// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { Button } from '../../controls/Button/Button.js'
import { expectAccessible, render, screen } from '../../testing/render.js'
import { EmptyState } from './EmptyState.js'

it('says what is missing and what to do', async () => {
  render(
    <EmptyState title="No products yet" actions={<Button>Add product</Button>}>
      Add the first one.
    </EmptyState>,
  )
  expect(screen.getByText('No products yet')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add product' })).toBeInTheDocument()
  await expectAccessible()
})
