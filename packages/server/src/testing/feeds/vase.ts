import type { FeedPlace } from '../../agents/feeds/feed-place'
import type { Offer, OfferedProduct } from '../../agents/feeds/offer'

/** A variant that every marketplace takes, and what a test says of it. */
export const offer = (more: Partial<Offer> = {}): Offer => ({
  id: 'variant_ash',
  title: 'Tall vase, Ash',
  link: 'https://shop.example.com/en-de/p/tall-vase?variant=variant_ash',
  pictures: ['https://shop.example.com/a.webp', 'https://shop.example.com/b,c.webp'],
  availability: 'in_stock',
  price: 4900,
  holdsTax: true,
  gtin: '4006381333931',
  options: [
    { name: 'Glaze', value: 'Ash', kind: 'color' },
    { name: 'Wood', value: 'Oak' },
  ],
  weight: 1200,
  ...more,
})

export const vase = (more: Partial<OfferedProduct> = {}): OfferedProduct => ({
  id: 'prod_vase',
  handle: 'tall-vase',
  title: 'Tall vase',
  description: 'Thrown in one go.',
  link: 'https://shop.example.com/en-de/p/tall-vase',
  pictures: [{ url: 'https://shop.example.com/a.webp', alt: 'A vase' }],
  brand: 'Kiln',
  condition: 'new',
  material: 'Stoneware',
  category: ['Table', 'Vases'],
  google: { google_product_category: '602' },
  currency: 'eur',
  offers: [offer()],
  unpriced: [],
  ...more,
})

/** Europe in English, as far as rules look at it. */
export const placeIn = (...countries: string[]): FeedPlace =>
  ({
    name: 'europe-en',
    language: 'en',
    inclusive: true,
    prefix: '/en-de',
    region: { currency_code: 'eur', countries: countries.map((iso_2) => ({ iso_2 })) },
  }) as FeedPlace
