// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { Button } from '../../controls/Button/Button.js'
import { expectAccessible, render, screen, userEvent, waitFor } from '../../testing/render.js'
import { Popover } from './Popover.js'

it('opens beside its button and closes from within', async () => {
  render(
    <Popover label="Columns" trigger={<Button>Columns</Button>}>
      {({ close }) => <Button onPress={close}>Done</Button>}
    </Popover>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  expect(await screen.findByRole('dialog', { name: 'Columns' })).toBeInTheDocument()
  await expectAccessible()
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
