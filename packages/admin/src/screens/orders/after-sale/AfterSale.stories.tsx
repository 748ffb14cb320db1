import type { Order } from '@cartwright/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackOffice, withShop } from '../../../testing/story-at'
import { afterSaleAnswers, agreed, asked, claimed, offered, packed, sentOrder, swapBack } from './examples'

const meta = {
  title: 'Screens/What comes back',
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
  withShop({ ...afterSaleAnswers, 'GET /admin/orders/:id': { order: { ...sentOrder, ...changes } } })

export const Returned: Story = { beforeEach: withOrder({ returns: [asked] }) }
export const ReturnedInPart: Story = {
  beforeEach: withOrder({
    fulfillment_status: 'requires_action',
    returns: [
      {
        ...asked,
        status: 'received',
        received_at: asked.created_at,
        items: asked.items?.map((item) => ({ ...item, quantity: 1, received_quantity: 1 })),
      },
    ],
  }),
}
export const Offered: Story = { beforeEach: withOrder({ swaps: [offered] }) }
export const Owed: Story = { beforeEach: withOrder({ swaps: [agreed] }) }
export const Packed: Story = {
  beforeEach: withOrder({
    swaps: [
      {
        ...agreed,
        payment_status: 'captured',
        fulfillment_status: 'fulfilled',
        fulfillments: [packed],
        return_order: { ...swapBack, status: 'received' },
      },
    ],
  }),
}
export const Claimed: Story = { beforeEach: withOrder({ claims: [claimed] }) }
export const Everything: Story = {
  beforeEach: withOrder({ returns: [asked], swaps: [agreed], claims: [claimed] }),
}
