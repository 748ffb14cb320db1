import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MetadataEditor } from './MetadataEditor.js'

const meta = {
  title: 'Controls/MetadataEditor',
  component: MetadataEditor,
  args: {
    label: 'Metadata',
    defaultValue: {
      glaze: 'ash',
      weight_kg: 2.4,
      handmade: true,
      kiln: { temperature: 1280, runs: [1, 2] },
    },
    onChange: fn(),
    onValidityChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
} satisfies Meta<typeof MetadataEditor>
export default meta
type Story = StoryObj<typeof meta>

export const Kinds: Story = { args: { hint: 'Read by the print shop' } }
export const Empty: Story = { args: { defaultValue: null } }
export const Added: Story = {
  args: { defaultValue: { glaze: 'ash' } },
  play: async ({ canvas, userEvent, args, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('addKey') }))
    await userEvent.type(canvas.getAllByRole('textbox', { name: say('metadataKey') }).at(-1)!, 'size')
    await userEvent.type(canvas.getByRole('textbox', { name: `${say('metadataValue')}: size` }), 'L')
    await expect(args.onChange).toHaveBeenLastCalledWith({ glaze: 'ash', size: 'L' })
  },
}
export const SameKeyTwice: Story = {
  args: { defaultValue: { glaze: 'ash', glaz: 'salt' } },
  play: async ({ canvas, userEvent, args, say }) => {
    await userEvent.type(canvas.getAllByRole('textbox', { name: say('metadataKey') }).at(-1)!, 'e')
    await expect(canvas.getAllByText(say('keyTaken'))).not.toHaveLength(0)
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(false)
  },
}
export const BrokenJson: Story = {
  args: { defaultValue: { kiln: { runs: [1, 2] } } },
  play: async ({ canvas, userEvent, say }) => {
    const text = canvas.getByRole('textbox', { name: `${say('metadataValue')}: kiln` })
    await userEvent.clear(text)
    await userEvent.type(text, '[[1, 2')
    await expect(canvas.getByText(say('invalidJson', { line: 1, column: 6 }))).toBeVisible()
  },
}
export const AsJson: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('editAsJson') }))
    await expect(canvas.getByRole('textbox', { name: say('typeJson') })).toBeVisible()
  },
}
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
}
export const WithError: Story = { args: { errors: 'At most 50 keys' } }
export const Disabled: Story = { args: { isDisabled: true } }
