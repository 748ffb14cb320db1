import { translator } from '../i18n/use-t'
import { emailOf } from './asked-email'
import type { ShopVisit } from './context.server'
import { refusalOf, statusOf } from './failures'
import { isTaken } from './notify.server'
import { readerOf } from './reader'

export interface NewsletterOutcome {
  email: string
  /** A mail is on its way, unless one went out a moment ago or the address is on the list: nobody learns which. */
  isSent: boolean
  errors: { email?: string; form?: string }
}

/** Asks for the newsletter. The answer is the same whoever is subscribed. */
export async function subscribe(shop: ShopVisit, form: FormData): Promise<NewsletterOutcome> {
  const { t } = translator(shop.language)
  const { email, wrong } = emailOf(form)
  const refused = (errors: NewsletterOutcome['errors']) => ({ email, isSent: false, errors })
  if (wrong) return refused({ email: t(wrong) })
  const source = form.get('source') === 'page' ? 'page' : 'footer'
  try {
    await shop.client.newsletter.subscribe({ email, source, ...readerOf(shop) })
  } catch (error) {
    if (statusOf(error) === 429) return refused({ form: t('too_often') })
    if (refusalOf(error) === undefined) throw error
    return refused({ email: t('wrong_email') })
  }
  return { email, isSent: true, errors: {} }
}

/** Whether the link of the mail was still good; the address is on the list then. */
export const confirm = ({ client }: ShopVisit, token: string): Promise<boolean> =>
  isTaken(client.newsletter.confirm({ token }))

/** Whether the link of the letter was whole; its reader gets no more then. */
export const unsubscribe = ({ client }: ShopVisit, token: string): Promise<boolean> =>
  isTaken(client.newsletter.unsubscribe({ token }))
