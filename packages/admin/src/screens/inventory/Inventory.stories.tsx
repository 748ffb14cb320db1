import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackOffice, withShop } from '../../testing/story-at'
import { stockAnswers } from './examples'

const meta = {
  title: 'Screens/Inventory',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/inventory' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const Items: Story = {
  beforeEach: withShop(stockAnswers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('JUG-ASH')).toBeVisible()
  },
}

export const Empty: Story = {
  beforeEach: withShop({
    ...stockAnswers,
    'GET /admin/inventory-items': { inventory_items: [], count: 0, offset: 0, limit: 20 },
  }),
}

export const Item: Story = {
  args: { path: '/a/inventory/items/iitem_ash' },
  beforeEach: withShop(stockAnswers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#1042')).toBeVisible()
  },
}

export const Count: Story = {
  args: { path: '/a/inventory/count?location_id=sloc_warehouse' },
  beforeEach: withShop(stockAnswers),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('JUG-ASH'))[0]).toBeVisible()
  },
}

export const Reservations: Story = {
  args: { path: '/a/inventory/reservations' },
  beforeEach: withShop(stockAnswers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For the fair')).toBeVisible()
  },
}
