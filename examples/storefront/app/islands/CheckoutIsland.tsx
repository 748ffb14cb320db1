import type { CartView, CheckoutProgress } from '@cartwright/sdk/rules'
import { AddressForm } from '@cartwright/ui/AddressForm'
import { CheckoutSteps } from '@cartwright/ui/CheckoutSteps'
import { PaymentChoice } from '@cartwright/ui/PaymentChoice'
import { ShippingChoice } from '@cartwright/ui/ShippingChoice'
import { Totals } from '@cartwright/ui/Totals'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useT } from '../i18n/use-t'
import { AddressChoice } from '../parts/AddressChoice'
import { BillingChoice } from '../parts/BillingChoice'
import { ErrorSummary } from '../parts/ErrorSummary'
import { Field } from '../parts/Field'
import { TermsLine } from '../parts/TermsLine'
import type { SavedAddress } from '../shop/addresses.server'
import type { CheckoutExtras } from '../shop/checkout-extras'
import type { CheckoutErrors, CheckoutValues } from '../shop/checkout-form'
import { longestNote } from '../shop/extra-fields'
import { useMoney } from '../shop/money'
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

export interface CheckoutIslandProps extends CheckoutState {
  values: CheckoutValues
  extras: CheckoutExtras
  billingCountries: string[]
  providers: string[]
  countries: { code: string; name: string }[]
  /** Of those signed in: their address book, and the one of it they chose. */
  account?: { addresses: SavedAddress[]; address?: string }
  /** Why it was refused, with what was typed. */
  outcome?: {
    values: CheckoutValues
    extras: CheckoutExtras
    errors: CheckoutErrors
    notice?: string
    saves: boolean
  }
}

/** The whole checkout is one form, so it works as one page without scripts and loses nothing when it is refused. */
export default function CheckoutIsland({
  values: known,
  extras: knownExtras,
  billingCountries,
  providers,
  countries,
  account,
  outcome,
  ...came
}: CheckoutIslandProps) {
  const { t } = useT()
  const money = useMoney()
  const path = usePath()
  const [{ cart, steps, isSent, options, chosen }, setState] = useState<CheckoutState>(came)
  const values = outcome?.values ?? known
  const extras = outcome?.extras ?? knownExtras
  const errors = outcome?.errors ?? {}
  const form = useRef<HTMLFormElement>(null)
  const { save, isBusy, onSubmit } = useCheckoutForm(form, setState)
  useFocusOnRefusal(form, outcome)
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
          <p role="alert" className="notice">
            {outcome.notice}
          </p>
        )}
        {!isSent && <p className="notice">{t('email_only')}</p>}
        <CheckoutSteps
          steps={steps}
          content={{
            contact: {
              children: (
                <Field
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
                    key={outcome ? 'refused' : (account?.address ?? 'new')}
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
                <>
                  <PaymentChoice
                    isLabelHidden
                    methods={providers.map((id) => ({
                      id,
                      name: id === 'manual' ? t('payment_manual') : id,
                    }))}
                    defaultValue={providers[0]}
                  />
                  <p className="caption">{t('payment_note')}</p>
                </>
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
    form.current?.querySelector<HTMLElement>('[aria-invalid=true], #problems')?.focus()
  }, [form, outcome])
}
