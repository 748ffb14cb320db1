import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../../strings/en.js'
import { StatusBadge } from './StatusBadge.js'

const meta = {
  title: 'Display/StatusBadge',
  component: StatusBadge,
  args: { status: 'captured' },
} satisfies Meta<typeof StatusBadge>
export default meta

export const One: StoryObj<typeof meta> = {}
export const All: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {Object.keys(en.status).map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
}
