import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './Field.js'

const meta = {
  title: 'Controls/Field',
  component: Field,
  args: {
    label: 'Starts at',
    hint: 'In the time zone of the store',
    children: (control) => <input type="datetime-local" className="cw-Input" {...control} />,
  },
} satisfies Meta<typeof Field>
export default meta

export const WithHint: StoryObj<typeof meta> = {}
export const Required: StoryObj<typeof meta> = { args: { isRequired: true } }
export const ManyErrors: StoryObj<typeof meta> = {
  args: {
    isRequired: true,
    errors: ['Choose a day in the future', 'Must be before the end', 'Overlaps “Summer”'],
  },
}
