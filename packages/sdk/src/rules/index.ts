export {
  labelsIncludeTax,
  ownAddress,
  type ProductImage,
  pictureOfVariant,
  regionSlug,
  variantPictureKey,
} from '@cartwright/contract'
export * from './address-formats'
export * from './cart-change'
export * from './cart-view'
export * from './checkout-steps'
export * from './customer-note'
export * from './date-ranges'
export * from './delivery-dates'
export * from './error-message'
export * from './facets'
export * from './free-delivery'
export * from './google-feed'
export * from './json-position'
export * from './metadata'
export * from './money'
export * from './money-text'
export * from './offer'
export * from './order-details'
export * from './order-events'
export * from './payment-choice'
export * from './quantity'
export * from './region-change'
export * from './returns'
export * from './saved-views'
export * from './variant-choice'
export * from './variant-price'
export * from './word-list'
