'use client'

import type { ProductOffer } from '@cartwright/sdk/rules'
import type { ReactNode } from 'react'
import { classNames } from '../../class-names.js'
import { Badge } from '../../display/Badge/Badge.js'
import { Price } from '../../display/Price/Price.js'
import { ImageIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { PartLink } from '../ShopParts/ShopParts.js'

export interface ProductCardProps {
  title: string
  href: string
  /** What it costs and whether there is any, as `productOffer` of the SDK reads it from the variants. */
  offer: ProductOffer
  currency: string
  /** The picture, 4:5; one drawn for want of any when absent. */
  media?: ReactNode
  /** Shown instead under a resting pointer: another side of it. */
  hoverMedia?: ReactNode
  /** Before the title: a number, a brand. */
  eyebrow?: ReactNode
  /** Below the title: a subtitle, swatches. */
  children?: ReactNode
  /** Stands above the link that the card is: a button that adds it. */
  action?: ReactNode
  /** The level of heading that fits where the card stands. */
  heading?: 'h2' | 'h3' | 'h4'
  className?: string
}

/** A product in a grid: picture, title, price. The whole card leads to it through one link. */
export function ProductCard({
  title,
  href,
  offer,
  currency,
  media,
  hoverMedia,
  eyebrow,
  children,
  action,
  heading: Heading = 'h3',
  className,
}: ProductCardProps) {
  const t = useStrings()
  return (
    <article className={classNames('cw-ProductCard', className)} data-sold-out={offer.isSoldOut || undefined}>
      <div className="cw-ProductCard-media" data-hover={hoverMedia ? '' : undefined}>
        {media ?? <ImageIcon size={32} />}
        {hoverMedia}
        <CardBadge offer={offer} />
      </div>
      <div className="cw-ProductCard-text">
        <Heading className="cw-ProductCard-title">
          {eyebrow != null && eyebrow !== false && <span className="cw-ProductCard-eyebrow">{eyebrow} </span>}
          <PartLink href={href} className="cw-ProductCard-link">
            <bdi>{title}</bdi>
          </PartLink>
        </Heading>
        {children}
      </div>
      {offer.price === null ? (
        <span className="cw-ProductCard-price">{t('notSoldHere')}</span>
      ) : (
        <Price
          className="cw-ProductCard-price"
          amount={offer.price}
          originalAmount={offer.was}
          currency={currency}
          isFrom={offer.isFrom}
        />
      )}
      {action != null && <div className="cw-ProductCard-action">{action}</div>}
    </article>
  )
}

function CardBadge({ offer }: { offer: ProductOffer }) {
  const t = useStrings()
  const className = 'cw-ProductCard-badge'
  if (offer.isSoldOut) return <Badge className={className}>{t('soldOut')}</Badge>
  if (offer.isToOrder) return <Badge className={className}>{t('madeToOrder')}</Badge>
  if (offer.was === null) return null
  return (
    <Badge tone="red" className={className}>
      {t('sale')}
    </Badge>
  )
}
