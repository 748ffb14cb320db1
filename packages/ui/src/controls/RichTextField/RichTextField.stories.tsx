import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { RichTextField } from './RichTextField.js'

const text =
  '<h2>Tall jug, ash glaze</h2><p>Thrown by hand, <strong>fired twice</strong>, and <em>never</em> the same. <a href="/pages/care">How to care for it</a></p><ul><li><p>Holds 1.2 litres</p></li><li><p>Stands the dishwasher</p></li></ul><blockquote><p>It pours without a drop.</p></blockquote>'
const meta = {
  title: 'Controls/RichTextField',
  component: RichTextField,
  args: { label: 'Description', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof RichTextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: 'On the product page' } }
export const Filled: Story = { args: { defaultValue: text } }
export const Typed: Story = {
  play: async ({ canvas, userEvent, args, say }) => {
    await canvas.findByRole('toolbar')
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.click(canvas.getByRole('button', { name: say('bold') }))
    // The tool gives the focus back with the next picture of the browser.
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('Jug')
    await expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Jug</strong></p>')
    await expect(canvas.getByRole('button', { name: say('bold') })).toHaveAttribute('aria-pressed', 'true')
  },
}
export const Linked: Story = {
  play: async ({ canvas, userEvent, args, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('link') }))
    const field = await screen.findByRole('textbox', { name: say('linkAddress') })
    await userEvent.type(field, 'example.com{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<p><a rel="noopener" href="https://example.com">example.com</a></p>',
    )
  },
}
export const Mirrored: Story = {
  args: {
    defaultValue: '<h2>إبريق طويل</h2><p>مصنوع يدويًا، 1.2 لتر.</p><ul><li><p>Fired twice</p></li></ul>',
  },
}
export const WithErrors: Story = {
  args: { defaultValue: '<p>Jug</p>', isRequired: true, errors: ['At least 20 letters', 'No links'] },
}
export const Disabled: Story = { args: { defaultValue: text, isDisabled: true } }
