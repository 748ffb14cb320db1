// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { RadioGroup } from './RadioGroup.js'

it('moves the choice with the arrow keys', async () => {
  const onChange = vi.fn()
  const options = [
    { id: 'post', name: 'Post', description: '3 days' },
    { id: 'courier', name: 'Courier', aside: '€12.00' },
  ]
  render(<RadioGroup label="Shipping" options={options} defaultValue="post" onChange={onChange} isBoxed />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(onChange).toHaveBeenCalledWith('courier')
  expect(screen.getByRole('radio', { name: /Courier/ })).toBeChecked()
  await expectAccessible()
})
