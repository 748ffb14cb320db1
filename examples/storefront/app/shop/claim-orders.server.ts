import { translator } from '../i18n/use-t'
import type { ShopVisit } from './context.server'
import { refusalOf, statusOf } from './failures'

export interface ClaimOutcome {
  /** A mail is on its way, if there are such orders. */
  isSent: boolean
  number: string
  email: string
  errors: { number?: string; email?: string; form?: string }
}

/**
 * Asks for orders that were placed as a guest: all of the account's own e-mail, or the one with this number and another
 * e-mail. A mail goes to the address they were placed with, as anybody may register with any; the answer is always the same.
 */
export async function askForOrders(shop: ShopVisit, form: FormData): Promise<ClaimOutcome> {
  const { t } = translator(shop.language)
  const number = String(form.get('number') ?? '')
    .trim()
    .replace(/^#/, '')
  const email = String(form.get('email') ?? '').trim()
  const answer = (errors: ClaimOutcome['errors'] = {}) => ({
    isSent: Object.keys(errors).length === 0,
    number,
    email,
    errors,
  })
  const { orders } = shop.client
  try {
    if (form.get('intent') !== 'other') {
      await orders.requestCustomerOrders({ own_email: true })
      return answer()
    }
    if (!/^\d{1,15}$/.test(number)) return answer({ number: t('needed_number') })
    if (!email.includes('@')) return answer({ email: t(email ? 'wrong_email' : 'needed_email') })
    const { order } = await orders.lookupOrder({ display_id: Number(number), email })
    await orders.requestCustomerOrders({ order_ids: [order.id] })
    return answer()
  } catch (error) {
    if (statusOf(error) === 429) return answer({ form: t('too_often') })
    if (refusalOf(error) === undefined || statusOf(error) === 401) throw error
    return answer()
  }
}

/** Takes the token of the mail; whether it was still good. */
export async function takeOrders({ client }: ShopVisit, token: string): Promise<boolean> {
  try {
    await client.orders.confirmRequest({ token })
    return true
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    return false
  }
}
