import type { Meta, StoryObj } from '@storybook/react-vite'
import { PermissionGate, PermissionProvider } from './PermissionGate.js'

const meta = {
  title: 'Display/PermissionGate',
  component: PermissionGate,
  decorators: [(Story) => <PermissionProvider can={() => false}>{Story()}</PermissionProvider>],
  args: {
    permission: 'write:refunds',
    isExplained: true,
    grantedBy: 'Grace Hopper can grant it.',
    children: 'The refunds of this order',
  },
} satisfies Meta<typeof PermissionGate>
export default meta

export const Explained: StoryObj<typeof meta> = {}
export const WithFallback: StoryObj<typeof meta> = {
  args: { isExplained: false, fallback: '€148.00 captured' },
}
