import type { FakeRoutes } from '@cartwright/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { jug, many, variant } from '../../testing/examples'
import { BackOffice, withShop } from '../../testing/story-at'
import { onSale, withoutPrice } from './why/examples'

const meta = {
  title: 'Screens/Product',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/products/prod_jug' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const page = { count: 0, offset: 0, limit: 10 }
const shop: FakeRoutes = {
  'GET /admin/products/:id/translations': {
    translations: [
      {
        id: 'tran_de',
        entity: 'product',
        entity_id: 'prod_jug',
        language: 'de',
        values: { title: 'Hoher Krug, Aschenglasur' },
        created_at: '2026-11-18T09:24:00.000Z',
        updated_at: '2026-11-18T09:24:00.000Z',
      },
    ],
  },
  'GET /admin/product-tags': { product_tags: [], ...page },
  'GET /admin/product-categories': { product_categories: [], ...page },
  'GET /admin/shipping-profiles': { shipping_profiles: [] },
}

export const OnSale: Story = {
  beforeEach: withShop(shop),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('JUG-ASH')[0]).toBeVisible())
  },
}

/** A draft without prices: the strip says what it lacks. */
export const Lacking: Story = {
  beforeEach: withShop({
    ...shop,
    'GET /admin/products/:id': {
      product: {
        ...jug,
        status: 'draft',
        variants: jug.variants.map((one) => ({ ...one, prices: [] })),
      },
    },
  }),
}

/** As many variants as a product can have: a page of them at a time, the grid draws those in view. */
export const ManyVariants: Story = {
  beforeEach: withShop({
    ...shop,
    'GET /admin/products/:id': {
      product: {
        ...jug,
        variants: many(2000, (at) =>
          variant(`variant_${at}`, `Glaze ${at}`, `JUG-${at}`, at % 30, 8400 + at),
        ),
      },
    },
  }),
}

/** Opens the question of the first variant: the second entry of its menu. */
const askWhy: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  await waitFor(() => expect(canvas.getAllByText('JUG-ASH')[0]).toBeVisible())
  const menu = canvasElement.querySelector('[data-row="variant_ash"] .cw-DataTable-menu button')
  if (menu) await userEvent.click(menu)
  await waitFor(() => expect(document.querySelectorAll('[role="menuitem"]').length).toBeGreaterThan(1))
  const why = document.querySelectorAll('[role="menuitem"]')[1]
  if (why) await userEvent.click(why)
  await waitFor(() =>
    expect(document.querySelector('[role="dialog"] .ad-Why [role="status"]')).not.toBeNull(),
  )
}

export const WhyThisPrice: Story = {
  beforeEach: withShop({
    ...shop,
    'GET /admin/variants/:id/price-explain': { price_explanation: onSale },
  }),
  play: askWhy,
}

export const WhyNoPrice: Story = {
  beforeEach: withShop({
    ...shop,
    'GET /admin/variants/:id/price-explain': { price_explanation: withoutPrice },
  }),
  play: askWhy,
}

export const New: Story = {
  args: { path: '/a/products/new' },
  beforeEach: withShop(shop),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toBeVisible())
  },
}

const products = many(20, (at) => ({
  ...jug,
  id: `prod_${at}`,
  title: `Tall jug ${at + 1}`,
  status: at % 5 === 4 ? ('draft' as const) : ('published' as const),
}))
export const List: Story = {
  args: { path: '/a/products' },
  beforeEach: withShop({ ...shop, 'GET /admin/products': { products, count: 4312, offset: 0, limit: 20 } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(21))
  },
}

export const EmptyList: Story = {
  args: { path: '/a/products' },
  beforeEach: withShop({ ...shop, 'GET /admin/products': { products: [], count: 0, offset: 0, limit: 20 } }),
}
