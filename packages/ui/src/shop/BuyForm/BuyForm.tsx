'use client'

import {
  type CartChange,
  cartFields,
  quantityBounds,
  stockOf,
  type VariantChoice,
} from '@cartwright/sdk/rules'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../../class-names.js'
import { Price } from '../../display/Price/Price.js'
import { useStrings } from '../../strings/use-strings.js'
import { BuyBar } from '../BuyBar/BuyBar.js'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.js'
import { useSentForm } from '../ShopParts/ShopParts.js'
import { useVariantChoice, type VariantChoiceOptions } from '../VariantPicker/use-variant-choice.js'
import { VariantPicker, type VariantPickerProps } from '../VariantPicker/VariantPicker.js'

/** A variant with the price on its label. */
export interface BuyableVariant extends VariantChoice {
  /** In minor units; null where it is not sold. */
  price: number | null
  /** What it cost before, when that was more. */
  was?: number | null
}

export interface BuyFormProps
  extends Omit<VariantChoiceOptions, 'product' | 'onChange'>,
    Pick<VariantPickerProps, 'swatches'> {
  product: {
    /** Posted, so that the server knows whose options these are. */
    handle: string
    options?: readonly { id: string; title: string }[]
    variants: readonly BuyableVariant[]
  }
  currency: string
  /** Whether prices have tax in them, which is said beside them. */
  isInclusive: boolean
  /** Where it posts to. */
  action?: string
  /** Called instead of posting. */
  onAdd?: (variant: BuyableVariant, quantity: number) => void
  /** Called once a post has put it into the cart. */
  onAdded?: () => void
  /** The address of this page: without scripts a button there shows the price of another choice. */
  pageHref?: string
  /** Beside the price, of what can be bought: when it arrives. */
  promise?: ReactNode
  /** Below the button: the way to a free delivery, a form for those who come too late. */
  children?: ReactNode
  /** On phones, a bar with name, price and button while the button is out of view; `until` is what it must not cover. */
  bar?: { title: string; until?: string }
  className?: string
}

/**
 * Price, options, stock and the one button of a product's page. It posts `intent=add` with `handle`, `quantity` and the
 * options, so it buys without any script; `variantOfForm` of the SDK finds the variant.
 */
export function BuyForm({
  product,
  currency,
  isInclusive,
  action,
  onAdd,
  onAdded,
  pageHref,
  swatches,
  promise,
  children,
  bar,
  className,
  ...options
}: BuyFormProps) {
  const id = useId()
  const main = useRef<HTMLButtonElement>(null)
  const t = useStrings()
  const state = useVariantChoice({ ...options, product })
  const variant = state.variant as BuyableVariant | null
  const sent = useSentForm('buy')
  useOnce(sent.isPending ? undefined : sent.outcome, onAdded)
  const stock = variant && stockOf(variant)
  const canBuy = variant !== null && variant.price !== null && stock?.state !== 'sold_out'
  const bounds = quantityBounds(variant)
  const error = sent.isPending ? undefined : sent.outcome?.error
  const form = (
    <sent.Form
      id={bar && id}
      method="post"
      action={action}
      className={classNames('cw-BuyForm', className)}
      onSubmit={(event) => {
        if (!onAdd || !variant || !canBuy) return
        event.preventDefault()
        onAdd(variant, Number(new FormData(event.currentTarget).get(cartFields.quantity)))
      }}
    >
      <input type="hidden" name={cartFields.handle} value={product.handle} />
      <p className="cw-BuyForm-price" aria-live="polite">
        {variant && variant.price !== null ? (
          <>
            <Price amount={variant.price} originalAmount={variant.was} currency={currency} />{' '}
            <small>{t(isInclusive ? 'taxIncluded' : 'taxExcluded')}</small>
          </>
        ) : (
          t(variant ? 'notSoldHere' : 'choose')
        )}
      </p>
      {canBuy && promise}
      <VariantPicker
        product={product}
        choice={state.choice}
        onChoiceChange={state.setChoice}
        swatches={swatches}
      />
      <StockLine variant={variant} />
      <div className="cw-BuyForm-row" data-alone={!canBuy || undefined}>
        {canBuy && (
          <QuantityStepper
            key={variant.id}
            size="l"
            name={cartFields.quantity}
            maxValue={bounds.max}
            isStock={bounds.isStock}
          />
        )}
        <button
          ref={main}
          type="submit"
          name={cartFields.intent}
          value={'add' satisfies CartChange['type']}
          className="cw-Button cw-BuyForm-add"
          data-variant="primary"
          data-size="l"
          data-wide=""
          aria-disabled={!canBuy || sent.isPending || undefined}
          onClick={(event) => (!canBuy || sent.isPending) && event.preventDefault()}
        >
          {sent.isPending ? t('adding') : stock?.state === 'sold_out' ? t('soldOut') : t('addToCart')}
        </button>
      </div>
      {pageHref && (product.options?.length ?? 0) > 0 && (
        <noscript>
          <button
            type="submit"
            formMethod="get"
            formAction={pageHref}
            className="cw-Button"
            data-variant="secondary"
            data-size="l"
          >
            {t('showPrice')}
          </button>
        </noscript>
      )}
      <p role="alert" className="cw-Field-error cw-BuyForm-error">
        {error}
      </p>
      {children}
    </sent.Form>
  )
  if (!bar) return form
  return (
    <>
      {form}
      <BuyBar
        {...bar}
        form={id}
        main={main}
        price={canBuy ? variant.price : null}
        was={variant?.was}
        currency={currency}
        isPending={sent.isPending}
      />
    </>
  )
}

function StockLine({ variant }: { variant: VariantChoice | null }) {
  const t = useStrings()
  if (!variant) return null
  const stock = stockOf(variant)
  const words = {
    in_stock: () => t('inStock'),
    few: () => t('onlyThere', { count: stock.state === 'few' ? stock.left : 0 }),
    to_order: () => t('madeToOrder'),
    sold_out: () => t('soldOut'),
  }[stock.state]()
  // Seen on the button already when it is sold out; read aloud as soon as it is chosen.
  return (
    <p
      className={stock.state === 'sold_out' ? 'cw-hidden' : 'cw-BuyForm-stock'}
      data-stock={stock.state}
      role="status"
    >
      {words}
    </p>
  )
}

/** Calls back for each outcome that is well, once. */
function useOnce(outcome: { ok: boolean } | undefined, done: (() => void) | undefined) {
  const told = useRef<unknown>(undefined)
  useEffect(() => {
    if (!outcome?.ok || told.current === outcome) return
    told.current = outcome
    done?.()
  }, [outcome, done])
}
