import { useEffect, useRef } from 'react'
import { useFetcher, useRouteLoaderData } from 'react-router'
import { useT } from '../i18n/use-t'
import type { action } from '../pages/CartPage'
import type { RootData } from '../root'
import { useMoney } from '../shop/money'
import type { ProductView, VariantView } from '../shop/product-view'
import { type Choice, choiceSearch, isOffered } from '../shop/variant-choice'
import { showDrawer } from './cart-drawer-state'

interface Props {
  product: ProductView
  choice: Choice
  variant: VariantView | undefined
  onChoose: (choice: Choice) => void
}

/** Price, options, stock and the one button of the page. Posts the options, so it buys without any script. */
export function BuyForm({ product, choice, variant, onChoose }: Props) {
  const { t } = useT()
  const { region } = useRouteLoaderData('root') as RootData
  const fetcher = useFetcher<typeof action>()
  const refusal = fetcher.state === 'idle' ? fetcher.data?.error : undefined
  useOpenDrawerOnSuccess(fetcher)

  const choose = (option: number, value: number) => {
    const next = choice.with(option, value)
    onChoose(next)
    // The address follows without a navigation: nothing is loaded, nothing scrolls.
    history.replaceState(history.state, '', `?${choiceSearch(product, next)}`)
  }
  const canBuy = variant !== undefined && variant.price !== null && variant.stock !== 'sold_out'
  return (
    <fetcher.Form method="post" action="/cart" className="buy">
      <input type="hidden" name="handle" value={product.handle} />
      <BuyPrice variant={variant} inclusive={region.inclusive} />
      {product.options.map(({ id, title, values }, option) => (
        <fieldset key={id} className="option" data-many={values.length > 6 || undefined}>
          <legend>
            <bdi>{title}</bdi>
          </legend>
          <div className="option-values">
            {values.map((value, at) => {
              const isHere = isOffered(product, choice, option, at)
              return (
                <label key={value} className="option-value" data-gone={!isHere || undefined}>
                  <input
                    type="radio"
                    name={`option:${title}`}
                    value={value}
                    checked={choice[option] === at}
                    onChange={() => choose(option, at)}
                  />
                  <span>
                    <bdi>{value}</bdi>
                    {!isHere && <span className="visually-hidden"> ({t('sold_out')})</span>}
                  </span>
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
      <StockLine variant={variant} />
      <div className="buy-row" data-alone={!canBuy || undefined}>
        {canBuy && (
          <label className="quantity">
            <span className="visually-hidden">{t('quantity')}</span>
            <input type="number" name="quantity" min={1} max={99} defaultValue={1} inputMode="numeric" />
          </label>
        )}
        <button
          type="submit"
          className="button button-main"
          name="intent"
          value="add"
          aria-disabled={!canBuy || fetcher.state !== 'idle' || undefined}
          onClick={(event) => {
            if (!canBuy || fetcher.state !== 'idle') event.preventDefault()
          }}
        >
          {fetcher.state !== 'idle'
            ? t('adding')
            : variant && variant.stock === 'sold_out'
              ? t('sold_out')
              : t('add_to_cart')}
        </button>
      </div>
      {product.options.length > 0 && (
        <noscript>
          <button
            type="submit"
            className="button button-quiet"
            formMethod="get"
            formAction={`/p/${product.handle}`}
          >
            {t('show_price')}
          </button>
        </noscript>
      )}
      <p role="alert" className="refusal">
        {refusal}
      </p>
    </fetcher.Form>
  )
}

/** When the piece is in the cart, the drawer shows it. */
function useOpenDrawerOnSuccess({ state, data }: { state: string; data?: { ok?: boolean } }) {
  const shown = useRef<unknown>(undefined)
  useEffect(() => {
    if (state === 'idle' && data?.ok && shown.current !== data) {
      shown.current = data
      showDrawer()
    }
  }, [state, data])
}

function BuyPrice({ variant, inclusive }: { variant: VariantView | undefined; inclusive: boolean }) {
  const { t } = useT()
  const money = useMoney()
  if (!variant || variant.price === null) return <p className="buy-price">{t('not_sold_here')}</p>
  return (
    <p className="buy-price" aria-live="polite">
      {variant.was !== null && (
        <>
          <span className="visually-hidden">{t('price_before')} </span>
          <s>{money(variant.was)}</s> <span className="visually-hidden">{t('price_now')} </span>
        </>
      )}
      <strong>{money(variant.price)}</strong> <small>{t(inclusive ? 'tax_included' : 'tax_excluded')}</small>
    </p>
  )
}

function StockLine({ variant }: { variant: VariantView | undefined }) {
  const { t, count } = useT()
  if (!variant)
    return (
      <p className="stock" data-stock="sold_out">
        {t('no_such_choice')}
      </p>
    )
  const words = variant.stock === 'few' ? count('stock_few', variant.left ?? 1) : t(`stock_${variant.stock}`)
  // Seen on the button below already; read aloud as soon as it is chosen.
  const isOnButton = variant.stock === 'sold_out'
  return (
    <p className={isOnButton ? 'visually-hidden' : 'stock'} data-stock={variant.stock} role="status">
      {words}
    </p>
  )
}
