'use client'

import type { CartLineView, CartView } from '@cartwright/sdk/rules'
import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../../class-names.js'
import { CloseIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { TitleText } from '../../title-text.js'
import { CartLines, type CartLinesProps } from '../CartLines/CartLines.js'
import { CodeField } from '../CodeField/CodeField.js'
import { PartLink } from '../ShopParts/ShopParts.js'
import { Totals } from '../Totals/Totals.js'
import { useNativeDialog } from './use-native-dialog.js'

export interface CartDrawerProps
  extends Pick<CartLinesProps, 'action' | 'onQuantityChange' | 'onRemove' | 'hrefFor' | 'media'> {
  /** As `cartView` of the SDK reads it from the API; null while there is none. */
  cart: CartView | null
  /** Controlled together with `onOpenChange`; else it starts closed, or open with `defaultOpen`. */
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Called instead of posting. */
  onApplyCode?: (code: string) => void
  onRemoveCode?: (code: string) => void
  checkoutHref: string
  /** The page of the cart. Without it there is no link to it. */
  cartHref?: string
  /** Leaves the field for codes out. */
  hasCodes?: boolean
  /** Something is being saved: the way on waits for it. */
  isUpdating?: boolean
  /** Between the lines and the sums: a note, what is missing for free delivery. */
  children?: ReactNode
  id?: string
  className?: string
}

/** The cart at the edge of the page, in a dialog of the browser's own. */
export function CartDrawer({
  cart,
  isOpen: given,
  defaultOpen = false,
  onOpenChange,
  onApplyCode,
  onRemoveCode,
  checkoutHref,
  cartHref,
  hasCodes = true,
  isUpdating,
  children,
  id,
  className,
  ...lines
}: CartDrawerProps) {
  const t = useStrings()
  const titleId = useId()
  const [own, setOwn] = useState(defaultOpen)
  const isOpen = given ?? own
  const open = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  const close = () => open(false)
  const dialog = useNativeDialog(isOpen, open)
  return (
    <dialog {...dialog} id={id} className={classNames('cw-CartDrawer', className)} aria-labelledby={titleId}>
      <div className="cw-CartDrawer-inside">
        <header className="cw-CartDrawer-head">
          <TitleText id={titleId} className="cw-CartDrawer-title">
            {t('cart')}{' '}
            {cart !== null && cart.pieces > 0 && (
              <span className="cw-CartDrawer-count">{t('pieces', { count: cart.pieces })}</span>
            )}
          </TitleText>
          <button type="button" className="cw-CartDrawer-close" aria-label={t('close')} onClick={close}>
            <CloseIcon />
          </button>
        </header>
        {cart !== null && cart.lines.length > 0 ? (
          <>
            <div className="cw-CartDrawer-body">
              <CartLines
                {...lines}
                lines={cart.lines}
                currency={cart.currency_code}
                onFollow={close}
                isUpdating={isUpdating}
                isCompact
              />
              {children}
            </div>
            <footer className="cw-CartDrawer-foot">
              {hasCodes && (
                <CodeField
                  codes={cart.codes}
                  action={lines.action}
                  onApply={onApplyCode}
                  onRemove={onRemoveCode}
                />
              )}
              <Totals totals={cart} currency={cart.currency_code} isInclusive={cart.inclusive} />
              <Way href={checkoutHref} variant="primary" isWaiting={isUpdating} onFollow={close}>
                {t('checkout')}
              </Way>
              {cartHref && (
                <Way href={cartHref} variant="secondary" onFollow={close}>
                  {t('viewCart')}
                </Way>
              )}
            </footer>
          </>
        ) : (
          <div className="cw-CartDrawer-body cw-CartDrawer-empty">
            <p>{t('cartEmpty')}</p>
            <button
              type="button"
              className="cw-Button"
              data-variant="secondary"
              data-size="l"
              onClick={close}
            >
              {t('continueShopping')}
            </button>
          </div>
        )}
      </div>
    </dialog>
  )
}

interface WayProps {
  href: string
  variant: 'primary' | 'secondary'
  isWaiting?: boolean
  onFollow: () => void
  children: ReactNode
}

const Way = ({ href, variant, isWaiting, onFollow, children }: WayProps) => (
  <PartLink
    href={href}
    className="cw-Button"
    data-variant={variant}
    data-size="l"
    data-wide=""
    aria-disabled={isWaiting || undefined}
    onClick={(event) => (isWaiting ? event.preventDefault() : onFollow())}
  >
    {children}
  </PartLink>
)

export type { CartLineView }
