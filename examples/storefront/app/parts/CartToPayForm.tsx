import { AddressForm } from '@cartwright/ui/AddressForm'
import { ShippingChoice } from '@cartwright/ui/ShippingChoice'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useT } from '../i18n/use-t'
import { Island } from '../islands/Island'
import PaymentIsland from '../islands/PaymentIsland'
import type { CartToPay, PaidCart } from '../shop/pay-cart.server'
import { ErrorSummary } from './ErrorSummary'
import { Field } from './Field'

interface Props {
  cart: CartToPay
  outcome: Extract<PaidCart, { kind: 'refused' }> | undefined
  /** The button that agrees to it, by what is to be paid. */
  button: string
  /** What it is about and what it comes to. */
  children: ReactNode
}

/** Where it goes, how, and how the difference is paid: for a cart that somebody else has filled. */
export function CartToPayForm({ cart, outcome, button, children }: Props) {
  const { t } = useT()
  const values = outcome?.values ?? cart.values
  const errors = outcome?.errors ?? {}
  return (
    <Form method="post" className="checkout" noValidate>
      {/* The first button is the one that Enter presses: it pays nothing. */}
      <button
        type="submit"
        name="intent"
        value="update"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      >
        {t('update_total')}
      </button>
      <div className="checkout-fields">
        <ErrorSummary errors={errors} />
        {outcome?.notice && (
          <p role="alert" className="notice">
            {outcome.notice}
          </p>
        )}
        {!cart.values.email && (
          <Field
            name="email"
            label={t('email')}
            type="email"
            value={values.email}
            error={errors.email}
            dir="ltr"
          />
        )}
        <section className="after-section" aria-labelledby="address-title">
          <h2 className="after-heading" id="address-title">
            {t('deliver_to')}
          </h2>
          <AddressForm
            key={outcome ? 'refused' : 'new'}
            defaultValue={values}
            errors={errors}
            countries={cart.countries.map(({ code }) => ({ iso_2: code }))}
            without={['company']}
          />
        </section>
        <section className="after-section">
          <ShippingChoice
            id="shipping"
            options={cart.options}
            currency={cart.currency_code}
            defaultValue={cart.chosen}
            error={errors.shipping}
          />
        </section>
        {cart.total > 0 && (
          <section className="after-section">
            <Island
              name="payment"
              of={PaymentIsland}
              props={{ payment: cart.payment, error: errors.payment }}
            />
          </section>
        )}
      </div>
      <aside className="checkout-sum">
        {children}
        <input type="hidden" name="seen_total" value={cart.total} />
        <button type="submit" name="intent" value="update" className="button button-quiet button-wide">
          {t('update_total')}
        </button>
        <button type="submit" name="intent" value="pay" className="button button-main button-wide">
          {button}
        </button>
        <p className="caption">{t('agree_once')}</p>
      </aside>
    </Form>
  )
}
