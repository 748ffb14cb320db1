import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackOffice, withShop } from '../../../testing/story-at'
import { asked, changed, declined, editsAnswer } from './examples'

const meta = {
  title: 'Screens/Order edits',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/orders/order_1042/edit' },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const NotBegun: Story = { beforeEach: withShop({}) }
export const UnderWay: Story = { beforeEach: withShop(editsAnswer(changed)) }
export const AskedOfTheCustomer: Story = { beforeEach: withShop(editsAnswer(asked)) }
export const OnTheOrder: Story = {
  args: { path: '/a/orders/order_1042' },
  beforeEach: withShop(editsAnswer(asked, { ...declined, id: 'oe_0' })),
}
export const Declined: Story = {
  args: { path: '/a/orders/order_1042' },
  beforeEach: withShop(editsAnswer(declined)),
}
