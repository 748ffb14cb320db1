import { expect, it } from 'vitest'
import { type OfferedVariant, productOffer, variantOffer } from './offer'

const region = { currency_code: 'EUR', tax_rate: 20 }
it.each<[Partial<OfferedVariant>, boolean, object | undefined]>([
  [{ calculated_price: 1000, calculated_price_incl_tax: 1200 }, true, { price: 1200, was: null }],
  [{ calculated_price: 1000, calculated_price_incl_tax: 1200 }, false, { price: 1000, was: null }],
  [
    {
      calculated_price: 800,
      calculated_price_incl_tax: 960,
      original_price: 1000,
      original_price_incl_tax: 1200,
    },
    true,
    { price: 960, was: 1200 },
  ],
  [{ calculated_price: 1000, original_price: 1000 }, false, { price: 1000, was: null }],
  [
    { calculated_price: null, prices: [{ currency_code: 'eur', amount: 500 }] },
    true,
    { price: 600, was: null },
  ],
  [{ calculated_price: null, prices: [{ currency_code: 'usd', amount: 500 }] }, true, undefined],
  [{ calculated_price: 0 }, true, { price: 0, was: null }],
  [{}, true, undefined],
])('%o, taxes included %s, is offered at %o', (variant, inclusive, offer) =>
  expect(variantOffer({ id: 'v', ...variant }, { inclusive, region })).toEqual(offer),
)

it.each<[readonly object[], object]>([
  [[], { price: null, isFrom: false, isSoldOut: false, isToOrder: false }],
  [
    [{ calculated_price: 800 }, { calculated_price: 500, original_price: 700 }],
    { price: 500, was: 700, isFrom: true },
  ],
  [[{ calculated_price: 500 }, { calculated_price: 500 }], { price: 500, isFrom: false }],
  [[{ inventory_quantity: 0 }, { purchasable: false }], { price: null, isSoldOut: true }],
  [[{ inventory_quantity: 0, allow_backorder: true }], { isToOrder: true, isSoldOut: false }],
])('a product of %o says %o', (variants, offer) =>
  expect(
    productOffer(
      variants.map((one, at) => ({ id: String(at), ...one })),
      { inclusive: false },
    ),
  ).toMatchObject(offer),
)
