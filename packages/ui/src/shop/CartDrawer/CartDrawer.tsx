'use client'

import type { ReactNode } from 'react'
import { Button } from '../../controls/Button/Button.js'
import { LinkButton } from '../../controls/Button/LinkButton.js'
import { DescriptionList } from '../../display/DescriptionList/DescriptionList.js'
import { EmptyState } from '../../display/EmptyState/EmptyState.js'
import { Money } from '../../display/Money/Money.js'
import { CartIcon } from '../../icons/icons.js'
import { Drawer } from '../../overlays/Drawer/Drawer.js'
import { useStrings } from '../../strings/use-strings.js'
import { type CartLine, CartLineItem } from './CartLineItem.js'

/** The parts of a cart that are shown. */
export interface CartSummary {
  items: readonly CartLine[]
  region: { currency_code: string }
  subtotal?: number
  discount_total?: number
  shipping_total?: number
  gift_card_total?: number
  tax_total?: number | null
  total?: number
}

export interface CartDrawerProps {
  cart: CartSummary | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onQuantityChange?: (lineId: string, quantity: number) => void
  onRemove?: (lineId: string) => void
  /** Where the product of a line is found. */
  hrefFor?: (line: CartLine) => string
  checkoutHref: string
  /** Something is being saved: the way on waits for it. */
  isUpdating?: boolean
  /** Between the lines and the sums: a discount code, a note. */
  children?: ReactNode
}

/** The cart at the edge of the page. */
export function CartDrawer({
  cart,
  isOpen,
  onOpenChange,
  onQuantityChange,
  onRemove,
  hrefFor,
  checkoutHref,
  isUpdating,
  children,
}: CartDrawerProps) {
  const t = useStrings()
  const items = cart?.items ?? []
  const currency = cart?.region.currency_code ?? 'usd'
  const count = items.reduce((sum, line) => sum + line.quantity, 0)
  const sum = (term: string, amount: number | null | undefined, sign = 1) =>
    amount ? [{ term, details: <Money amount={amount * sign} currency={currency} /> }] : []
  return (
    <Drawer
      title={count > 0 ? `${t('cart')} (${count})` : t('cart')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className="cw-CartDrawer"
      footer={
        items.length > 0 && (
          <div className="cw-CartDrawer-foot">
            <DescriptionList
              isNumeric
              items={[
                ...sum(t('subtotal'), cart?.subtotal),
                ...sum(t('discount'), cart?.discount_total, -1),
                ...sum(t('shipping'), cart?.shipping_total),
                ...sum(t('tax'), cart?.tax_total),
                ...sum(t('giftCard'), cart?.gift_card_total, -1),
                {
                  id: 'total',
                  term: <strong className="cw-CartDrawer-total">{t('total')}</strong>,
                  details: (
                    <strong className="cw-CartDrawer-total">
                      <Money amount={cart?.total ?? cart?.subtotal ?? 0} currency={currency} />
                    </strong>
                  ),
                },
              ]}
            />
            <LinkButton href={checkoutHref} variant="primary" size="l" isWide isDisabled={isUpdating}>
              {t('checkout')}
            </LinkButton>
          </div>
        )
      }
    >
      {items.length === 0 ? (
        <EmptyState
          icon={<CartIcon size={20} />}
          title={t('cartEmpty')}
          actions={<Button onPress={() => onOpenChange(false)}>{t('continueShopping')}</Button>}
        />
      ) : (
        <>
          <ul className="cw-CartDrawer-lines" aria-busy={isUpdating || undefined}>
            {items.map((line) => (
              <CartLineItem
                key={line.id}
                line={line}
                currency={currency}
                href={hrefFor?.(line)}
                onQuantityChange={onQuantityChange && ((quantity) => onQuantityChange(line.id, quantity))}
                onRemove={onRemove && (() => onRemove(line.id))}
              />
            ))}
          </ul>
          {children}
        </>
      )}
    </Drawer>
  )
}
