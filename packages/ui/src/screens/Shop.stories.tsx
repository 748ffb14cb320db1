import { productOffer } from '@cartwright/sdk/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BuyForm } from '../shop/BuyForm/BuyForm.js'
import { ProductCard } from '../shop/ProductCard/ProductCard.js'

const vessel = (ground: string, glaze: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><rect width="400" height="500" fill="${ground}"/><path d="M160 130h80c-6 40 50 70 50 150 0 70-30 110-90 110s-90-40-90-110c0-80 56-110 50-150z" fill="${glaze}"/></svg>`,
  )}`

const products = [
  { title: 'Tall jug, ash glaze', picture: vessel('#e9e2d5', '#7b8a78'), now: 6400, before: 6400, stock: 3 },
  { title: 'Low bowl, iron glaze', picture: vessel('#dfe4e6', '#49677a'), now: 3600, before: 4800, stock: 2 },
  { title: 'Moon vase', picture: vessel('#efe6dc', '#a8431f'), now: 12000, before: 12000, stock: 0 },
  {
    title: 'Salt-fired bottle with two handles',
    picture: vessel('#e4e0ea', '#6b5a80'),
    now: 8900,
    before: 8900,
    stock: 9,
  },
]

function Shop() {
  return (
    <div style={{ display: 'grid', gap: 48, maxInlineSize: 1080, marginInline: 'auto' }}>
      <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }}>
        {products.map(({ title, picture, now, before, stock }) => (
          <ProductCard
            key={title}
            title={title}
            href={`#${title}`}
            currency="eur"
            media={<img src={picture} alt="" width={400} height={500} />}
            offer={productOffer(
              [{ id: title, calculated_price: now, original_price: before, inventory_quantity: stock }],
              { inclusive: false },
            )}
          />
        ))}
      </div>
      <div
        style={{
          display: 'grid',
          gap: 16,
          maxInlineSize: 360,
          justifyItems: 'start',
          color: 'var(--cw-text)',
          font: '500 var(--cw-type-16)',
        }}
      >
        <BuyForm
          currency="eur"
          isInclusive
          defaultVariantId="tall"
          product={{
            handle: 'tall-jug',
            options: [{ id: 'size', title: 'Size' }],
            variants: [
              {
                id: 'small',
                price: 4800,
                inventory_quantity: 0,
                options: [{ option_id: 'size', value: 'Small' }],
              },
              {
                id: 'tall',
                price: 6400,
                inventory_quantity: 3,
                options: [{ option_id: 'size', value: 'Tall' }],
              },
            ],
          }}
        />
      </div>
    </div>
  )
}

const meta = { title: 'Screens/Shop', tags: ['!autodocs'], component: Shop } satisfies Meta<typeof Shop>
export default meta

export const Page: StoryObj<typeof meta> = {}
