import type { PricedProduct } from '@cartwright/contract'
import { CartProvider, ShopProvider, useCart, useProducts } from '@cartwright/sdk/react'
import {
  cartView,
  type OrderDetails,
  orderDetails,
  productOffer,
  stockOf,
  variantOffer,
} from '@cartwright/sdk/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '../controls/Button/Button.js'
import { BuyForm } from '../shop/BuyForm/BuyForm.js'
import { CartDrawer } from '../shop/CartDrawer/CartDrawer.js'
import { OrderView } from '../shop/OrderView/OrderView.js'
import { ProductCard } from '../shop/ProductCard/ProductCard.js'
import { buyer, type OpenedShop, openSmallShop, pictureOf } from './a-small-shop.js'

/** Prices without their tax, which is a row of its own. */
const showing = { inclusive: false }

/** Keeps the id of a cart as long as the story is open. */
function pageStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

function Shop({ shop }: { shop: OpenedShop }) {
  const [storage] = useState(pageStorage)
  return (
    <ShopProvider client={shop.client}>
      <CartProvider regionId={shop.regionId} storage={storage}>
        <Visit shop={shop} />
      </CartProvider>
    </ShopProvider>
  )
}

function Visit({ shop }: { shop: OpenedShop }) {
  const cart = useCart()
  const { data } = useProducts({ region_id: shop.regionId })
  const [isOpen, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [order, setOrder] = useState<OrderDetails>()
  const add = async (variant_id: string, quantity: number) => {
    const { error } = await cart.addItem({ variant_id, quantity })
    setRefusal(error?.message)
    if (!error) setOpen(true)
  }
  const pay = async () => {
    await cart.update(buyer)
    await cart.addShippingMethod(shop.deliveryId)
    await cart.startCheckout()
    const { completion, error } = await cart.complete()
    setRefusal(error?.message)
    setOpen(false)
    if (completion && 'display_id' in completion.data) setOrder(orderDetails(completion.data, showing))
  }
  if (order)
    return (
      <OrderView
        order={order}
        timeZone="UTC"
        media={({ title }) => <img src={pictureOf(title)} alt="" width={400} height={500} />}
      />
    )
  return (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 1080, marginInline: 'auto' }}>
      {refusal && <p role="alert">{refusal}</p>}
      <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
        {data?.products?.map((product) => (
          <Piece key={product.id} product={product} onAdd={add} />
        ))}
      </div>
      <CartDrawer
        cart={cart.cart && cartView(cart.cart, showing)}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isUpdating={cart.isChanging}
        onQuantityChange={(line, quantity) => void cart.setQuantity(line, quantity)}
        onRemove={(line) => void cart.removeItem(line)}
        hasCodes={false}
        media={({ title }) => <img src={pictureOf(title)} alt="" width={400} height={500} />}
        checkoutHref="#checkout"
      >
        <Button onPress={() => void pay()} isPending={cart.isChanging}>
          Order as Ada
        </Button>
      </CartDrawer>
    </div>
  )
}

function Piece(props: { product: PricedProduct; onAdd: (variantId: string, quantity: number) => void }) {
  const { id, title, handle, options, variants } = props.product
  return (
    <section aria-label={title} style={{ display: 'grid', gap: 16, alignContent: 'start' }}>
      <ProductCard
        title={title}
        href={`#${id}`}
        currency="eur"
        media={<img src={pictureOf(title)} alt="" width={400} height={500} />}
        offer={productOffer(variants, showing)}
      />
      <BuyForm
        currency="eur"
        isInclusive={false}
        defaultVariantId={(variants.find((one) => stockOf(one).state !== 'sold_out') ?? variants[0])?.id}
        onAdd={(variant, quantity) => props.onAdd(variant.id, quantity)}
        product={{
          handle: handle ?? id,
          options: options ?? [],
          variants: variants.map((variant) => ({
            ...variant,
            price: variantOffer(variant, showing)?.price ?? null,
          })),
        }}
      />
    </section>
  )
}

/**
 * A shop assembled from the pieces and the hooks, in front of `smallShop` of `@cartwright/sdk/testing`: what is put into the
 * cart stays there, what is not in stock is refused, and an order is placed.
 */
const meta = {
  title: 'Screens/Shop',
  tags: ['!autodocs'],
  loaders: [async () => ({ shop: await openSmallShop() })],
  render: (_, { loaded }) => <Shop shop={loaded.shop as OpenedShop} />,
} satisfies Meta
export default meta

export const Page: StoryObj = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('region')).toHaveLength(4)
  },
}

/** The buttons that put a piece into the cart. */
const buyButtons = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll<HTMLButtonElement>('button[name=intent][value=add]')

export const FromAPieceToAnOrder: StoryObj = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('region')
    const bowl = canvas.getByRole('region', { name: /bowl/ })
    const [buy] = buyButtons(bowl)
    if (!buy) throw new Error('The bowl cannot be bought')
    await userEvent.click(buy)
    const drawer = await screen.findByRole('dialog')
    await within(drawer).findByText(/Low bowl/)
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull())
    await userEvent.click(within(drawer).getByRole('button', { name: 'Order as Ada' }))
    await waitFor(() => expect(canvasElement.querySelector('.cw-OrderView')).not.toBeNull())
    await expect(canvasElement).toHaveTextContent('Low bowl, iron glaze')
  },
}
