import { refuse } from '@cartwright/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { many, order } from '../../testing/examples'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Orders',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/orders' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const payments = ['awaiting', 'captured', 'partially_refunded', 'refunded', 'requires_action'] as const
const parcels = ['not_fulfilled', 'partially_fulfilled', 'fulfilled', 'shipped', 'returned'] as const
const orders = many(20, (at) => ({
  ...order,
  id: `order_${9999 - at}`,
  display_id: 9999 - at,
  payment_status: payments[at % payments.length] ?? 'awaiting',
  fulfillment_status: parcels[at % parcels.length] ?? 'not_fulfilled',
}))

export const TenThousand: Story = {
  beforeEach: withShop({ 'GET /admin/orders': { orders, count: 10_000, offset: 0, limit: 20 } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(21))
  },
}

export const Empty: Story = {
  beforeEach: withShop({ 'GET /admin/orders': { orders: [], count: 0, offset: 0, limit: 20 } }),
}

export const Loading: Story = {
  beforeEach: withShop({ 'GET /admin/orders': () => new Promise(() => {}) }),
}

export const Failed: Story = {
  tags: ['refused'],
  beforeEach: withShop({
    'GET /admin/orders': () => refuse(400, { type: 'invalid_data', message: 'The shop is being moved' }),
  }),
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('button', { name: say('retry') })).toBeVisible()
  },
}
