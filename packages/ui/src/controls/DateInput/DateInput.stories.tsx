import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateInput } from './DateInput.js'

const meta = {
  title: 'Controls/DateInput',
  component: DateInput,
  args: { label: 'Valid from', defaultValue: '2026-11-20T09:30:00.000Z' },
} satisfies Meta<typeof DateInput>
export default meta

export const Day: StoryObj<typeof meta> = {}
export const Moment: StoryObj<typeof meta> = { args: { withTime: true } }
export const WithError: StoryObj<typeof meta> = {
  args: { errors: 'Must be before the end', isRequired: true },
}
