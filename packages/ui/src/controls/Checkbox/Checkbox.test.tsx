// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { Checkbox } from './Checkbox.js'

it('is ticked by mouse and by keyboard', async () => {
  const onChange = vi.fn()
  render(
    <Checkbox onChange={onChange} hint="At the main location">
      Restock
    </Checkbox>,
  )
  const box = screen.getByRole('checkbox', { name: 'Restock' })
  expect(box).toHaveAccessibleDescription('At the main location')
  await userEvent.click(box)
  expect(onChange).toHaveBeenLastCalledWith(true)
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenLastCalledWith(false)
  await expectAccessible()
})

it('shows that only some are chosen, and what is wrong', async () => {
  render(
    <Checkbox isIndeterminate errors="Choose at least one">
      All
    </Checkbox>,
  )
  expect(screen.getByRole('checkbox')).toBePartiallyChecked()
  expect(screen.getByText('Choose at least one')).toBeInTheDocument()
  await expectAccessible()
})
