import type { CartView, CheckoutProgress } from '@cartwright/sdk/rules'
import { AddressForm } from '@cartwright/ui/AddressForm'
import { CheckoutSteps } from '@cartwright/ui/CheckoutSteps'
import { ShippingChoice } from '@cartwright/ui/ShippingChoice'
import { Totals } from '@cartwright/ui/Totals'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useT } from '../i18n/use-t'
import { AddressChoice } from '../parts/AddressChoice'
import { BillingChoice } from '../parts/BillingChoice'
import { ErrorSummary } from '../parts/ErrorSummary'
import { Field } from '../parts/Field'
import { TermsLine } from '../parts/TermsLine'
import { ExpressButtons } from '../payment/ExpressButtons'
import type { PaymentView } from '../payment/payment-view.server'
import type { Ticket } from '../payment/ways'
import type { SavedAddress } from '../shop/addresses.server'
import type { CheckoutExtras } from '../shop/checkout-extras'
import type { CheckoutValues } from '../shop/checkout-form'
import { longestNote } from '../shop/extra-fields'
import { useMoney } from '../shop/money'
import type { RefusedOrder } from '../shop/place-order.server'
import PaymentIsland from './PaymentIsland'
import { usePath } from './shop-context'
import { useCheckoutForm } from './use-checkout-form'

/** What the shop says of the cart; it changes with what is typed. */
export interface CheckoutState {
  cart: CartView
  /** How far it is. */
  steps: CheckoutProgress[]
  /** Whether anything of it is sent by post; else it all comes by e-mail. */
  isSent: boolean
  options: { id: string; name: string; shown: number; dates?: string }[]
  chosen?: string
}

/** A checkout that was refused while it was paid, and the cart as it is then. */
export interface RefusedCheckout {
  refused: RefusedOrder
  state?: CheckoutState
}

export interface CheckoutIslandProps extends CheckoutState {
  values: CheckoutValues
  extras: CheckoutExtras
  billingCountries: string[]
  payment: PaymentView
  countries: { code: string; name: string }[]
  /** Of those signed in: their address book, and the one of it they chose. */
  account?: { addresses: SavedAddress[]; address?: string }
  /** Why it was refused, with what was typed. */
  outcome?: RefusedOrder
}

