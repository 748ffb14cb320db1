// @vitest-environment jsdom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { NumberInput } from '../../controls/NumberInput/NumberInput.js'
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

it('stays open and says why when saving fails', async () => {
  const onOpenChange = vi.fn()
  show({ onSave: () => Promise.reject(new Error('The handle is taken')), onOpenChange })
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The handle is taken')
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('saves what is in a field of numbers that still has the focus', async () => {
  const saved: number[] = []
  function Stock() {
    const [stock, setStock] = useState(12)
    return (
      <FocusModal title="Stock" isOpen onOpenChange={() => {}} onSave={() => saved.push(stock)}>
        <NumberInput label="Stock" value={stock} onChange={setStock} />
      </FocusModal>
    )
  }
  render(<Stock />)
  await userEvent.clear(screen.getByRole('textbox'))
  await userEvent.type(screen.getByRole('textbox'), '33')
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(saved).toEqual([33])
})
