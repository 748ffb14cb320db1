import { cartFields } from '@cartwright/sdk/rules'
import type { FormOutcome } from '@cartwright/ui/ShopParts'
import type { MessageKey } from '../i18n/messages'
import { translator } from '../i18n/use-t'
import { emailOf } from './asked-email'
import type { ShopVisit } from './context.server'
import { codeOf, refusalOf, statusOf } from './failures'
import { readerOf } from './reader'

/** What became of the wish to hear when a variant is back. */
export interface NotifyOutcome extends FormOutcome {
  variant: string
}

/** Puts whoever asks on the list of a sold-out variant. Who stands on it already is told the same. */
export async function askForNotice(shop: ShopVisit, form: FormData): Promise<NotifyOutcome> {
  const { t } = translator(shop.language)
  const variant = String(form.get(cartFields.variant) ?? '')
  const { email, wrong } = emailOf(form)
  const refused = (why: MessageKey): NotifyOutcome => ({
    variant,
    ok: false,
    error: t(why),
    field: 'email',
    values: { email },
  })
  if (wrong) return refused(wrong)
  try {
    await shop.client.restockNotifications.create(variant, { email, ...readerOf(shop) })
    return { variant, ok: true }
  } catch (error) {
    if (statusOf(error) === 429) return refused('too_often')
    if (refusalOf(error) === undefined) throw error
    if (codeOf(error) === 'in_stock') return refused('notify_in_stock')
    return refused(statusOf(error) === 404 ? 'notify_gone' : 'wrong_email')
  }
}

/** Takes back all that was asked for with an address; whether the link was whole. */
export async function stopNotices({ client }: ShopVisit, token: string): Promise<boolean> {
  return isTaken(client.restockNotifications.stop({ token }))
}

/** Whether a token was taken: false for one that is wrong or over, as the reader can ask for another. */
export async function isTaken(sending: Promise<unknown>): Promise<boolean> {
  try {
    await sending
    return true
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    return false
  }
}

/** The address of whoever is signed in, to begin with; empty for guests and where a sign-in has ended. */
export async function knownEmail({ client, signedIn }: ShopVisit): Promise<string> {
  if (!signedIn) return ''
  try {
    return (await client.customers.retrieve()).customer.email
  } catch (error) {
    if (statusOf(error) === 401) return ''
    throw error
  }
}
