// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { Button } from '../../controls/Button/Button.js'
import { expectAccessible, render, screen, userEvent, waitFor } from '../../testing/render.js'
import { AlertDialog } from './AlertDialog.js'

it('starts on the harmless button and acts once', async () => {
  let finish: () => void = () => {}
  const onAction = vi.fn(
    () =>
      new Promise<void>((done) => {
        finish = done
      }),
  )
  render(
    <AlertDialog
      title="Refund €24.00?"
      actionLabel="Refund €24.00"
      onAction={onAction}
      trigger={<Button>Refund</Button>}
    >
      This cannot be undone.
    </AlertDialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByRole('alertdialog', { name: 'Refund €24.00?' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await expectAccessible()
  await userEvent.click(screen.getByRole('button', { name: /Refund/ }))
  await userEvent.click(screen.getByRole('button', { name: /Refund/ }))
  expect(onAction).toHaveBeenCalledOnce()
  finish()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

it('wants the name typed', async () => {
  const onAction = vi.fn()
  render(
    <AlertDialog
      isOpen
      title="Delete Europe?"
      actionLabel="Delete region"
      onAction={onAction}
      confirmText="Europe"
    />,
  )
  const action = screen.getByRole('button', { name: 'Delete region' })
  expect(action).toBeDisabled()
  await userEvent.type(screen.getByRole('textbox', { name: 'Type Europe to confirm' }), 'Europe')
  await userEvent.click(action)
  expect(onAction).toHaveBeenCalledOnce()
})
