import type { Order } from '@cartwright/contract'
import { refuse } from '@cartwright/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { order } from '../../testing/examples'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Order in the back office',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/orders/order_1042' },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const withOrder = (changes: Partial<Order>) =>
  withShop({ 'GET /admin/orders/:id': { order: { ...order, ...changes } } })
const actor = { type: 'user' as const, id: 'usr_grace', name: 'Grace Hopper' }
const entry = {
  order_id: order.id,
  due: 0,
  paid: 0,
  refunded: 0,
  currency_code: order.currency_code,
  reference_id: null,
  created_at: order.created_at,
  actor: null,
  provider_id: null,
  reason: null,
  note: null,
  items: [],
}
const captured = order.payments?.map((payment) => ({ ...payment, captured_at: order.created_at }))

export const Waiting: Story = { beforeEach: withOrder({}) }
export const Paid: Story = { beforeEach: withOrder({ payment_status: 'captured', payments: captured }) }
export const Packed: Story = {
  beforeEach: withOrder({
    payment_status: 'captured',
    payments: captured,
    items: order.items?.map((item) => ({ ...item, fulfilled_quantity: item.quantity })),
    tags: ['press', 'a gift for somebody with a long name'].map((value) => ({
      id: value,
      order_id: order.id,
      value,
    })),
  }),
}
/** What was owed after each entry, and who made it. */
export const Ledger: Story = {
  beforeEach: withShop({
    'GET /admin/orders/:id': {
      order: { ...order, payment_status: 'captured', payments: captured, refundable_amount: 36220 },
    },
    'GET /admin/orders/:id/ledger': {
      sums: { currency_code: 'eur', due: 36720, paid: 36720, refunded: 0, outstanding: 0 },
      entries: [
        { ...entry, id: 'ledg_1', kind: 'order', due: 37220, balance: 37220 },
        { ...entry, id: 'ledg_2', kind: 'gift_card', paid: 500, balance: 36720 },
        { ...entry, id: 'ledg_3', kind: 'capture', paid: 36720, balance: 0, reference_id: 'pay_1', actor },
      ],
      count: 3,
      offset: 0,
      limit: 200,
    },
  }),
}
export const NeedsAction: Story = {
  beforeEach: withOrder({ status: 'requires_action', payment_status: 'requires_action' }),
}
export const Completed: Story = {
  beforeEach: withOrder({
    status: 'completed',
    payment_status: 'captured',
    fulfillment_status: 'shipped',
    payments: captured,
    items: order.items?.map((item) => ({
      ...item,
      fulfilled_quantity: item.quantity,
      shipped_quantity: item.quantity,
    })),
  }),
}
export const Refunded: Story = {
  beforeEach: withOrder({
    payment_status: 'refunded',
    payments: captured,
    refunded_total: order.paid_total,
    refundable_amount: 0,
  }),
}
export const Canceled: Story = {
  beforeEach: withOrder({ status: 'canceled', payment_status: 'canceled', canceled_at: order.created_at }),
}
export const Archived: Story = {
  beforeEach: withOrder({ status: 'archived', payment_status: 'captured', payments: captured }),
}
export const Loading: Story = {
  beforeEach: withShop({ 'GET /admin/orders/:id': () => new Promise(() => {}) }),
  play: async () => {},
}
export const Gone: Story = {
  tags: ['refused'],
  beforeEach: withShop({
    'GET /admin/orders/:id': () => refuse(404, { type: 'not_found', message: 'Order was not found' }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main')).toBeVisible()
  },
}
