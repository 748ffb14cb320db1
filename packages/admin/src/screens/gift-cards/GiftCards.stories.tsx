import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { many } from '../../testing/examples'
import { BackOffice, withShop } from '../../testing/story-at'
import { card, giftCardAnswers } from './examples'

const meta = {
  title: 'Screens/Gift cards',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/gift-cards' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const gift_cards = many(20, (at) => ({
  ...card,
  id: `gift_${at}`,
  balance: at % 4 === 0 ? 0 : 100 * at,
  is_disabled: at % 5 === 0,
}))

export const List: Story = {
  beforeEach: withShop({
    ...giftCardAnswers,
    'GET /admin/gift-cards': { gift_cards, count: 240, offset: 0, limit: 20 },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(21))
  },
}

export const Empty: Story = {
  beforeEach: withShop({
    ...giftCardAnswers,
    'GET /admin/gift-cards': { gift_cards: [], count: 0, offset: 0, limit: 20 },
  }),
}

export const One: Story = {
  args: { path: '/a/gift-cards/gift_1' },
  beforeEach: withShop(giftCardAnswers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4))
  },
}

export const InTheShop: Story = {
  args: { path: '/a/gift-cards/manage' },
  beforeEach: withShop(giftCardAnswers),
}

export const NotInTheShopYet: Story = {
  args: { path: '/a/gift-cards/manage' },
  beforeEach: withShop({
    ...giftCardAnswers,
    'GET /admin/products': { products: [], count: 0, offset: 0, limit: 1 },
  }),
}
