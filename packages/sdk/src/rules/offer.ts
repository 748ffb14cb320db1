import { canBuy, stockOf, type VariantChoice } from './variant-choice'
import { type PricedVariant, type PricingRegion, variantPrice } from './variant-price'

/** A variant with what the API computed for a region or a cart; `prices` count where it computed nothing. */
export interface OfferedVariant extends PricedVariant, VariantChoice {
  calculated_price?: number | null
  calculated_price_incl_tax?: number | null
  original_price?: number | null
  original_price_incl_tax?: number | null
}

/** What a variant costs on the label, in minor units. */
export interface Offer {
  price: number
  /** What it cost before, when that was more. */
  was: number | null
}

/** How a product stands in a grid. Amounts are minor units; `price` is null where the region has none. */
export interface ProductOffer {
  /** The lowest price of its variants. */
  price: number | null
  was: number | null
  /** Other variants cost more. */
  isFrom: boolean
  isSoldOut: boolean
  isToOrder: boolean
}

export interface OfferOptions {
  /** Whether labels show prices with tax in them. */
  inclusive: boolean
  /** Prices variants that the API has not priced. */
  region?: PricingRegion
}

/** The price on the label of a variant; undefined when it is not sold there. */
export function variantOffer(
  variant: OfferedVariant,
  { inclusive, region }: OfferOptions,
): Offer | undefined {
  const shown = inclusive ? variant.calculated_price_incl_tax : variant.calculated_price
  const price = shown ?? variant.calculated_price ?? ownPrice(variant, region, inclusive)
  if (price === undefined) return undefined
  const before = inclusive
    ? (variant.original_price_incl_tax ?? variant.original_price)
    : variant.original_price
  return { price, was: before && before > price ? before : null }
}

const ownPrice = (variant: PricedVariant, region: PricingRegion | undefined, inclusive: boolean) => {
  const currency = region?.currency_code.toLowerCase()
  const isPriced = variant.prices?.some((price) => price.currency_code.toLowerCase() === currency)
  return region && isPriced ? variantPrice(variant, region, inclusive) : undefined
}

/** The price and the stock of a product as its card tells them. */
export function productOffer(variants: readonly OfferedVariant[], options: OfferOptions): ProductOffer {
  const offers = variants.flatMap((variant) => variantOffer(variant, options) ?? [])
  const lowest = offers.reduce<Offer | undefined>(
    (least, offer) => (!least || offer.price < least.price ? offer : least),
    undefined,
  )
  return {
    price: lowest?.price ?? null,
    was: lowest?.was ?? null,
    isFrom: offers.some(({ price }) => price > (lowest?.price ?? 0)),
    isSoldOut: variants.length > 0 && !variants.some(canBuy),
    isToOrder: variants.length > 0 && variants.every((variant) => stockOf(variant).state === 'to_order'),
  }
}
