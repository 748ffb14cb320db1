import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumberInput } from './NumberInput.js'

const meta = {
  title: 'Controls/NumberInput',
  component: NumberInput,
  args: { label: 'Usage limit', defaultValue: 100, minValue: 0 },
} satisfies Meta<typeof NumberInput>
export default meta

export const Whole: StoryObj<typeof meta> = {}
export const Percent: StoryObj<typeof meta> = {
  args: { label: 'Tax rate', suffix: '%', defaultValue: 7.7, step: 0.1, maxValue: 100 },
}
export const WithError: StoryObj<typeof meta> = {
  args: { errors: 'At most 100 can be given', isRequired: true },
}
export const Disabled: StoryObj<typeof meta> = { args: { isDisabled: true } }
