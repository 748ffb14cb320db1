import type { ProductCategory } from '@cartwright/contract'
import type { FakeRoutes } from '@cartwright/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Categories',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/product-categories' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const category = (
  name: string,
  category_children: ProductCategory[] = [],
  is_active = true,
): ProductCategory => ({
  id: `pcat_${name.toLowerCase()}`,
  name,
  handle: name.toLowerCase(),
  description: '',
  is_active,
  is_internal: name === 'Samples',
  rank: 0,
  parent_category_id: '',
  created_at: '2026-11-18T09:24:00.000Z',
  updated_at: '2026-11-18T09:24:00.000Z',
  metadata: null,
  category_children,
})
const tree = [
  category('Kitchen', [category('Mugs', [category('Espresso')]), category('Bowls', [], false)]),
  category('Garden', [category('Pots'), category('Lanterns')]),
  category('Samples'),
]
const withTree = (product_categories: ProductCategory[]): FakeRoutes => ({
  'GET /admin/product-categories': {
    product_categories,
    count: product_categories.length,
    offset: 0,
    limit: 1000,
  },
})

export const Tree: Story = {
  beforeEach: withShop(withTree(tree)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(8))
  },
}

export const Opened: Story = {
  args: { path: '/a/product-categories?id=pcat_mugs' },
  beforeEach: withShop(withTree(tree)),
}

export const Empty: Story = { beforeEach: withShop(withTree([])) }
