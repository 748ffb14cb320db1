import { translator } from '../i18n/use-t'
import { emailPattern } from './checkout-form'
import type { ShopVisit } from './context.server'
import { refusalOf, statusOf } from './failures'

export interface ForgotOutcome {
  email: string
  /** A mail is on its way, if there is an account: nobody learns whether there is. */
  isSent: boolean
  errors: { email?: string; form?: string }
}

/** Lets a mail go out by which a new password is chosen. The answer is the same whoever has an account. */
export async function askForReset(shop: ShopVisit, form: FormData): Promise<ForgotOutcome> {
  const { t } = translator(shop.language)
  const email = String(form.get('email') ?? '').trim()
  const refused = (errors: ForgotOutcome['errors']) => ({ email, isSent: false, errors })
  if (!email) return refused({ email: t('needed_email') })
  if (!emailPattern.test(email)) return refused({ email: t('wrong_email') })
  try {
    await shop.client.customers.generatePasswordToken({ email })
  } catch (error) {
    if (statusOf(error) === 429) return refused({ form: t('too_often') })
    if (refusalOf(error) === undefined) throw error
    return refused({ email: t('wrong_email') })
  }
  return { email, isSent: true, errors: {} }
}

export interface ResetOutcome {
  errors: { password?: string }
  /** The link is used or over: another one has to be sent. */
  isOver: boolean
}

/** Chooses a new password by the link of a mail; undefined when it is done. */
export async function resetPassword(
  shop: ShopVisit,
  form: FormData,
  { token, email }: { token: string; email: string },
): Promise<ResetOutcome | undefined> {
  const { t } = translator(shop.language)
  const password = String(form.get('password') ?? '')
  if (password.length < 8) return { errors: { password: t('password_short') }, isOver: false }
  try {
    await shop.client.customers.resetPassword({ email, token, password })
    return undefined
  } catch (error) {
    if (statusOf(error) === 429) return { errors: { password: t('too_often') }, isOver: false }
    if (refusalOf(error) === undefined) throw error
    // Only what is wrong with the password itself can be mended here.
    if (statusOf(error) === 401 || /token|email/i.test(refusalOf(error) ?? ''))
      return { errors: {}, isOver: true }
    return { errors: { password: t('password_weak') }, isOver: false }
  }
}
