// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { TextField } from '../../controls/TextField/TextField.js'
import { expectAccessible, render, screen, userEvent, waitFor } from '../../testing/render.js'
import { FocusModal, type FocusModalProps } from './FocusModal.js'

const show = (props: Partial<FocusModalProps> = {}) =>
  render(
    <FocusModal title="New product" isOpen onOpenChange={() => {}} onSave={() => {}} {...props}>
      <TextField label="Title" />
    </FocusModal>,
  )

it('saves by its button and by the keys, and closes then', async () => {
  const [onSave, onOpenChange] = [vi.fn(), vi.fn()]
  show({ onSave, onOpenChange })
  expect(screen.getByRole('dialog', { name: 'New product' })).toBeInTheDocument()
  await expectAccessible()
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await userEvent.click(screen.getByRole('textbox', { name: 'Title' }))
  await userEvent.keyboard('{Meta>}s{/Meta}')
  expect(onSave).toHaveBeenCalledTimes(2)
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

it('stays open when saving says no', async () => {
  const onOpenChange = vi.fn()
  show({ onSave: async () => false, onOpenChange })
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('leaves at once when nothing would be lost, and asks otherwise', async () => {
  const onOpenChange = vi.fn()
  const view = show({ onOpenChange })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onOpenChange).toHaveBeenCalledTimes(1)
  view.unmount()
  show({ onOpenChange, isDirty: true })
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(onOpenChange).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
  expect(onOpenChange).toHaveBeenCalledTimes(2)
})
