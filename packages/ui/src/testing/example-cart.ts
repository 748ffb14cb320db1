import type { CartView } from '@cartwright/sdk/rules'

/** The cart of stories: two lines, one of which is nearly sold out, a discount, a delivery. */
export const exampleCart: CartView = {
  id: 'cart_1',
  currency_code: 'eur',
  inclusive: true,
  email: 'ada@example.com',
  lines: [
    {
      id: 'item_1',
      title: 'Tall jug, ash glaze',
      variant: 'Tall',
      handle: 'tall-jug',
      quantity: 2,
      unit: 6400,
      amount: 12_800,
      bounds: { min: 1, max: 3, isStock: true },
    },
    {
      id: 'item_2',
      title: 'Throw, indigo twill',
      variant: '130 × 180 cm',
      handle: 'indigo-throw',
      quantity: 1,
      unit: 14_800,
      amount: 14_800,
      bounds: { min: 1, max: 99, isStock: false },
    },
  ],
  pieces: 3,
  codes: [{ code: 'MAY10', kind: 'discount' }],
  goods: 27_600,
  discount: 1480,
  shipping: 490,
  gift_card: 0,
  tax: 4249,
  total: 26_610,
}
