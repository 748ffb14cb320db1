import type { MessageKey } from '../i18n/messages'
import { emailPattern } from './checkout-form'

/** The e-mail address of a form, and what is wrong with it before anybody is asked. */
export function emailOf(form: FormData): { email: string; wrong?: MessageKey } {
  const email = String(form.get('email') ?? '').trim()
  if (!email) return { email, wrong: 'needed_email' }
  return emailPattern.test(email) ? { email } : { email, wrong: 'wrong_email' }
}
