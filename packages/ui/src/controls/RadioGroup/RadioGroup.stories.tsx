import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from './RadioGroup.js'

const meta = {
  title: 'Controls/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Shipping',
    defaultValue: 'post',
    options: [
      { id: 'post', name: 'Post', description: '3 to 5 days', aside: '€4.90' },
      { id: 'courier', name: 'Courier', description: 'Tomorrow before noon', aside: '€12.00' },
      { id: 'pickup', name: 'Pick up', description: 'Not available for furniture', isDisabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>
export default meta

export const Plain: StoryObj<typeof meta> = {}
export const Boxed: StoryObj<typeof meta> = { args: { isBoxed: true, isRequired: true } }
export const WithError: StoryObj<typeof meta> = { args: { errors: 'Choose how it is sent' } }
