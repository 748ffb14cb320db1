import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { many } from '../../testing/examples'
import { BackOffice, withShop } from '../../testing/story-at'
import { advent, discountAnswers } from './examples'

const meta = {
  title: 'Screens/Discounts',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/discounts' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const parts = [
  {},
  { is_disabled: true },
  { starts_at: '2099-01-01T00:00:00.000Z' },
  { ends_at: '2021-01-01T00:00:00.000Z' },
  { usage_count: 100 },
]
const discounts = many(20, (at) => ({
  ...advent,
  id: `disc_${at}`,
  code: at === 3 ? 'THE-LONGEST-CODE-ANYBODY-EVER-TYPED-AT-A-CHECKOUT' : `CODE-${at}`,
  ...parts[at % parts.length],
}))

export const List: Story = {
  beforeEach: withShop({
    ...discountAnswers,
    'GET /admin/discounts': { discounts, count: 240, offset: 0, limit: 20 },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(21))
  },
}

export const Empty: Story = {
  beforeEach: withShop({
    ...discountAnswers,
    'GET /admin/discounts': { discounts: [], count: 0, offset: 0, limit: 20 },
  }),
}

export const Wizard: Story = {
  args: { path: '/a/discounts/new' },
  beforeEach: withShop(discountAnswers),
}

export const One: Story = {
  args: { path: '/a/discounts/disc_advent' },
  beforeEach: withShop(discountAnswers),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/ADVENT10/))[0]).toBeVisible()
  },
}

export const Template: Story = {
  args: { path: '/a/discounts/disc_advent' },
  beforeEach: withShop({
    ...discountAnswers,
    'GET /admin/discounts/:id': { discount: { ...advent, is_dynamic: true, valid_duration: 'P6M' } },
    'GET /admin/discounts': { discounts: discounts.slice(0, 4), count: 4, offset: 0, limit: 10 },
  }),
}
