import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackOffice, withShop } from '../../testing/story-at'
import { auditAnswers } from './examples'

const meta = {
  title: 'Screens/Audit log',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/settings/audit-log' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const Entries: Story = {
  beforeEach: withShop(auditAnswers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Grace Hopper/ })).toBeVisible()
  },
}

export const Empty: Story = {
  beforeEach: withShop({ 'GET /admin/audit-log': { audit_log: [], count: 0, offset: 0, limit: 20 } }),
}
