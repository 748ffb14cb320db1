// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { Button } from '../../controls/Button/Button.js'
import { TextField } from '../../controls/TextField/TextField.js'
import { expectAccessible, render, screen, userEvent, waitFor } from '../../testing/render.js'
import { Modal } from './Modal.js'

it('is named by its title, holds the focus and gives it back', async () => {
  render(
    <Modal
      title="Add a note"
      trigger={<Button>Note</Button>}
      footer={({ close }) => <Button onPress={close}>Save</Button>}
    >
      <TextField label="Text" />
    </Modal>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Note' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add a note' })
  expect(dialog).toContainElement(document.activeElement as HTMLElement)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Note' })).toHaveFocus())
})

it('closes by its cross and by what the footer decides', async () => {
  render(
    <Modal
      title="Add a note"
      trigger={<Button>Note</Button>}
      footer={({ close }) => <Button onPress={close}>Save</Button>}
    />,
  )
  for (const name of ['Close', 'Save']) {
    await userEvent.click(screen.getByRole('button', { name: 'Note' }))
    await userEvent.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
})
