// @vitest-environment jsdom
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Button } from '../../controls/Button/Button.js'
import { TextField } from '../../controls/TextField/TextField.js'
import { expectAccessible, render, screen, userEvent, waitFor } from '../../testing/render.js'
import { LayeredModal, useLayers } from './LayeredModal.js'

function Screen({ depth }: { depth: number }) {
  const { push, pop, reset } = useLayers()
  return (
    <>
      <TextField label={`Field ${depth}`} />
      <Button onPress={() => push({ title: `Screen ${depth + 1}`, content: <Screen depth={depth + 1} /> })}>
        Deeper {depth}
      </Button>
      <Button onPress={pop}>Pop {depth}</Button>
      <Button onPress={reset}>Reset {depth}</Button>
    </>
  )
}
function Example() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <LayeredModal title="Screen 1" isOpen={isOpen} onOpenChange={setOpen}>
        <Screen depth={1} />
      </LayeredModal>
    </>
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const title = () => screen.getByRole('dialog').querySelector('.cw-Dialog-title')?.textContent

it('goes deeper and back, keeping what was typed and the focus', async () => {
  render(<Example />)
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  await userEvent.type(screen.getByRole('textbox', { name: 'Field 1' }), 'kept')
  await press('Deeper 1')
  expect(screen.getByRole('dialog', { name: 'Screen 2' })).toBeInTheDocument()
  await expectAccessible()
  await press('Back')
  expect(title()).toBe('Screen 1')
  expect(screen.getByRole('textbox', { name: 'Field 1' })).toHaveValue('kept')
  expect(screen.getByRole('button', { name: 'Deeper 1' })).toHaveFocus()
})

it('takes one away with Escape and closes with the last', async () => {
  render(<Example />)
  await press('Deeper 1')
  await press('Deeper 2')
  expect(title()).toBe('Screen 3')
  await userEvent.keyboard('{Escape}')
  expect(title()).toBe('Screen 2')
  await userEvent.keyboard('{Escape}')
  expect(title()).toBe('Screen 1')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('goes down to the first, and begins there when opened again', async () => {
  render(<Example />)
  await press('Deeper 1')
  await press('Deeper 2')
  await press('Reset 3')
  expect(title()).toBe('Screen 1')
  await press('Deeper 1')
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await press('Open')
  expect(title()).toBe('Screen 1')
})
