import { type RefObject, useEffect, useRef, useState } from 'react'
import { usePath, useShop } from '../islands/shop-context'
import { askPayment, fieldsOf } from './ask-payment'
import { paymentModules } from './modules'
import type { PaymentWords } from './payment-view.server'
import type { After } from './use-payment-fields'
import type { ExpressHandle, ExpressOptions, Filled, Ticket } from './ways'

interface Props<Refused> {
  form: RefObject<HTMLFormElement | null>
  ticket: Ticket
  payFor: string
  words: PaymentWords
  goods: ReturnType<ExpressOptions['goods']>
  after: After
  onRefused(outcome: Refused): void
  onError(message: string): void
}

/** Buttons of wallets that fill in the whole form; nothing at all where the browser offers none. */
export function ExpressButtons<Refused>(props: Props<Refused>) {
  const { locale } = useShop()
  const path = usePath()
  const box = useRef<HTMLDivElement>(null)
  const now = useRef(props)
  now.current = props
  const [isOffered, setOffered] = useState(false)
  const { ticket, words } = props

  const drawn = useRef<ExpressHandle>(undefined)

  // A sheet may be open while the sum changes: it is told, and stays.
  useEffect(() => drawn.current?.update(ticket), [ticket])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a sheet needs else it asks when it needs it
  useEffect(() => {
    const { current: element } = box
    let isLeft = false
    const draw = async () => {
      const module = await paymentModules[ticket.provider]?.()
      if (!module?.express || !element || isLeft) return
      const url = path('/payment.json')
      const ask = (step: 'session' | 'check', more: Filled) => {
        const { form, after } = now.current
        const fields = form.current ? filledIn(form.current, more) : new URLSearchParams(more)
        return after(() => askPayment<Refused>(url, step, fields))
      }
      const buttons = await module.express({
        ticket,
        locale,
        element,
        goods: () => now.current.goods,
        async choose(delivery) {
          const answer = await ask('session', {
            shipping_option: delivery,
            payment_provider: ticket.provider,
          })
          if (answer.kind !== 'open') throw new Error('There is no session for this delivery')
          return answer.ticket
        },
        async check(filled) {
          const answer = await ask('check', filled)
          if (answer.kind === 'open') return answer.ticket
          if (answer.kind === 'refused') now.current.onRefused(answer.outcome)
          else location.assign(path('/checkout'))
          return undefined
        },
        returnUrl: `${location.origin}${path('/payment/return')}?${new URLSearchParams({ pay_for: props.payFor })}`,
        finish(filled) {
          const { current: form } = now.current.form
          if (form) send(form, filledIn(form, filled))
        },
        refuse: (message) => now.current.onError(message || words.refused),
      })
      if (isLeft) return buttons.close()
      drawn.current = buttons
      buttons.update(now.current.ticket)
      setOffered(buttons.isOffered)
    }
    draw().catch((error) => console.warn(error))
    return () => {
      isLeft = true
      drawn.current?.close()
      drawn.current = undefined
    }
  }, [ticket.provider])

  return (
    <section className="pay-express" aria-label={words.express} data-offered={isOffered || undefined}>
      <div ref={box} />
      <p className="caption">{words.express}</p>
    </section>
  )
}

/** What the form holds, with what a sheet knows better. Such an order keeps nothing in the account. */
function filledIn(form: HTMLFormElement, filled: Filled): URLSearchParams {
  const fields = fieldsOf(form)
  for (const name of ['save_address', 'save_payment', 'billing_elsewhere']) fields.delete(name)
  for (const [name, value] of Object.entries(filled)) fields.set(name, value)
  fields.set('intent', 'pay')
  return fields
}

/** Orders by a form of its own, which is sent as that of the page is: what the sheet knew never stood in the page's. */
function send(page: HTMLFormElement, fields: URLSearchParams): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = page.action
  form.toggleAttribute('data-soft', true)
  for (const [name, value] of fields) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    form.append(field)
  }
  page.after(form)
  form.requestSubmit()
}
