import type { ExpressHandle, ExpressOptions, Filled, Ticket } from '../ways'
import { confirmedBy } from './stripe-fields'
import {
  openStripe,
  type SheetAddress,
  type SheetConfirmed,
  type SheetRate,
  type StripeElements,
  type StripeJs,
  stripeLocale,
} from './stripe-js'
import { stripeLook } from './stripe-look'

const captures = (ticket: Ticket) => (ticket.facts.capture === 'manual' ? 'manual' : 'automatic')

/** The buttons of wallets. What this browser does not offer, and none of it, is not drawn. */
export async function openExpress(options: ExpressOptions): Promise<ExpressHandle> {
  const { ticket, element } = options
  const locale = stripeLocale(options.locale)
  const stripe = await openStripe(ticket.facts.key ?? '', locale)
  const types = ticket.facts.types?.split(',').filter(Boolean) ?? []
  const elements = stripe.elements({
    mode: 'payment',
    amount: Number(ticket.facts.amount),
    currency: ticket.facts.currency ?? '',
    captureMethod: captures(ticket),
    ...(types.length > 0 ? { paymentMethodTypes: types } : {}),
    appearance: stripeLook(element),
    locale,
  })
  const buttons = elements.create('expressCheckout', { buttonHeight: 48 })
  const sheet = new Sheet(stripe, elements, options)
  buttons.on('click', ({ resolve }) => resolve(sheet.asks()))
  buttons.on('shippingaddresschange', ({ address, resolve, reject }) =>
    sheet.goesTo(address.country) ? resolve({ shippingRates: sheet.rates() }) : reject(),
  )
  buttons.on('shippingratechange', ({ shippingRate, resolve, reject }) => {
    void sheet.choose(shippingRate.id).then(() => resolve(), reject)
  })
  buttons.on('confirm', (event) => void sheet.confirm(event))
  const isOffered = new Promise<boolean>((resolve) => {
    buttons.on('ready', ({ availablePaymentMethods }) =>
      resolve(Object.values(availablePaymentMethods ?? {}).some(Boolean)),
    )
    buttons.on('loaderror', () => resolve(false))
  })
  buttons.mount(element)
  return {
    isOffered: await isOffered,
    update: (now) => sheet.take(now),
    close: () => buttons.destroy(),
  }
}

/** What a wallet asks of the shop, and tells it, while its sheet is open. */
class Sheet {
  #ticket: Ticket

  constructor(
    private readonly stripe: StripeJs,
    private readonly elements: StripeElements,
    private readonly options: ExpressOptions,
  ) {
    this.#ticket = options.ticket
  }

  asks() {
    const { isSent, countries } = this.options.goods()
    return {
      emailRequired: true,
      shippingAddressRequired: isSent,
      ...(isSent
        ? {
            allowedShippingCountries: countries.map((code) => code.toUpperCase()),
            shippingRates: this.rates(),
          }
        : {}),
    }
  }

  rates(): SheetRate[] {
    const scale = scaleOf(this.#ticket)
    return this.options.goods().deliveries.map(({ id, name, amount }) => ({
      id,
      displayName: name,
      amount: Math.round(amount * scale),
    }))
  }

  goesTo = (country: string) => this.options.goods().countries.includes(country.toLowerCase())

  async choose(delivery: string): Promise<void> {
    this.take(await this.options.choose(delivery))
  }

  take(ticket: Ticket): void {
    this.#ticket = ticket
    this.elements.update({ amount: Number(ticket.facts.amount) })
  }

  /** Checks what the sheet knows as the form would be, pays, and orders. What goes wrong ends the sheet and is told in the page. */
  async confirm(event: SheetConfirmed): Promise<void> {
    const { options } = this
    try {
      const { error } = await this.elements.submit()
      if (error) throw new Refused(error.message)
      const filled = {
        ...filledBy(event),
        seen_total: String(this.#ticket.total),
        payment_provider: this.#ticket.provider,
      }
      const ticket = await options.check(filled)
      if (!ticket) return event.paymentFailed({ reason: 'invalid_shipping_address' })
      const answer = await this.stripe.confirmPayment({
        elements: this.elements,
        clientSecret: ticket.facts.secret ?? '',
        confirmParams: { return_url: options.returnUrl },
        redirect: 'if_required',
      })
      const confirmed = confirmedBy(answer)
      if (confirmed.kind === 'refused') throw new Refused(confirmed.message)
      options.finish(filled, ticket)
    } catch (error) {
      event.paymentFailed({ reason: 'fail' })
      options.refuse(error instanceof Refused ? error.message : '')
    }
  }
}

class Refused extends Error {}

/** How many of Stripe's units one of the shop's is: a power of ten that only few currencies have. */
export const scaleOf = ({ facts, total }: Ticket): number =>
  total > 0 && Number(facts.amount) > 0 ? 10 ** Math.round(Math.log10(Number(facts.amount) / total)) : 1

/** What a sheet has told, as the fields of the form. A name comes whole: its last word is the family's. */
export function filledBy({ billingDetails, shippingAddress, shippingRate }: SheetConfirmed): Filled {
  const [first = '', ...names] = (shippingAddress?.name ?? billingDetails?.name ?? '').trim().split(/\s+/)
  const last = names.pop() ?? ''
  const address: SheetAddress = shippingAddress?.address ?? {}
  return {
    email: billingDetails?.email ?? '',
    phone: billingDetails?.phone ?? '',
    first_name: [first, ...names].join(' '),
    last_name: last,
    address_1: address.line1 ?? '',
    address_2: address.line2 ?? '',
    postal_code: address.postal_code ?? '',
    city: address.city ?? '',
    province: address.state ?? '',
    country_code: (address.country ?? '').toLowerCase(),
    ...(shippingRate ? { shipping_option: shippingRate.id } : {}),
  }
}
