'use client'

import type { CartView } from '@cartwright/sdk/rules'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.js'
import { useStrings } from '../../strings/use-strings.js'
import { TitleText } from '../../title-text.js'
import { CodeField, type CodeFieldProps } from '../CodeField/CodeField.js'
import { PartLink } from '../ShopParts/ShopParts.js'
import { Totals } from '../Totals/Totals.js'

export interface CartSummaryProps extends Pick<CodeFieldProps, 'action' | 'outcome'> {
  cart: CartView
  /** Where the checkout is. Without it there is no button. */
  checkoutHref?: string
  onApplyCode?: (code: string) => void
  onRemoveCode?: (code: string) => void
  /** Leaves the field for codes out. */
  hasCodes?: boolean
  /** Above the button: a note, a delivery promise. */
  children?: ReactNode
  className?: string
}

/** What a cart comes to, its codes, and the way on. */
export function CartSummary({
  cart,
  checkoutHref,
  action,
  outcome,
  onApplyCode,
  onRemoveCode,
  hasCodes = true,
  children,
  className,
}: CartSummaryProps) {
  const t = useStrings()
  const titleId = useId()
  return (
    <section className={classNames('cw-CartSummary', className)} aria-labelledby={titleId}>
      <TitleText id={titleId} className="cw-CartSummary-title">
        {t('summary')}
      </TitleText>
      <Totals totals={cart} currency={cart.currency_code} isInclusive={cart.inclusive} />
      {hasCodes && (
        <CodeField
          codes={cart.codes}
          action={action}
          outcome={outcome}
          onApply={onApplyCode}
          onRemove={onRemoveCode}
        />
      )}
      {children}
      {checkoutHref && (
        <PartLink
          href={checkoutHref}
          className="cw-Button cw-CartSummary-checkout"
          data-variant="primary"
          data-size="l"
          data-wide=""
        >
          {t('checkout')}
        </PartLink>
      )}
    </section>
  )
}
