import type { ProductCollection } from '@cartwright/contract'
import type { FakeRoutes } from '@cartwright/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { jug, many } from '../../testing/examples'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Collections',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/collections' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const collection = (at: number): ProductCollection => ({
  id: `pcol_${at}`,
  title: `Winter ${2000 + at}`,
  handle: `winter-${2000 + at}`,
  created_at: '2026-11-18T09:24:00.000Z',
  updated_at: '2026-11-18T09:24:00.000Z',
  deleted_at: null,
  metadata: { season: 'cold' },
  products: [jug],
})
const shop: FakeRoutes = {
  'GET /admin/collections': { collections: many(12, collection), count: 12, offset: 0, limit: 20 },
  'GET /admin/collections/:id/translations': { translations: [] },
  'GET /admin/collections/:id': { collection: collection(26) },
}

export const List: Story = {
  beforeEach: withShop(shop),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(13))
  },
}

export const One: Story = { args: { path: '/a/collections/pcol_26' }, beforeEach: withShop(shop) }

export const Empty: Story = {
  beforeEach: withShop({
    ...shop,
    'GET /admin/collections': { collections: [], count: 0, offset: 0, limit: 20 },
  }),
}

export const Order: Story = {
  args: { path: '/a/collections/pcol_26' },
  beforeEach: withShop({
    ...shop,
    'GET /admin/products': {
      products: many(8, (at) => ({ ...jug, id: `prod_${at}`, title: `Jug ${at}` })),
      count: 8,
      offset: 0,
      limit: 100,
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const card = (await canvas.findByText('Jug 7')).closest('section')
    const [first] = card ? within(card).getAllByRole('button') : []
    if (first) await userEvent.click(first)
    const row = await screen.findByRole('row', { name: /Jug 7/ })
    // The window fades in.
    await waitFor(() => expect(row).toBeVisible())
  },
}
