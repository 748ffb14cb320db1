import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackOffice, withShop } from '../../testing/story-at'
import { draft, draftAnswers, paidDraft } from './examples'

const meta = {
  title: 'Screens/Drafts',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/draft-orders/dorder_1' },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const List: Story = { args: { path: '/a/draft-orders' }, beforeEach: withShop(draftAnswers) }
export const Empty: Story = {
  args: { path: '/a/draft-orders' },
  beforeEach: withShop({
    ...draftAnswers,
    'GET /admin/draft-orders': { draft_orders: [], count: 0, offset: 0, limit: 20 },
  }),
}
export const Open: Story = { beforeEach: withShop(draftAnswers) }
export const WithoutShipping: Story = {
  beforeEach: withShop({
    ...draftAnswers,
    'GET /admin/draft-orders/:id': {
      draft_order: { ...draft, cart: draft.cart && { ...draft.cart, shipping_methods: [] } },
    },
  }),
}
export const Paid: Story = {
  beforeEach: withShop({ ...draftAnswers, 'GET /admin/draft-orders/:id': { draft_order: paidDraft } }),
}
