import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuantityStepper } from './QuantityStepper.js'

const meta = {
  title: 'Shop/QuantityStepper',
  component: QuantityStepper,
  args: { defaultValue: 1, maxValue: 5 },
} satisfies Meta<typeof QuantityStepper>
export default meta

export const Medium: StoryObj<typeof meta> = {}
export const Large: StoryObj<typeof meta> = { args: { size: 'l', defaultValue: 3 } }
export const Disabled: StoryObj<typeof meta> = { args: { isDisabled: true } }
