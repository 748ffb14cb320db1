import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductCard } from './ProductCard.js'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><rect width="400" height="500" fill="#e9e2d5"/><path d="M160 130h80c-6 40 50 70 50 150 0 70-30 110-90 110s-90-40-90-110c0-80 56-110 50-150z" fill="#7b8a78"/><ellipse cx="200" cy="130" rx="40" ry="10" fill="#56634f"/></svg>',
)}`

const offer = { price: 6400, was: null, isFrom: false, isSoldOut: false, isToOrder: false }

const meta = {
  title: 'Shop/ProductCard',
  component: ProductCard,
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}>{Story()}</div>],
  args: {
    title: 'Tall jug, ash glaze',
    href: '#tall-jug',
    offer,
    currency: 'eur',
    media: <img src={picture} alt="" width={400} height={500} />,
  },
} satisfies Meta<typeof ProductCard>
export default meta

export const Regular: StoryObj<typeof meta> = {}
export const Reduced: StoryObj<typeof meta> = {
  args: { offer: { ...offer, price: 4800, was: 6400, isFrom: true }, eyebrow: 'Pl. 014' },
}
export const SoldOut: StoryObj<typeof meta> = { args: { offer: { ...offer, isSoldOut: true } } }
export const MadeToOrder: StoryObj<typeof meta> = { args: { offer: { ...offer, isToOrder: true } } }
export const NotSoldHere: StoryObj<typeof meta> = {
  args: { offer: { ...offer, price: null }, media: undefined },
}
