// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { Button } from '../../controls/Button/Button.js'
import { expectAccessible, render, screen, userEvent, waitFor } from '../../testing/render.js'
import { Menu } from './Menu.js'

it('is walked with the arrow keys and does what is chosen', async () => {
  const [onAction, archive] = [vi.fn(), vi.fn()]
  render(
    <Menu
      trigger={<Button>More</Button>}
      onAction={onAction}
      items={[
        {
          name: 'Order',
          items: [
            { id: 'edit', name: 'Edit' },
            { id: 'archive', name: 'Archive', onAction: archive },
          ],
        },
        { items: [{ id: 'delete', name: 'Delete', isDanger: true, isDisabled: true }] },
      ]}
    />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(archive).toHaveBeenCalledOnce()
  expect(onAction).toHaveBeenCalledWith('archive')
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
})
