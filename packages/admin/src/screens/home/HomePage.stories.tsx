import type { ChecklistItem } from '@cartwright/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { figuresOfOrders, summary } from '../../testing/example-figures'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Home of the back office',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a' },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const steps: readonly ChecklistItem['id'][] = [
  'region',
  'payment_provider',
  'shipping_option',
  'sales_channel',
  'product',
  'price',
  'stock',
  'mail_server',
]
const checklist = steps.map((id, at) => ({
  id,
  is_done: at < 2,
  is_required: id !== 'mail_server',
  count: 0,
}))

export const Selling: Story = {
  beforeEach: withShop({ 'GET /admin/setup/checklist': { is_ready: true, checklist } }),
}

export const BrandNew: Story = {
  beforeEach: withShop({
    'GET /admin/setup/checklist': { is_ready: false, checklist },
    'GET /admin/orders': { orders: [], count: 0, offset: 0, limit: 6 },
    'GET /admin/variants': { variants: [], count: 0, offset: 0, limit: 1 },
    'GET /admin/analytics/summary': {
      summary: {
        ...summary,
        currencies: [],
        figures: figuresOfOrders(0),
        before: figuresOfOrders(0),
        series: [],
        series_before: [],
      },
    },
  }),
}
