// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { Button } from '../../controls/Button/Button.js'
import { expectAccessible, render, screen, userEvent, waitFor } from '../../testing/render.js'
import { Drawer } from './Drawer.js'

it('opens over the page and closes by its cross', async () => {
  render(
    <Drawer title="Filters" trigger={<Button>Filter</Button>} side="start" footer={<Button>Show 12</Button>}>
      In stock
    </Drawer>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  expect(await screen.findByRole('dialog', { name: 'Filters' })).toHaveTextContent('In stock')
  await expectAccessible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
