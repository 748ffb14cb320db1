import { Link, useFetcher } from 'react-router'
import { useT } from '../i18n/use-t'
import type { action } from '../pages/CartPage'
import type { CartLine, CartView } from '../shop/cart-view'
import { useMoney } from '../shop/money'
import { hideDrawer } from './cart-drawer-state'

export function CartLines({ cart, isCompact }: { cart: CartView; isCompact?: boolean }) {
  return (
    <ul className="cart-lines" data-compact={isCompact || undefined}>
      {cart.lines.map((line) => (
        <CartLineRow key={line.id} line={line} currency={cart.currency_code} />
      ))}
    </ul>
  )
}

function CartLineRow({ line, currency }: { line: CartLine; currency: string }) {
  const { t } = useT()
  const money = useMoney()
  const fetcher = useFetcher<typeof action>({ key: `line-${line.id}` })
  const error = fetcher.state === 'idle' ? fetcher.data?.error : undefined
  const title = <bdi>{line.title}</bdi>
  return (
    <li className="cart-line">
      <img src={line.picture} alt="" width={96} height={120} className="cart-line-picture" />
      <div className="cart-line-words">
        <p className="cart-line-title">
          {line.handle ? (
            <Link to={`/p/${line.handle}`} onClick={hideDrawer}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {line.variant && (
          <p className="caption" dir="auto">
            {line.variant}
          </p>
        )}
        <div className="cart-line-tools">
          <QuantityForm line={line} fetcher={fetcher} />
          <fetcher.Form method="post" action="/cart">
            <input type="hidden" name="line" value={line.id} />
            <button type="submit" name="intent" value="remove" className="text-button">
              {t('remove')}
              <span className="visually-hidden"> {line.title}</span>
            </button>
          </fetcher.Form>
        </div>
        <p role="alert" className="refusal">
          {error}
        </p>
      </div>
      <p className="cart-line-amount">{money(line.amount, currency)}</p>
    </li>
  )
}

/** A number and a button that sends it; with scripts the steps send it themselves and the button is not needed. */
function QuantityForm({
  line,
  fetcher,
}: {
  line: CartLine
  fetcher: ReturnType<typeof useFetcher<typeof action>>
}) {
  const { t } = useT()
  const send = (quantity: number) =>
    fetcher.submit({ intent: 'quantity', line: line.id, quantity }, { method: 'post', action: '/cart' })
  const most = Math.min(99, line.limit ?? 99)
  return (
    <fetcher.Form
      method="post"
      action="/cart"
      className="stepper"
      aria-label={t('quantity_of', { title: line.title })}
    >
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="intent" value="quantity" />
      {/* The first button is the one Enter presses: it sends what was typed, not a step. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {t('apply')}
      </button>
      <button
        type="submit"
        name="step"
        value={line.quantity - 1}
        aria-label={t('one_less')}
        disabled={line.quantity <= 1}
      >
        −
      </button>
      <label>
        <span className="visually-hidden">{t('quantity_of', { title: line.title })}</span>
        <input
          key={line.quantity}
          type="number"
          name="quantity"
          min={1}
          max={most}
          defaultValue={line.quantity}
          inputMode="numeric"
          onBlur={(event) => {
            const quantity = Math.min(most, Math.max(1, Math.trunc(Number(event.target.value)) || 1))
            if (quantity !== line.quantity) send(quantity)
            else event.target.value = String(line.quantity)
          }}
        />
      </label>
      <button
        type="submit"
        name="step"
        value={line.quantity + 1}
        aria-label={t('one_more')}
        disabled={line.quantity >= most}
      >
        +
      </button>
    </fetcher.Form>
  )
}