/** The whole checkout is one form, so it works as one page without scripts and loses nothing when it is refused. */
export default function CheckoutIsland({
  values: known,
  extras: knownExtras,
  billingCountries,
  payment,
  countries,
  account,
  outcome: answered,
  ...came
}: CheckoutIslandProps) {
  const { t } = useT()
  const money = useMoney()
  const path = usePath()
  const [{ cart, steps, isSent, options, chosen }, setState] = useState<CheckoutState>(came)
  // What was refused while it was paid keeps the fields of the payment: the page stays, and shows the refusal.
  const [outcome, setOutcome] = useState(answered)
  const [refusals, setRefusals] = useState(0)
  const [ticket, setTicket] = useState<Ticket>()
  const [trouble, setTrouble] = useState('')
  const values = outcome?.values ?? known
  const extras = outcome?.extras ?? knownExtras
  const errors = outcome?.errors ?? {}
  const form = useRef<HTMLFormElement>(null)
  const { save, after, isBusy, setBusy, onSubmit } = useCheckoutForm(form, setState)
  useFocusOnRefusal(form, outcome)
  const refuse = ({ refused, state }: RefusedCheckout) => {
    if (state) setState(state)
    setOutcome(refused)
    // A delivery that was chosen in a wallet is the one of the form from now on.
    setRefusals(refusals + 1)
  }
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    if (name === 'shipping_option') save('update')
  }
  return (
    <form
      method="post"
      action={path('/checkout')}
      ref={form}
      className="checkout"
      noValidate
      data-soft
      onChange={onChange}
      onBlur={(event) =>
        (event.target as HTMLElement).matches('input:not([type=radio]), select, textarea') && save('save')
      }
      onSubmit={onSubmit}
    >
      <div className="checkout-fields">
        <ErrorSummary errors={errors} way={<a href={path('/cart')}>{t('view_cart')}</a>} />
        {outcome?.notice && (
          <p role="alert" className="notice" tabIndex={-1}>
            {outcome.notice}
          </p>
        )}
        {!isSent && <p className="notice">{t('email_only')}</p>}
        {ticket && (
          <ExpressButtons<RefusedCheckout>
            form={form}
            ticket={ticket}
            payFor={payment.payFor}
            words={payment.words}
            goods={{
              isSent,
              countries: countries.map(({ code }) => code),
              deliveries: [...options]
                .sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen))
                .map(({ id, name, shown }) => ({ id, name, amount: shown })),
            }}
            after={after}
            onRefused={refuse}
            onError={setTrouble}
          />
        )}
        {trouble && (
          <p role="alert" className="notice notice-error">
            {trouble}
          </p>
        )}
        <CheckoutSteps
          steps={steps}
          content={{
            contact: {
              children: (
                <Field
                  key={outcome?.values.email}
                  name="email"
                  label={t('email')}
                  type="email"
                  autoComplete="email"
                  value={values.email}
                  error={errors.email}
                  hint={t('email_hint')}
                  dir="ltr"
                />
              ),
            },
            address: {
              children: (
                <>
                  {account && <AddressChoice {...account} />}
                  <AddressForm
                    key={outcome ? JSON.stringify(values) : (account?.address ?? 'new')}
                    defaultValue={values}
                    errors={errors}
                    countries={countries.map(({ code }) => ({ iso_2: code }))}
                    hints={{ phone: t('phone_hint') }}
                    without={['company']}
                  />
                  <BillingChoice
                    key={outcome ? 'bill-refused' : 'bill'}
                    billing={extras.billing}
                    errors={errors}
                    countries={billingCountries}
                    country={values.country_code}
                  />
                  {account && (
                    <label className="check">
                      <input type="checkbox" name="save_address" defaultChecked={outcome?.saves ?? true} />
                      <span>{t('address_keep')}</span>
                    </label>
                  )}
                </>
              ),
            },
            delivery: {
              children: (
                <>
                  <ShippingChoice
                    key={refusals}
                    id="shipping"
                    isLabelHidden
                    options={options.map(({ id, name, shown, dates }) => ({
                      id,
                      name,
                      amount: shown,
                      dates,
                    }))}
                    currency={cart.currency_code}
                    defaultValue={chosen}
                    error={errors.shipping}
                  />
                  <Field
                    name="note"
                    label={t('order_note')}
                    hint={t('order_note_hint')}
                    value={extras.note}
                    isOptional
                    rows={2}
                    maxLength={longestNote}
                    className="checkout-note"
                  />
                </>
              ),
            },
            payment: {
              children: (
                <PaymentIsland<RefusedCheckout>
                  isLabelHidden
                  payment={{ ...payment, total: cart.total }}
                  error={errors.payment}
                  around={{ after, onBusy: setBusy, onRefused: refuse, onTicket: setTicket }}
                />
              ),
            },
          }}
        />
      </div>
      <aside className="checkout-sum" aria-labelledby="order-title">
        <h2 id="order-title">{t('your_order')}</h2>
        <ul className="checkout-lines">
          {cart.lines.map((line) => (
            <li key={line.id}>
              <img src={line.picture} alt="" width={48} height={60} />
              <span>
                <bdi>{line.title}</bdi>
                <small>
                  {line.quantity} ×{' '}
                  {line.variant ? <bdi>{line.variant}</bdi> : money(line.unit, cart.currency_code)}
                </small>
              </span>
              <span className="choice-amount">{money(line.amount, cart.currency_code)}</span>
            </li>
          ))}
        </ul>
        <Totals totals={cart} currency={cart.currency_code} isInclusive={cart.inclusive} />
        <input type="hidden" name="seen_total" value={cart.total} />
        <noscript>
          <button type="submit" name="intent" value="update" className="button button-quiet button-wide">
            {t('update_total')}
          </button>
        </noscript>
        <button
          type="submit"
          name="intent"
          value="pay"
          className="button button-main button-wide"
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? t('placing_order') : t('place_order', { amount: money(cart.total, cart.currency_code) })}
        </button>
        <p className="caption">
          <TermsLine />
        </p>
        <p className="caption">{t('order_promise')}</p>
      </aside>
    </form>
  )
}

/** A refusal takes the reader to what must be mended. */
function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, outcome: CheckoutIslandProps['outcome']) {
  useEffect(() => {
    if (!outcome) return
    form.current?.querySelector<HTMLElement>('[aria-invalid=true], #problems, .notice[role=alert]')?.focus()
  }, [form, outcome])
}
