import { z } from 'zod'
import { endpoints } from '../endpoint'
import {
  CategoryTranslation,
  CategoryWords,
  CollectionTranslation,
  CollectionWords,
  LabelTranslation,
  LabelWords,
  ProductTranslation,
  ProductWords,
  ReturnReasonTranslation,
  ReturnReasonWords,
  ShippingOptionTranslation,
  ShippingOptionWords,
} from '../entities/translation'

const listed = <T extends z.ZodType>(tag: string, what: string, one: T) => ({
  access: 'staff' as const,
  tag,
  summary: `What a ${what} is called in the languages that are kept`,
  returns: () => z.object({ translations: z.array(one) }),
})
const kept = <B extends z.ZodType, T extends z.ZodType>(tag: string, what: string, body: B, one: T) => ({
  access: 'staff' as const,
  tag,
  summary: `Keep what a ${what} is called in a language, in place of what was kept`,
  body: () => body,
  returns: () => z.object({ translation: one }),
})
const forgotten = (tag: string, what: string) => ({
  access: 'staff' as const,
  tag,
  summary: `Forget what a ${what} is called in a language`,
  returns: () =>
    z.object({
      id: z.string(),
      object: z.literal('translation'),
      language: z.string(),
      deleted: z.boolean(),
    }),
})

/** Content in the languages of the shop: one family for everything that may be said in several. */
export const translationEndpoints = endpoints({
  'GET /admin/products/:id/translations': listed('Products', 'product', ProductTranslation),
  'POST /admin/products/:id/translations/:language': kept(
    'Products',
    'product',
    ProductWords,
    ProductTranslation,
  ),
  'DELETE /admin/products/:id/translations/:language': forgotten('Products', 'product'),
  'GET /admin/collections/:id/translations': listed(
    'Product Collections',
    'collection',
    CollectionTranslation,
  ),
  'POST /admin/collections/:id/translations/:language': kept(
    'Product Collections',
    'collection',
    CollectionWords,
    CollectionTranslation,
  ),
  'DELETE /admin/collections/:id/translations/:language': forgotten('Product Collections', 'collection'),
  'GET /admin/product-categories/:id/translations': listed(
    'Product Categories',
    'category',
    CategoryTranslation,
  ),
  'POST /admin/product-categories/:id/translations/:language': kept(
    'Product Categories',
    'category',
    CategoryWords,
    CategoryTranslation,
  ),
  'DELETE /admin/product-categories/:id/translations/:language': forgotten('Product Categories', 'category'),
  'GET /admin/product-types/:id/translations': listed('Product Types', 'product type', LabelTranslation),
  'POST /admin/product-types/:id/translations/:language': kept(
    'Product Types',
    'product type',
    LabelWords,
    LabelTranslation,
  ),
  'DELETE /admin/product-types/:id/translations/:language': forgotten('Product Types', 'product type'),
  'GET /admin/product-tags/:id/translations': listed('Product Tags', 'product tag', LabelTranslation),
  'POST /admin/product-tags/:id/translations/:language': kept(
    'Product Tags',
    'product tag',
    LabelWords,
    LabelTranslation,
  ),
  'DELETE /admin/product-tags/:id/translations/:language': forgotten('Product Tags', 'product tag'),
  'GET /admin/shipping-options/:id/translations': listed(
    'Shipping Options',
    'shipping option',
    ShippingOptionTranslation,
  ),
  'POST /admin/shipping-options/:id/translations/:language': kept(
    'Shipping Options',
    'shipping option',
    ShippingOptionWords,
    ShippingOptionTranslation,
  ),
  'DELETE /admin/shipping-options/:id/translations/:language': forgotten(
    'Shipping Options',
    'shipping option',
  ),
  'GET /admin/return-reasons/:id/translations': listed(
    'Return Reasons',
    'return reason',
    ReturnReasonTranslation,
  ),
  'POST /admin/return-reasons/:id/translations/:language': kept(
    'Return Reasons',
    'return reason',
    ReturnReasonWords,
    ReturnReasonTranslation,
  ),
  'DELETE /admin/return-reasons/:id/translations/:language': forgotten('Return Reasons', 'return reason'),
})
