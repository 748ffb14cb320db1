// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { Switch } from './Switch.js'

it('switches on and off', async () => {
  const onChange = vi.fn()
  render(
    <Switch onChange={onChange} hint="Nothing personal is kept">
      Anonymize
    </Switch>,
  )
  const control = screen.getByRole('switch', { name: 'Anonymize' })
  expect(control).toHaveAccessibleDescription('Nothing personal is kept')
  await userEvent.click(control)
  expect(onChange).toHaveBeenLastCalledWith(true)
  await expectAccessible()
})

it('cannot be moved while disabled', async () => {
  const onChange = vi.fn()
  render(
    <Switch isDisabled onChange={onChange}>
      Anonymize
    </Switch>,
  )
  await userEvent.click(screen.getByRole('switch'))
  expect(onChange).not.toHaveBeenCalled()
})
