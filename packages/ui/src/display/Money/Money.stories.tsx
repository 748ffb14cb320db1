import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from './Money.js'

const meta = {
  title: 'Display/Money',
  component: Money,
  args: { amount: 1999, currency: 'eur' },
} satisfies Meta<typeof Money>
export default meta

export const Hundredths: StoryObj<typeof meta> = {}
export const WholeUnits: StoryObj<typeof meta> = { args: { amount: 12800, currency: 'jpy' } }
export const Signed: StoryObj<typeof meta> = { args: { isSigned: true } }
