// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent, waitFor } from '../../testing/render.js'
import { Form } from '../Form/Form.js'
import { Select } from './Select.js'

const options = [
  { id: 'reg_eu', name: 'Europe' },
  { id: 'reg_jp', name: 'Japan', description: 'JPY' },
]

it('chooses by keyboard', async () => {
  const onChange = vi.fn()
  render(<Select label="Region" options={options} onChange={onChange} />)
  expect(screen.getByRole('button')).toHaveTextContent('Choose…')
  await expectAccessible()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(await screen.findByRole('option', { name: 'Japan' })).toHaveAccessibleDescription('JPY')
  await userEvent.keyboard('J{Enter}')
  expect(onChange).toHaveBeenCalledWith('reg_jp')
  expect(screen.getByRole('button')).toHaveTextContent('Japan')
})

it('shows its groups and its error', async () => {
  render(<Select label="Region" errors="Choose a region" isRequired options={[{ name: 'Near', options }]} />)
  expect(screen.getByText('Choose a region')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Region/ }))
  expect(await screen.findByRole('group', { name: 'Near' })).toBeInTheDocument()
})

it('is chosen from without opening: by letters and by arrow keys', async () => {
  const onChange = vi.fn()
  const more = [
    ...options,
    { id: 'reg_ja', name: 'Jamaica' },
    { id: 'reg_off', name: 'Java', isDisabled: true },
  ]
  const onKey = vi.fn()
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: what stands around a select
    <div onKeyDown={({ key }) => onKey(key)}>
      <Select label="Region" options={more} onChange={onChange} />
    </div>,
  )
  await userEvent.tab()
  onKey.mockClear()
  await userEvent.keyboard('jam')
  expect(onChange).toHaveBeenLastCalledWith('reg_ja')
  await userEvent.keyboard('{ArrowLeft}')
  expect(onChange).toHaveBeenLastCalledWith('reg_jp')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(onChange).toHaveBeenLastCalledWith('reg_eu')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}{Control>}k{/Control}')
  expect(onKey.mock.calls.flat()).toEqual(['Escape', 'Control', 'k'])
})

it('closes when what is chosen is chosen again, and gives the focus back', async () => {
  render(<Select label="Region" options={options} defaultValue="reg_jp" />)
  const button = screen.getByRole('button', { name: 'Japan Region' })
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('option', { name: 'Japan' }))
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  await waitFor(() => expect(button).toHaveFocus())
})

it('goes with its form, and shows what the server says of it until another is chosen', async () => {
  const { container } = render(
    <Form validationErrors={{ region_id: 'This region is closed' }}>
      <Select label="Region" name="region_id" options={options} defaultValue="reg_jp" />
    </Form>,
  )
  expect(new FormData(container.querySelector('form')!).get('region_id')).toBe('reg_jp')
  expect(screen.getByRole('button')).toHaveAccessibleDescription('This region is closed')
  screen.getByRole('button').focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.queryByText('This region is closed')).not.toBeInTheDocument()
  expect(new FormData(container.querySelector('form')!).get('region_id')).toBe('reg_eu')
})
