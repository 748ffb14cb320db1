import type { Confirmed, OpenOptions, PaymentFields, Ticket } from '../ways'
import {
  type IntentAnswer,
  isHeld,
  openStripe,
  type PaymentElement,
  type StripeElements,
  type StripeJs,
  stripeLocale,
} from './stripe-js'
import { onLookChange, stripeLook } from './stripe-look'

const secretOf = (ticket: Ticket) => ticket.facts.secret ?? ''

/** Stripe's fields for a new card and what else Stripe offers, or a saved method that needs none. */
export async function openFields(options: OpenOptions): Promise<PaymentFields> {
  const locale = stripeLocale(options.locale)
  const stripe = await openStripe(options.ticket.facts.key ?? '', locale)
  const fields = new StripeFields(stripe, locale, options)
  try {
    await fields.draw()
  } catch (error) {
    // Half of it would be in the way of the next attempt.
    fields.close()
    throw error
  }
  return fields
}

/** Nobody waits longer than this for the fields in Stripe's frame, in milliseconds. */
const patience = 20_000

class StripeFields implements PaymentFields {
  isPaid = false
  #ticket: Ticket
  #elements: StripeElements | undefined
  #card: PaymentElement | undefined
  #stopLook = () => {}

  constructor(
    private readonly stripe: StripeJs,
    private readonly locale: string,
    private readonly options: OpenOptions,
  ) {
    this.#ticket = options.ticket
  }

  /** Draws the fields, unless the money is held: after a bank has agreed, the shopper may have closed the page. */
  async draw(): Promise<void> {
    const { paymentIntent, error } = await this.stripe.retrievePaymentIntent(secretOf(this.#ticket))
    if (error) throw new Error(error.message)
    this.isPaid = isHeld(paymentIntent?.status)
    if (this.isPaid || this.options.saved) return
    const { element } = this.options
    const elements = this.stripe.elements({
      clientSecret: secretOf(this.#ticket),
      appearance: stripeLook(element),
      locale: this.locale,
    })
    const card = elements.create('payment', { layout: 'tabs' })
    const ready = new Promise<void>((resolve, reject) => {
      card.on('ready', resolve)
      card.on('loaderror', ({ error: { message } }) => reject(new Error(message)))
      setTimeout(() => reject(new Error('The fields of Stripe do not come')), patience)
    })
    card.mount(element)
    this.#elements = elements
    this.#card = card
    this.#stopLook = onLookChange(() => elements.update({ appearance: stripeLook(element) }))
    await ready
  }

  async update(ticket: Ticket): Promise<boolean> {
    const isSame = secretOf(ticket) === secretOf(this.#ticket)
    this.#ticket = ticket
    if (isSame) {
      const { error } = (await this.#elements?.fetchUpdates()) ?? {}
      if (!error) return true
    }
    const wasFilled = this.#card !== undefined
    this.close()
    await this.draw()
    return !wasFilled
  }

  async check(): Promise<string | undefined> {
    if (this.isPaid || !this.#elements) return undefined
    const { error } = await this.#elements.submit()
    return error ? (error.message ?? '') : undefined
  }

  async confirm(return_url: string): Promise<Confirmed> {
    if (this.isPaid) return { kind: 'paid' }
    const { saved } = this.options
    const answer = await this.stripe.confirmPayment({
      ...(saved ? {} : { elements: this.#elements }),
      clientSecret: secretOf(this.#ticket),
      confirmParams: { return_url, ...(saved ? { payment_method: saved } : {}) },
      redirect: 'if_required',
    })
    const confirmed = confirmedBy(answer)
    this.isPaid = confirmed.kind === 'paid'
    return confirmed
  }

  focus(): void {
    this.#card?.focus()
  }

  close(): void {
    this.#stopLook()
    this.#card?.destroy()
    this.#card = undefined
    this.#elements = undefined
  }
}

/** What Stripe's answer means. An intent that was confirmed before, by a press whose answer was lost, is as good. */
export function confirmedBy({ paymentIntent, error }: IntentAnswer): Confirmed {
  if (isHeld(paymentIntent?.status) || isHeld(error?.payment_intent?.status)) return { kind: 'paid' }
  return { kind: 'refused', message: error?.message ?? '' }
}
