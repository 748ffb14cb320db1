import { type SmallShop, smallShop } from '@cartwright/sdk/testing'

const vessel = (ground: string, glaze: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><rect width="400" height="500" fill="${ground}"/><path d="M160 130h80c-6 40 50 70 50 150 0 70-30 110-90 110s-90-40-90-110c0-80 56-110 50-150z" fill="${glaze}"/></svg>`,
  )}`

interface Piece {
  title: string
  picture: string
  /** By size: what it costs in cents, and how many are there. */
  sizes: Readonly<Record<string, readonly [amount: number, stock: number]>>
}

const pieces: readonly Piece[] = [
  {
    title: 'Tall jug, ash glaze',
    picture: vessel('#e9e2d5', '#7b8a78'),
    sizes: { Small: [4800, 0], Tall: [6400, 3] },
  },
  { title: 'Low bowl, iron glaze', picture: vessel('#dfe4e6', '#49677a'), sizes: { One: [3600, 2] } },
  { title: 'Moon vase', picture: vessel('#efe6dc', '#a8431f'), sizes: { One: [12_000, 0] } },
  {
    title: 'Salt-fired bottle with two handles',
    picture: vessel('#e4e0ea', '#6b5a80'),
    sizes: { Half: [8900, 9], Full: [11_900, 4] },
  },
]

export interface OpenedShop extends SmallShop {
  regionId: string
  deliveryId: string
}

/** A shop with four pieces that a story can buy in: it remembers carts and orders until the story is left. */
export async function openSmallShop(): Promise<OpenedShop> {
  const shop = smallShop({ now: () => '2026-11-20T10:00:00.000Z' })
  const { admin } = shop.client
  const { region } = await admin.regions.create({
    name: 'Europe',
    currency_code: 'eur',
    tax_rate: 20,
    payment_providers: ['manual'],
    fulfillment_providers: ['manual'],
    countries: ['at'],
  })
  const { shipping_option } = await admin.shippingOptions.create({
    name: 'Post',
    region_id: region.id,
    provider_id: 'manual',
    price_type: 'flat_rate',
    amount: 590,
    data: {},
  })
  for (const { title, sizes } of pieces)
    await admin.products.create({
      title,
      status: 'published',
      options: [{ title: 'Size' }],
      variants: Object.entries(sizes).map(([size, [amount, stock]]) => ({
        title: size,
        manage_inventory: true,
        inventory_quantity: stock,
        options: [{ value: size }],
        prices: [{ currency_code: 'eur', amount }],
      })),
    })
  return { ...shop, regionId: region.id, deliveryId: shipping_option.id }
}

/** The picture of a piece: a shop takes none that is written into its address. */
export const pictureOf = (title: string): string =>
  pieces.find((piece) => piece.title === title)?.picture ?? ''

/** Who buys in the story. */
export const buyer = {
  email: 'ada@example.com',
  shipping_address: {
    first_name: 'Ada',
    last_name: 'Byron',
    address_1: 'Mill Lane 1',
    city: 'Vienna',
    postal_code: '1010',
    country_code: 'at',
  },
}
