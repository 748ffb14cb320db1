import { redirect } from 'react-router'
import { translator } from '../i18n/use-t'
import { emailPattern } from './checkout-form'
import type { ShopVisit } from './context.server'
import { codeOf, refusalOf, statusOf } from './failures'

export interface Profile {
  first_name: string
  last_name: string
  email: string
  phone: string
}
export type ProfileErrors = Partial<Record<'email' | 'password' | 'current_password' | 'form', string>>
export interface ProfileOutcome {
  values: Profile
  errors: ProfileErrors
  /** The shop wants to know the current password before it changes what the account is entered with. */
  asksPassword: boolean
}

/** Changes what customers say of themselves. What was typed comes back with what is wrong, but for passwords. */
export async function saveProfile(shop: ShopVisit, form: FormData): Promise<ProfileOutcome> {
  const { t } = translator(shop.language)
  const read = (name: string) => String(form.get(name) ?? '').trim()
  const values = {
    first_name: read('first_name'),
    last_name: read('last_name'),
    email: read('email'),
    phone: read('phone'),
  }
  const password = String(form.get('password') ?? '')
  const current = String(form.get('current_password') ?? '')
  const refused = (errors: ProfileErrors, asksPassword = form.has('current_password')): ProfileOutcome => ({
    values,
    errors,
    asksPassword,
  })
  if (!emailPattern.test(values.email))
    return refused({ email: t(values.email ? 'wrong_email' : 'needed_email') })
  if (password && password.length < 8) return refused({ password: t('password_short') })
  try {
    await shop.client.customers.update({
      ...values,
      ...(password ? { password } : {}),
      ...(current ? { current_password: current } : {}),
    })
  } catch (error) {
    if (codeOf(error) === 'confirm_password')
      return refused({ current_password: t(current ? 'wrong_current_password' : 'confirm_password') }, true)
    if (refusalOf(error) === undefined || statusOf(error) === 401) throw error
    if (statusOf(error) === 429) return refused({ form: t('too_often') })
    return refused({ email: t(statusOf(error) === 422 ? 'email_taken' : 'wrong_email') })
  }
  throw redirect('/account/profile?saved=1', 303)
}
