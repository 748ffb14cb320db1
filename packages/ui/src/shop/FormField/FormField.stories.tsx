import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormField } from './FormField.js'

const meta = {
  title: 'Shop/FormField',
  component: FormField,
  decorators: [
    (Story) => (
      <form style={{ maxInlineSize: 320 }}>
        <Story />
      </form>
    ),
  ],
  args: { name: 'email', label: 'E-mail', type: 'email', dir: 'ltr', autoComplete: 'email' },
} satisfies Meta<typeof FormField>
export default meta

export const Typed: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' })
    await userEvent.type(field, 'ada@example.com')
    await expect(field).toHaveValue('ada@example.com')
  },
}
export const WithHint: StoryObj<typeof meta> = {
  args: { hint: 'The receipt goes there.', isOptional: true },
}
export const Refused: StoryObj<typeof meta> = {
  args: { defaultValue: 'ada@', error: ['This is not an address.', 'It is too short.'], isRequired: true },
}
export const FromAList: StoryObj<typeof meta> = {
  args: {
    name: 'country',
    label: 'Country',
    type: undefined,
    autoComplete: 'country',
    dir: undefined,
    choices: [
      { value: 'de', label: 'Germany' },
      { value: 'jp', label: 'Japan' },
    ],
  },
}
export const Disabled: StoryObj<typeof meta> = { args: { isDisabled: true, defaultValue: 'ada@example.com' } }
