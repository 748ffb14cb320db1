// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { NumberInput } from './NumberInput.js'

it('steps by its buttons and by the keys', async () => {
  const onChange = vi.fn()
  render(<NumberInput label="Limit" defaultValue={3} maxValue={6} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: /Increase/ }))
  expect(onChange).toHaveBeenLastCalledWith(4)
  await userEvent.click(screen.getByRole('textbox', { name: 'Limit' }))
  await userEvent.keyboard('{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith(5)
  await userEvent.keyboard('{PageDown}')
  await expectAccessible()
})

it('brings the value between its bounds on leaving', async () => {
  const onChange = vi.fn()
  render(<NumberInput label="Limit" minValue={1} maxValue={10} onChange={onChange} />)
  await userEvent.type(screen.getByRole('textbox'), '250')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(10)
})

it('reads the decimals of the locale', async () => {
  const onChange = vi.fn()
  render(<NumberInput label="Satz" onChange={onChange} />, { locale: 'de-DE' })
  await userEvent.type(screen.getByRole('textbox'), '7,7')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(7.7)
})

it('takes no text that is no number, and tells what is typed before the keys that save are heard', async () => {
  const heard: string[] = []
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a page that saves by keys
    <div onKeyDown={(event) => event.key === 's' && heard.push('save')}>
      <NumberInput label="Stock" defaultValue={12} onChange={(value) => heard.push(String(value))} />
    </div>,
  )
  const input = screen.getByRole('textbox')
  await userEvent.clear(input)
  await userEvent.type(input, '3O3')
  expect(input).toHaveValue('33')
  await userEvent.keyboard('{Meta>}s{/Meta}')
  expect(heard).toEqual(['33', 'save'])
  await userEvent.keyboard('4{Enter}')
  expect(heard.at(-1)).toBe('334')
})
