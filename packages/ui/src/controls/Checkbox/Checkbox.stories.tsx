import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './Checkbox.js'

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  args: { children: 'Restock the items' },
} satisfies Meta<typeof Checkbox>
export default meta

export const Empty: StoryObj<typeof meta> = {}
export const Ticked: StoryObj<typeof meta> = {
  args: { defaultSelected: true, hint: 'Adds them at the main location' },
}
export const Partly: StoryObj<typeof meta> = { args: { isIndeterminate: true } }
export const WithError: StoryObj<typeof meta> = {
  args: { children: 'I accept the terms', isRequired: true, errors: 'Accept the terms to go on' },
}
export const Disabled: StoryObj<typeof meta> = { args: { isDisabled: true, defaultSelected: true } }
