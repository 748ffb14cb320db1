import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { many } from '../../testing/examples'
import { BackOffice, withShop } from '../../testing/story-at'
import { asked, returnAnswers } from './examples'

const meta = {
  title: 'Screens/Returns',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/returns' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const List: Story = {
  beforeEach: withShop(returnAnswers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '#7' })).toBeVisible()
  },
}

export const Many: Story = {
  beforeEach: withShop({
    'GET /admin/returns': {
      returns: many(20, (at) => ({ ...asked, id: `ret_${at}`, refund_amount: at * 1250 })),
      count: 10_000,
      offset: 0,
      limit: 20,
    },
  }),
}

export const None: Story = { beforeEach: withShop({}) }
