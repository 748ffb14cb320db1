'use client'

import {
  canBuy,
  type PricedVariant,
  type PricingRegion,
  type VariantChoice,
  variantPrice,
} from '@cartwright/sdk/rules'
import type { ReactNode } from 'react'
import { classNames } from '../../class-names.js'
import { Link } from '../../controls/Link/Link.js'
import { Badge } from '../../display/Badge/Badge.js'
import { Price } from '../../display/Price/Price.js'
import { ImageIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'

export interface CardVariant extends VariantChoice, PricedVariant {
  /** What the API computed for the region or cart; it comes before `prices`. */
  calculated_price?: number | null
  calculated_price_incl_tax?: number | null
  original_price?: number | null
  original_price_incl_tax?: number | null
}

/** The part of a product that a card shows. */
export interface CardProduct {
  title: string
  subtitle?: string | null
  thumbnail?: string | null
  variants?: readonly CardVariant[]
}

export interface ProductCardProps {
  product: CardProduct
  href: string
  region: PricingRegion
  /** Shown instead of the thumbnail: a picture with its sources. */
  media?: ReactNode
  /** The picture is one of the first to be seen, so it is fetched at once. */
  isPriority?: boolean
  /** Below the title, in place of the subtitle. */
  children?: ReactNode
  className?: string
}

/** A product in a grid: picture, title, price. The whole card leads to it through one link. */
export function ProductCard({
  product,
  href,
  region,
  media,
  isPriority,
  children,
  className,
}: ProductCardProps) {
  const t = useStrings()
  const prices = (product.variants ?? []).map((variant) => {
    const now = variant.calculated_price_incl_tax ?? variant.calculated_price ?? variantPrice(variant, region)
    return { now, before: variant.original_price_incl_tax ?? variant.original_price ?? null }
  })
  const cheapest = prices.toSorted((a, b) => a.now - b.now)[0]
  const isSoldOut = prices.length > 0 && !product.variants?.some(canBuy)
  const isReduced = cheapest?.before != null && cheapest.before > cheapest.now
  return (
    <article className={classNames('cw-ProductCard', className)}>
      <div className="cw-ProductCard-media">
        {media ??
          (product.thumbnail ? (
            <img
              src={product.thumbnail}
              alt=""
              width={400}
              height={500}
              loading={isPriority ? 'eager' : 'lazy'}
              fetchPriority={isPriority ? 'high' : undefined}
            />
          ) : (
            <ImageIcon size={32} />
          ))}
        {isSoldOut ? (
          <Badge className="cw-ProductCard-badge">{t('soldOut')}</Badge>
        ) : (
          isReduced && (
            <Badge tone="red" className="cw-ProductCard-badge">
              {t('sale')}
            </Badge>
          )
        )}
      </div>
      <div className="cw-ProductCard-text">
        <h3 className="cw-ProductCard-title">
          <Link href={href} variant="plain">
            {product.title}
          </Link>
        </h3>
        {children ?? (product.subtitle && <p className="cw-ProductCard-subtitle">{product.subtitle}</p>)}
      </div>
      {cheapest && (
        <Price
          className="cw-ProductCard-price"
          amount={cheapest.now}
          originalAmount={cheapest.before}
          currency={region.currency_code}
          isFrom={prices.some((price) => price.now !== cheapest.now)}
        />
      )}
    </article>
  )
}
