// @vitest-environment jsdom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { FilterBar, type FilterValue } from './FilterBar.js'

function Example({
  start = {},
  onSet,
}: {
  start?: Record<string, FilterValue>
  onSet?: (values: unknown) => void
}) {
  const [values, setValues] = useState(start)
  return (
    <FilterBar
      label="Filter orders"
      values={values}
      onChange={(next) => {
        setValues(next)
        onSet?.(next)
      }}
      filters={[
        {
          id: 'status',
          name: 'Payment',
          options: [
            { id: 'awaiting', name: 'Awaiting' },
            { id: 'captured', name: 'Captured' },
          ],
        },
        { id: 'email', name: 'E-mail' },
      ]}
    />
  )
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

it('adds a filter of choices and says in the chip what it is set to', async () => {
  const onSet = vi.fn()
  render(<Example onSet={onSet} />)
  await press('Add filter')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Payment' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Captured' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Awaiting' }))
  expect(onSet).toHaveBeenLastCalledWith({ status: ['captured', 'awaiting'] })
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Payment: Captured, Awaiting' })).toBeInTheDocument()
  await expectAccessible()
})

it('adds a filter of text', async () => {
  const onSet = vi.fn()
  render(<Example onSet={onSet} />)
  await press('Add filter')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'E-mail' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), ' ada@example.com {Enter}')
  expect(onSet).toHaveBeenLastCalledWith({ email: ['ada@example.com'] })
})

it('removes one, or all', async () => {
  const onSet = vi.fn()
  render(<Example start={{ status: ['awaiting'], email: ['ada'] }} onSet={onSet} />)
  await press('Remove Payment')
  expect(onSet).toHaveBeenLastCalledWith({ email: ['ada'] })
  await press('Clear all')
  expect(onSet).toHaveBeenLastCalledWith({})
})
