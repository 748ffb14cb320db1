import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductCard } from './ProductCard.js'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><rect width="400" height="500" fill="#e9e2d5"/><path d="M160 130h80c-6 40 50 70 50 150 0 70-30 110-90 110s-90-40-90-110c0-80 56-110 50-150z" fill="#7b8a78"/><ellipse cx="200" cy="130" rx="40" ry="10" fill="#56634f"/></svg>',
)}`

const meta = {
  title: 'Shop/ProductCard',
  component: ProductCard,
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}>{Story()}</div>],
  args: {
    href: '#tall-jug',
    region: { currency_code: 'eur' },
    product: {
      title: 'Tall jug, ash glaze',
      subtitle: 'Stoneware, 28 cm',
      thumbnail: picture,
      variants: [{ id: 'v1', calculated_price: 6400, original_price: 6400, inventory_quantity: 4 }],
    },
  },
} satisfies Meta<typeof ProductCard>
export default meta

export const Regular: StoryObj<typeof meta> = {}
export const Reduced: StoryObj<typeof meta> = {
  args: {
    product: {
      title: 'Tall jug, ash glaze',
      thumbnail: picture,
      variants: [
        { id: 'v1', calculated_price: 4800, original_price: 6400 },
        { id: 'v2', calculated_price: 8000, original_price: 8000 },
      ],
    },
  },
}
export const SoldOut: StoryObj<typeof meta> = {
  args: {
    product: { title: 'Moon lamp', variants: [{ id: 'v1', calculated_price: 12000, inventory_quantity: 0 }] },
  },
}
