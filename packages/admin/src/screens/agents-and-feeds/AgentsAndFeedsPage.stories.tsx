import type { AgentsAndFeeds } from '@cartwright/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
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

const calls: AgentsAndFeeds['calls'] = [
  {
    id: 'acall_2',
    transport: 'mcp',
    agent: 'https://agent.example/profile',
    operation: 'complete_checkout',
    status: 429,
    code: 'too_many_requests',
    message: 'Too many requests; try again in 4 s',
    took: 3,
    created_at: '2026-11-28T08:00:00.000Z',
  },
  {
    id: 'acall_1',
    transport: 'rest',
    agent: null,
    operation: 'search_catalog',
    status: 200,
    code: null,
    message: null,
    took: 41,
    created_at: '2026-11-28T07:59:00.000Z',
  },
]

const files = ['google.tsv', 'google.xml', 'products.jsonl'].map((file) => ({
  file,
  url: `https://shop.example/feeds/europe-en/${file}`,
}))

export const Checked: Story = {
  beforeEach: withShop({
    'GET /admin/store/agents-and-feeds': {
      agents_and_feeds: {
        protocols: [
          {
            name: 'ucp',
            version: '2026-04-08',
            profile_url: 'https://shop.example/.well-known/ucp',
            endpoints: [
              { transport: 'rest', url: 'https://shop.example/ucp/2026-04-08' },
              { transport: 'mcp', url: 'https://shop.example/ucp/2026-04-08/mcp' },
            ],
          },
        ],
        signing_keys: [{ kid: 'Zk1rJ0v3m0uQ8yLq7cQ2uXbYwJ5pD9sTt4aGfHn6KoE', is_current: true }],
        calls,
        has_feeds: true,
        feeds: [
          {
            name: 'europe-en',
            region_id: 'reg_1',
            region: 'Europe',
            language: 'en',
            currency_code: 'eur',
            files,
          },
        ],
      },
    },
    'GET /admin/store/agents-and-feeds/check': {
      profile: { url: 'https://shop.example/.well-known/ucp', status: 'ok', detail: null },
      feeds: [
        {
          feed: 'europe-en',
          reader: 'google',
          products: 12,
          variants: 40,
          unpriced: 0,
          is_partial: false,
          problems: [
            {
              field: 'gtin',
              problem: 'the check digit does not fit',
              mend: 'correct the EAN of the variant',
              count: 3,
            },
          ],
        },
      ],
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
