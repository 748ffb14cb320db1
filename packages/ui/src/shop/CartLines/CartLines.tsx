'use client'

import { type CartLineView, cartFields } from '@cartwright/sdk/rules'
import type { ReactNode } from 'react'
import { classNames } from '../../class-names.js'
import { Money } from '../../display/Money/Money.js'
import { ImageIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.js'
import { PartLink, useSentForm } from '../ShopParts/ShopParts.js'

export interface CartLinesProps {
  lines: readonly CartLineView[]
  currency: string
  /** Where its forms post to. Without it and without the callbacks the lines are only shown. */
  action?: string
  /** Called instead of posting. */
  onQuantityChange?: (lineId: string, quantity: number) => void
  onRemove?: (lineId: string) => void
  /** Where the product of a line is found. */
  hrefFor?: (line: CartLineView) => string | undefined
  /** Called when a link is followed, as to close a drawer. */
  onFollow?: () => void
  /** Drawn instead of the picture of a line. */
  media?: (line: CartLineView) => ReactNode
  /** Smaller pictures, for a drawer. */
  isCompact?: boolean
  isUpdating?: boolean
  className?: string
}

/**
 * The lines of a cart or an order. Each has forms of its own, which post `intent=quantity` or `intent=remove` with `line` and
 * so work without any script; with one they are sent as soon as a number changes.
 */
export function CartLines({ lines, className, isCompact, isUpdating, ...line }: CartLinesProps) {
  return (
    <ul
      className={classNames('cw-CartLines', className)}
      data-compact={isCompact || undefined}
      aria-busy={isUpdating || undefined}
    >
      {lines.map((one) => (
        <CartLine key={one.id} line={one} {...line} />
      ))}
    </ul>
  )
}

type CartLineProps = Omit<CartLinesProps, 'lines' | 'className' | 'isCompact' | 'isUpdating'> & {
  line: CartLineView
}

function CartLine({ line, currency, hrefFor, onFollow, media, ...change }: CartLineProps) {
  const t = useStrings()
  const href = hrefFor?.(line)
  const title = <bdi>{line.title}</bdi>
  const isFixed = line.isFixed || (change.action === undefined && !change.onQuantityChange)
  return (
    <li className="cw-CartLine">
      <div className="cw-CartLine-media">
        {media?.(line) ??
          (line.picture ? (
            <img src={line.picture} alt="" width={96} height={120} loading="lazy" />
          ) : (
            <ImageIcon size={20} />
          ))}
      </div>
      <div className="cw-CartLine-text">
        <p className="cw-CartLine-title">
          {href ? (
            <PartLink href={href} onClick={onFollow}>
              {title}
            </PartLink>
          ) : (
            title
          )}
        </p>
        {line.variant && (
          <p className="cw-CartLine-variant" dir="auto">
            {line.variant}
          </p>
        )}
        {isFixed ? (
          <p className="cw-CartLine-variant">
            {t('quantity')}: {line.quantity}
          </p>
        ) : (
          <LineForms line={line} {...change} />
        )}
      </div>
      <p className="cw-CartLine-amount">
        <Money amount={line.amount} currency={currency} />
      </p>
    </li>
  )
}

function LineForms({
  line,
  action,
  onQuantityChange,
  onRemove,
}: Pick<CartLineProps, 'line' | 'action' | 'onQuantityChange' | 'onRemove'>) {
  const t = useStrings()
  const sent = useSentForm(`line-${line.id}`)
  const error = sent.isPending ? undefined : sent.outcome?.error
  const isSent = sent.submit !== undefined
  const change = (quantity: number) => {
    if (onQuantityChange) return onQuantityChange(line.id, quantity)
    const values = { intent: 'quantity', line: line.id, quantity: String(quantity) }
    sent.submit?.(values, action)
  }
  return (
    <>
      <div className="cw-CartLine-tools">
        <sent.Form
          method="post"
          action={action}
          className="cw-CartLine-quantity"
          onSubmit={(event) => (onQuantityChange || isSent) && event.preventDefault()}
        >
          <input type="hidden" name={cartFields.line} value={line.id} />
          <input type="hidden" name={cartFields.intent} value="quantity" />
          {/* The first button is the one that Enter presses: it sends what was typed, and not a step. */}
          <button type="submit" className="cw-hidden" tabIndex={-1} aria-hidden="true">
            {t('apply')}
          </button>
          <QuantityStepper
            key={line.quantity}
            label={`${t('quantity')}: ${line.title}`}
            {...(onQuantityChange || isSent
              ? { value: line.quantity, onChange: change }
              : { defaultValue: line.quantity })}
            name={cartFields.quantity}
            stepName={cartFields.step}
            minValue={line.bounds.min}
            maxValue={line.bounds.max}
            isStock={line.bounds.isStock}
          />
        </sent.Form>
        <sent.Form
          method="post"
          action={action}
          onSubmit={(event) => {
            if (!onRemove) return
            event.preventDefault()
            onRemove(line.id)
          }}
        >
          <input type="hidden" name={cartFields.line} value={line.id} />
          <button
            type="submit"
            name={cartFields.intent}
            value="remove"
            className="cw-TextButton"
            aria-label={t('removeNamed', { name: line.title })}
          >
            {t('remove')}
          </button>
        </sent.Form>
      </div>
      <p role="alert" className="cw-Field-error cw-CartLine-error">
        {error}
      </p>
    </>
  )
}
