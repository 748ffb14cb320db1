// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, fireEvent, render, screen, userEvent, within } from '../../testing/render.js'
import { MetadataEditor, type MetadataEditorProps } from './MetadataEditor.js'

const start = { color: 'red', weight: 12.5, fragile: true, box: { depth: [1, 2] } }
function show(props: Partial<MetadataEditorProps> = {}) {
  const [onChange, onValidityChange] = [vi.fn(), vi.fn()]
  const view = render(
    <MetadataEditor
      label="Metadata"
      defaultValue={start}
      onChange={onChange}
      onValidityChange={onValidityChange}
      {...props}
    />,
  )
  return { ...view, onChange, onValidityChange }
}
const value = (key: string) => screen.getByRole('textbox', { name: `Value: ${key}` })

it('shows each key with its kind and keeps what it does not touch', async () => {
  const { onChange } = show({ name: 'metadata' })
  expect(value('color')).toHaveValue('red')
  expect(value('weight')).toHaveValue('12.5')
  expect(screen.getByRole('button', { name: /Yes.*Value: fragile/ })).toBeInTheDocument()
  expect(JSON.parse((value('box') as HTMLTextAreaElement).value)).toEqual({ depth: [1, 2] })
  await userEvent.clear(value('color'))
  await userEvent.type(value('color'), 'blue')
  expect(onChange).toHaveBeenLastCalledWith({ ...start, color: 'blue' })
  expect(JSON.parse(document.querySelector<HTMLInputElement>('[name=metadata]')!.value)).toEqual({
    ...start,
    color: 'blue',
  })
  await expectAccessible()
})

it('adds and removes keys', async () => {
  const { onChange } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Add key' }))
  const key = screen.getAllByRole('textbox', { name: 'Key' }).at(-1)!
  expect(key).toHaveFocus()
  await userEvent.keyboard('size')
  await userEvent.type(value('size'), 'L')
  expect(onChange).toHaveBeenLastCalledWith({ ...start, size: 'L' })
  await userEvent.click(screen.getByRole('button', { name: 'Remove box' }))
  const { box: _, ...rest } = start
  expect(onChange).toHaveBeenLastCalledWith({ ...rest, size: 'L' })
})

it('says that a key is there already, and tells nothing', async () => {
  const { onChange, onValidityChange } = show({ defaultValue: { a: 1, b: 2 } })
  const [, second] = screen.getAllByRole('textbox', { name: 'Key' })
  await userEvent.clear(second!)
  expect(onValidityChange).toHaveBeenLastCalledWith(false)
  await userEvent.type(second!, 'a')
  expect(second).toHaveAccessibleDescription('This key is already used')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.type(second!, 'b')
  expect(onChange).toHaveBeenLastCalledWith({ a: 1, ab: 2 })
  expect(onValidityChange).toHaveBeenLastCalledWith(true)
})

it('says where JSON ends to be JSON', async () => {
  const { onChange } = show()
  fireEvent.change(value('box'), { target: { value: '{\n  "depth": [1, 2}' } })
  expect(value('box')).toHaveAccessibleDescription('Not valid JSON at line 2, column 17')
  expect(onChange).not.toHaveBeenCalled()
  await expectAccessible()
})

it('says that a number is none', async () => {
  const { onValidityChange } = show()
  await userEvent.type(value('weight'), ' kg')
  expect(value('weight')).toHaveAccessibleDescription('Enter a number such as 12.5')
  expect(onValidityChange).toHaveBeenLastCalledWith(false)
})

it('makes a value of another kind', async () => {
  const { onChange } = show({ defaultValue: { year: '1998' } })
  await userEvent.click(screen.getByRole('button', { name: /Type: year/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Number' }))
  expect(onChange).toHaveBeenLastCalledWith({ year: 1998 })
  await userEvent.click(screen.getByRole('button', { name: /Type: year/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Yes or no' }))
  expect(onChange).toHaveBeenLastCalledWith({ year: false })
})

it('is edited as one text, which has to be an object', async () => {
  const { onChange } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Edit as JSON' }))
  const text = screen.getByRole('textbox', { name: 'JSON' })
  fireEvent.change(text, { target: { value: '[1]' } })
  expect(text).toHaveAccessibleDescription('Enter an object such as {"color": "red"}')
  expect(screen.getByRole('button', { name: 'Edit as list' })).toBeDisabled()
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.change(text, { target: { value: '{"a": {"b": null}}' } })
  expect(onChange).toHaveBeenLastCalledWith({ a: { b: null } })
  await userEvent.click(screen.getByRole('button', { name: 'Edit as list' }))
  expect(JSON.parse((value('a') as HTMLTextAreaElement).value)).toEqual({ b: null })
})

it('follows another value from outside', () => {
  const view = show({ value: { a: '1' } })
  view.rerender(<MetadataEditor label="Metadata" value={{ b: '2' }} />)
  expect(value('b')).toHaveValue('2')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

it('is empty, or not to be changed', async () => {
  const view = show({ defaultValue: null, errors: 'Too many keys' })
  const group = screen.getByRole('group', { name: 'Metadata' })
  expect(within(group).getByText('Nothing here yet')).toBeInTheDocument()
  expect(group).toHaveAccessibleDescription('Too many keys')
  view.unmount()
  show({ isDisabled: true })
  expect(value('color')).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Add key' })).not.toBeInTheDocument()
  await expectAccessible()
})
