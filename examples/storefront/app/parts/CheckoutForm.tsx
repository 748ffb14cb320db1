import type { CartView, CheckoutProgress } from '@cartwright/sdk/rules'
import { AddressForm } from '@cartwright/ui/AddressForm'
import { CheckoutSteps } from '@cartwright/ui/CheckoutSteps'
import { PaymentChoice } from '@cartwright/ui/PaymentChoice'
import { ShippingChoice } from '@cartwright/ui/ShippingChoice'
import { Totals } from '@cartwright/ui/Totals'
import { type FormEvent, useEffect, useRef } from 'react'
import { Form, Link, useFetcher, useNavigation } from 'react-router'
import { useT } from '../i18n/use-t'
import type { CheckoutErrors, CheckoutValues } from '../shop/checkout-form'
import { useMoney } from '../shop/money'
import { Field } from './Field'

interface Props {
  cart: CartView
  /** How far it is. */
  steps: CheckoutProgress[]
  values: CheckoutValues
  options: { id: string; name: string; shown: number }[]
  chosen: string | undefined
  providers: string[]
  countries: { code: string; name: string }[]
  outcome: { values: CheckoutValues; errors: CheckoutErrors; notice?: string } | undefined
}

/** The whole checkout is one form, so it works as one page without scripts and loses nothing when it is refused. */
export function CheckoutForm({
  cart,
  steps,
  options,
  chosen,
  providers,
  countries,
  outcome,
  ...loaded
}: Props) {
  const { t } = useT()
  const money = useMoney()
  const saver = useFetcher({ key: 'checkout-draft' })
  const isBusy = useNavigation().formData?.get('intent') === 'pay'
  const values = outcome?.values ?? loaded.values
  const errors = outcome?.errors ?? {}
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef('')
  useFocusOnRefusal(form, outcome)

  /** What was typed is kept when a field is left; nothing is sent twice. */
  const save = (intent: 'save' | 'update') => {
    if (!form.current) return
    const body = new FormData(form.current)
    body.set('intent', intent)
    const text = new URLSearchParams(body as never).toString()
    if (text === sent.current) return
    sent.current = text
    saver.submit(body, { method: 'post', action: '/checkout' })
  }
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    if (name === 'shipping_option') save('update')
  }
  const problems = Object.entries(errors).filter(([name]) => name !== 'form')
  return (
    <Form
      method="post"
      ref={form}
      className="checkout"
      noValidate
      onChange={onChange}
      onBlur={(event) =>
        (event.target as HTMLElement).matches('input:not([type=radio]), select') && save('save')
      }
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <div className="checkout-fields">
        {(errors.form || problems.length > 0) && (
          <div role="alert" className="notice notice-error" id="problems" tabIndex={-1}>
            {errors.form ? (
              <p>
                {errors.form} <Link to="/cart">{t('view_cart')}</Link>
              </p>
            ) : (
              <>
                <p>{t('please_mend')}</p>
                <ul>
                  {problems.map(([name, text]) => (
                    <li key={name}>
                      <a href={`#${name}`}>{text}</a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
        {outcome?.notice && (
          <p role="alert" className="notice">
            {outcome.notice}
          </p>
        )}
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
                <AddressForm
                  key={outcome ? 'refused' : 'new'}
                  defaultValue={values}
                  errors={errors}
                  countries={countries.map(({ code }) => ({ iso_2: code }))}
                  hints={{ phone: t('phone_hint') }}
                  without={['company']}
                />
              ),
            },
            delivery: {
              children: (
                <ShippingChoice
                  id="shipping"
                  isLabelHidden
                  options={options.map(({ id, name, shown }) => ({ id, name, amount: shown }))}
                  currency={cart.currency_code}
                  defaultValue={chosen}
                  error={errors.shipping}
                />
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
        {steps.every(({ name }) => name !== 'delivery') && chosen && (
          <input type="hidden" name="shipping_option" value={chosen} />
        )}
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
        <p className="caption">{t('order_promise')}</p>
      </aside>
    </Form>
  )
}

/** A refusal takes the reader to what must be mended. */
function useFocusOnRefusal(form: React.RefObject<HTMLFormElement | null>, outcome: Props['outcome']) {
  useEffect(() => {
    if (!outcome) return
    form.current?.querySelector<HTMLElement>('[aria-invalid=true], #problems')?.focus()
  }, [form, outcome])
}
