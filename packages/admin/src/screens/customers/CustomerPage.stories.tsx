import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ada, order, staff } from '../../testing/examples'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Customers',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/customers/cus_ada' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const times = { created_at: '2026-11-18T09:24:00.000Z', updated_at: '2026-11-18T09:24:00.000Z' }
const trade = { ...times, id: 'cgrp_trade', name: 'Trade', deleted_at: null, metadata: null }
const yen = { ...order, id: 'order_2', display_id: 1043, currency_code: 'jpy', paid_total: 500 }
const page = (count: number) => ({ count, offset: 0, limit: 20 })
const answers = {
  'GET /admin/customers/:id': { customer: { ...ada, groups: [trade], metadata: { tier: 'gold' } } },
  'GET /admin/customer-groups': { customer_groups: [trade], ...page(1) },
  'GET /admin/customer-groups/:id': { customer_group: trade },
  'GET /admin/orders': { orders: [yen, order], ...page(2) },
  'GET /admin/notes': {
    notes: [
      {
        ...times,
        id: 'note_1',
        value: 'Rings twice',
        resource_type: 'customer',
        resource_id: ada.id,
        author_id: staff.id,
        author: staff,
        deleted_at: null,
        metadata: null,
      },
    ],
    ...page(1),
  },
}

export const Customer: Story = {
  beforeEach: withShop(answers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rings twice')).toBeVisible()
  },
}

export const Editing: Story = {
  beforeEach: withShop(answers),
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('link', { name: 'ada@example.com' })
    const details = email.closest('section')
    if (details) await userEvent.click(within(details).getByRole('button'))
    await expect(await canvas.findByDisplayValue('Lovelace')).toBeVisible()
  },
}

export const List: Story = {
  args: { path: '/a/customers' },
  beforeEach: withShop(answers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Ada Lovelace/ })).toBeVisible()
  },
}

export const Group: Story = {
  args: { path: '/a/customers/groups/cgrp_trade' },
  beforeEach: withShop({
    ...answers,
    'GET /admin/customer-groups/:id/customers': { customers: [ada], ...page(1) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ada Lovelace' })).toBeVisible()
  },
}
