import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackOffice, withShop } from '../../../testing/story-at'
import { stockAnswers } from '../../inventory/examples'

const meta = {
  title: 'Screens/Product grid',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/products/grid' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const TwoVariants: Story = {
  beforeEach: withShop({ ...stockAnswers, 'GET /admin/variants/stock': { stock: [] } }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('JUG-ASH'))[0]).toBeVisible()
  },
}

export const Nothing: Story = {
  beforeEach: withShop({
    ...stockAnswers,
    'GET /admin/products': { products: [], count: 0, offset: 0, limit: 50 },
  }),
}
