import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AlertDialog } from './AlertDialog.js'

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  args: {
    isOpen: true,
    title: 'Refund €24.00 to Ada Lovelace?',
    children: 'The money goes back to the card it came from. This cannot be undone.',
    actionLabel: 'Refund €24.00',
    onAction: fn(),
  },
} satisfies Meta<typeof AlertDialog>
export default meta

export const Danger: StoryObj<typeof meta> = {}
export const TypedName: StoryObj<typeof meta> = {
  args: {
    title: 'Delete the region Europe?',
    children: 'Carts of this region can no longer be completed.',
    actionLabel: 'Delete region',
    confirmText: 'Europe',
  },
}
