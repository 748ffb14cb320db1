import type { Notification } from '@cartwright/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { many } from '../../testing/examples'
import { BackOffice, withShop } from '../../testing/story-at'
import { mailEvents } from './use-event-name'

const meta = {
  title: 'Screens/Notifications',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/settings/notifications' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const mails = many(
  8,
  (at) =>
    ({
      id: `noti_${at}`,
      event_name: mailEvents[at % mailEvents.length],
      to: 'ada@example.com',
      provider_id: 'mail',
      created_at: '2026-11-18T09:24:00.000Z',
      resends: [],
    }) as unknown as Notification,
)
const server = { mail_server: null, is_fixed: false, sends: false }

export const Mails: Story = {
  beforeEach: withShop({
    'GET /admin/notifications': { notifications: mails, count: 8, offset: 0, limit: 20 },
    'GET /admin/mail-server': server,
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(9))
  },
}

export const Empty: Story = {
  beforeEach: withShop({
    'GET /admin/notifications': { notifications: [], count: 0, offset: 0, limit: 20 },
    'GET /admin/mail-server': server,
  }),
}
