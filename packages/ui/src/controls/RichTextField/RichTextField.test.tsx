// @vitest-environment jsdom
import type { Editor } from '@tiptap/core'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { act, expectAccessible, render, screen, userEvent, waitFor } from '../../testing/render.js'
import { RichTextField, type RichTextFieldProps } from './RichTextField.js'
import { cleanHtml } from './rich-text-editor.js'
import { safeLink } from './safe-link.js'

// jsdom lays nothing out: the editor asks where its cursor is.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect ??= () => new DOMRect()
document.elementFromPoint ??= () => null

const show = async (props: Partial<RichTextFieldProps> = {}) => {
  const view = render(<RichTextField label="Description" {...props} />)
  await screen.findByRole('toolbar')
  const text = screen.getByRole('textbox', { name: /Description/ })
  return { ...view, text, editor: (text as unknown as { editor: Editor }).editor }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it.each([
  ['<p>Thrown <strong>by hand</strong></p>', '<p>Thrown <strong>by hand</strong></p>'],
  ['plain', '<p>plain</p>'],
  ['', ''],
  ['<p></p>', ''],
  ['<b>bold</b> <i>italic</i>', '<p><strong>bold</strong> <em>italic</em></p>'],
  ['<p style="color:red" onclick="steal()" class="x">text</p>', '<p>text</p>'],
  ['<script>steal()</script><p>text</p>', '<p>text</p>'],
  ['<p>text<img src=x onerror="steal()"></p>', '<p>text</p>'],
  ['<iframe src="https://evil.example"></iframe><p>text</p>', '<p>text</p>'],
  ['<p><a href="javascript:steal()">text</a></p>', '<p>text</p>'],
  ['<p><a href=" JaVaScRiPt:steal()">text</a></p>', '<p>text</p>'],
  ['<p><a href="data:text/html,x">text</a></p>', '<p>text</p>'],
  ['<h1>One</h1><h2>Two</h2><h4>Four</h4>', '<p>One</p><h2>Two</h2><p>Four</p>'],
  ['<table><tr><td>cell</td></tr></table>', '<p>cell</p>'],
  [
    '<ul><li>one</li></ul><blockquote>said</blockquote>',
    '<ul><li><p>one</p></li></ul><blockquote><p>said</p></blockquote>',
  ],
  ['<p class="MsoNormal"><o:p>from a word processor</o:p></p>', '<p>from a word processor</p>'],
])('%s is read as %s', (html, clean) => expect(cleanHtml(html)).toBe(clean))

it('keeps links that lead somewhere', () =>
  expect(cleanHtml('<p><a href="/p/tall-jug" target="_blank">jug</a></p>')).toBe(
    '<p><a rel="noopener" href="/p/tall-jug">jug</a></p>',
  ))

it.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  [' example.com/jugs ', 'https://example.com/jugs'],
  ['ada@example.com', 'mailto:ada@example.com'],
  ['mailto:ada@example.com', 'mailto:ada@example.com'],
  ['tel:+43 1 5878', 'tel:+43 1 5878'],
  ['/p/tall-jug', '/p/tall-jug'],
  ['#care', '#care'],
  ['café.example', 'https://café.example'],
  ['//evil.example', null],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['jug', null],
  ['', null],
])('the link %s is kept as %s', (text, address) => expect(safeLink(text)).toBe(address))

it('is a plain text area on the server and before the editor is there', async () => {
  const field = <RichTextField label="Description" name="description" defaultValue="<p>Jug</p>" />
  const html = renderToString(field)
  expect(html).toContain('<textarea')
  expect(html).toContain('name="description"')
  render(field)
  expect(screen.getByRole('textbox', { name: 'Description' }).tagName).toBe('TEXTAREA')
  await screen.findByRole('toolbar')
  expect(screen.getByRole('textbox', { name: 'Description' }).tagName).toBe('DIV')
})

it('has name, help and errors like other fields', async () => {
  const { text, rerender } = await show({
    hint: 'On the product page',
    errors: 'Too short',
    isRequired: true,
  })
  expect(text).toHaveAccessibleDescription('On the product page Too short')
  expect(text).toBeInvalid()
  expect(text).toBeRequired()
  await expectAccessible()
  rerender(<RichTextField label="Description" />)
  await waitFor(() => expect(text).toBeValid())
})

it('formats what is selected, tells it and sends it with the form', async () => {
  const onChange = vi.fn()
  const { editor } = await show({ name: 'description', defaultValue: '<p>Tall jug</p>', onChange })
  act(() => void editor.commands.selectAll())
  await press('Bold')
  expect(onChange).toHaveBeenLastCalledWith('<p><strong>Tall jug</strong></p>')
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  await press('Heading 1')
  await press('Undo')
  await press('Redo')
  expect(onChange).toHaveBeenLastCalledWith('<h2><strong>Tall jug</strong></h2>')
  expect(document.querySelector('[name=description]')).toHaveValue('<h2><strong>Tall jug</strong></h2>')
  await press('Heading 1')
  await press('Bold')
  await press('Bulleted list')
  expect(onChange).toHaveBeenLastCalledWith('<ul><li><p>Tall jug</p></li></ul>')
  act(() => void editor.commands.clearContent(true))
  expect(onChange).toHaveBeenLastCalledWith('')
})

it('sets a link, refuses one that is none, and takes it away', async () => {
  const onChange = vi.fn()
  const { editor } = await show({ defaultValue: '<p>Tall jug</p>', onChange })
  act(() => void editor.commands.selectAll())
  await press('Link')
  const field = await screen.findByRole('textbox', { name: 'Link address' })
  await userEvent.type(field, 'javascript:x{Enter}')
  expect(field).toHaveAccessibleDescription('Enter an address such as https://example.com')
  await userEvent.clear(field)
  await userEvent.type(field, 'example.com{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(
    '<p><a rel="noopener" href="https://example.com">Tall jug</a></p>',
  )
  await press('Link')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove link' }))
  expect(onChange).toHaveBeenLastCalledWith('<p>Tall jug</p>')
})

it('follows a value from outside, without telling it back', async () => {
  const onChange = vi.fn()
  const { text, rerender } = await show({ value: '<p>One</p>', onChange })
  rerender(<RichTextField label="Description" value="<p>Two</p>" onChange={onChange} />)
  expect(text).toHaveTextContent('Two')
  expect(onChange).not.toHaveBeenCalled()
})

it('has the direction of its own language, and that of the page while empty', async () => {
  const { text, editor } = await show({ defaultValue: '<p>إبريق</p>' })
  expect(text).toHaveAttribute('dir', 'auto')
  act(() => void editor.commands.clearContent(true))
  expect(text).not.toHaveAttribute('dir')
})

it('is not to be changed while disabled', async () => {
  const { text } = await show({ isDisabled: true, defaultValue: '<p>Jug</p>' })
  expect(text).toHaveAttribute('contenteditable', 'false')
  expect(screen.getByRole('button', { name: 'Bold' })).toBeDisabled()
})
