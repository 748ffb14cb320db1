import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { checkedFeed, offered } from '../../testing/agents-and-feeds'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Agents and feeds',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/settings/agents-and-feeds' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const Checked: Story = {
  beforeEach: withShop({
    'GET /admin/store/agents-and-feeds': {
      agents_and_feeds: {
        ...offered,
        // As long as they are.
        signing_keys: [{ kid: 'Zk1rJ0v3m0uQ8yLq7cQ2uXbYwJ5pD9sTt4aGfHn6KoE', is_current: true }],
      },
    },
    'GET /admin/store/agents-and-feeds/check': {
      profiles: [
        { protocol: 'ucp', url: 'https://shop.example/.well-known/ucp', status: 'ok', detail: null },
        { protocol: 'acp', url: 'https://shop.example/.well-known/acp.json', status: 'ok', detail: null },
      ],
      feeds: [checkedFeed],
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('google.tsv')
    const [check] = within(canvas.getByRole('main')).getAllByRole('button')
    if (check) await userEvent.click(check)
    await expect(await canvas.findByText('gtin')).toBeVisible()
  },
}

export const Off: Story = {
  beforeEach: withShop({
    'GET /admin/store/agents-and-feeds': {
      agents_and_feeds: { protocols: [], signing_keys: [], calls: [], has_feeds: false, feeds: [] },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('CARTWRIGHT_AGENTS=ucp')).toBeVisible()
  },
}
