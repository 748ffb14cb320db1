import { readPayment } from '@cartwright/sdk/rules'
import { PaymentChoice } from '@cartwright/ui/PaymentChoice'
import { useEffect, useRef, useState } from 'react'
import { hasModule } from '../payment/modules'
import type { PaymentView } from '../payment/payment-view.server'
import { type After, usePaymentFields } from '../payment/use-payment-fields'
import { usePaymentPress } from '../payment/use-payment-press'
import type { Ticket } from '../payment/ways'
import { usePath } from './shop-context'

/** How a form that is alive itself takes part in what its payment does. Only islands hand it over. */
export interface FormAround<Refused> {
  after: After
  onBusy(isBusy: boolean): void
  /** Shows a refused form, and leaves the fields of the payment as they are. */
  onRefused(outcome: Refused): void
  /** Told the session of the way that is chosen; undefined while there is none. */
  onTicket(ticket: Ticket | undefined): void
}

export interface PaymentIslandProps<Refused = never> {
  payment: PaymentView
  isLabelHidden?: boolean
  /** Why the payment was refused. */
  error?: string
  around?: FormAround<Refused>
}

const atOnce: After = (work) => work()

/** How something is paid, with the fields of providers that have some: the same in every form of this shop that pays. */
export default function PaymentIsland<Refused = never>({
  payment,
  isLabelHidden,
  error,
  around,
}: PaymentIslandProps<Refused>) {
  const { methods, words, notice, payFor, total, canSave } = payment
  const path = usePath()
  const within = useRef<HTMLDivElement>(null)
  const boxes = useRef(new Map<string, HTMLElement | null>())
  const told = useRef<HTMLParagraphElement>(null)
  const [value, setValue] = useState(payment.chosen)
  const [saves, setSaves] = useState(false)
  const after = around?.after ?? atOnce
  const { provider_id, payment_method } = readPayment(value)
  const { state, ticket, fields, drawn, retry } = usePaymentFields(
    { value, total, saves },
    { within, boxOf: (provider) => boxes.current.get(provider) ?? null },
    after,
  )
  const { message, forget } = usePaymentPress<Refused>({
    within,
    isByFields: total > 0 && hasModule(provider_id),
    fields,
    drawn,
    words,
    after,
    onBusy: around?.onBusy,
    onRefused: around?.onRefused,
    returnUrl(form) {
      const search = new URLSearchParams({ pay_for: payFor })
      if (new FormData(form).has('save_address')) search.set('keeps', '1')
      return `${location.origin}${path('/payment/return')}?${search}`
    },
  })
  const onTicket = around?.onTicket
  useEffect(() => onTicket?.(ticket), [onTicket, ticket])
  const said = message || (state === 'none' || state === 'ready' ? notice : '')
  useEffect(() => {
    if (said) told.current?.focus()
  }, [said])
  const isNew = payment_method === undefined
  return (
    <div ref={within} className="pay">
      <input type="hidden" name="pay_for" value={payFor} />
      <PaymentChoice
        id="payment"
        isLabelHidden={isLabelHidden}
        error={error}
        value={value}
        onChange={(next) => {
          setValue(next)
          forget()
        }}
        methods={methods.map(({ hasFields, ...method }) => ({
          ...method,
          instructions: hasFields && (
            <>
              <div ref={(box) => void boxes.current.set(method.id, box)} className="pay-box" />
              {canSave && isNew && state === 'ready' && (
                <label className="check">
                  <input
                    type="checkbox"
                    name="save_payment"
                    checked={saves}
                    onChange={() => setSaves(!saves)}
                  />
                  <span>{words.save}</span>
                </label>
              )}
            </>
          ),
        }))}
      />
      {methods.some(({ hasFields }) => hasFields) && (
        <noscript>
          <p className="notice">{words.scripts}</p>
        </noscript>
      )}
      {state === 'loading' && (
        <p role="status" className="caption">
          {words.loading}
        </p>
      )}
      {state === 'paid' && (
        <p role="status" className="notice">
          {words.authorized}
        </p>
      )}
      {state === 'blocked' && (
        <p ref={told} role="alert" tabIndex={-1} className="notice notice-error">
          {words.blocked}{' '}
          <button type="button" className="link-button" onClick={retry}>
            {words.retry}
          </button>
        </p>
      )}
      {said && state !== 'blocked' && (
        <p ref={told} role="alert" tabIndex={-1} className="notice notice-error pay-told">
          <bdi>{said}</bdi>
        </p>
      )}
    </div>
  )
}
