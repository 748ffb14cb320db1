'use client'

import { IconButton } from '../../controls/IconButton/IconButton.js'
import { Link } from '../../controls/Link/Link.js'
import { Money } from '../../display/Money/Money.js'
import { Price } from '../../display/Price/Price.js'
import { ImageIcon, TrashIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.js'

/** A line of a cart or an order, as far as it is shown. */
export interface CartLine {
  id: string
  title: string
  /** The name of the variant. */
  description?: string | null
  thumbnail?: string | null
  quantity: number
  unit_price: number
  subtotal?: number | null
  total?: number | null
  variant?: {
    inventory_quantity?: number | null
    allow_backorder?: boolean
    manage_inventory?: boolean
  } | null
}

export interface CartLineItemProps {
  line: CartLine
  currency: string
  href?: string
  /** Without it the quantity is text. */
  onQuantityChange?: (quantity: number) => void
  onRemove?: () => void
}

/** One line of a cart, as a list item. */
export function CartLineItem({ line, currency, href, onQuantityChange, onRemove }: CartLineItemProps) {
  const t = useStrings()
  const { variant } = line
  const stock =
    variant && variant.manage_inventory !== false && !variant.allow_backorder
      ? (variant.inventory_quantity ?? undefined)
      : undefined
  const full = line.unit_price * line.quantity
  return (
    <li className="cw-CartLine">
      <div className="cw-CartLine-media">
        {line.thumbnail ? (
          <img src={line.thumbnail} alt="" width={64} height={80} loading="lazy" />
        ) : (
          <ImageIcon size={20} />
        )}
      </div>
      <div className="cw-CartLine-text">
        <div className="cw-CartLine-title">
          {href ? (
            <Link href={href} variant="plain">
              {line.title}
            </Link>
          ) : (
            line.title
          )}
        </div>
        {line.description && <div className="cw-CartLine-variant">{line.description}</div>}
        {onQuantityChange ? (
          <QuantityStepper
            label={`${t('quantity')}: ${line.title}`}
            value={line.quantity}
            maxValue={stock === undefined ? undefined : Math.max(stock, 1)}
            onChange={onQuantityChange}
          />
        ) : (
          <div className="cw-CartLine-variant">
            {line.quantity} × <Money amount={line.unit_price} currency={currency} />
          </div>
        )}
      </div>
      <div className="cw-CartLine-end">
        <Price
          amount={line.total ?? line.subtotal ?? full}
          originalAmount={line.total == null ? null : full}
          currency={currency}
        />
        {onRemove && (
          <IconButton
            size="s"
            label={t('removeNamed', { name: line.title })}
            hasTooltip={false}
            icon={<TrashIcon />}
            onPress={onRemove}
          />
        )}
      </div>
    </li>
  )
}
