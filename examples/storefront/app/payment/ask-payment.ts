import type { PaymentAnswer } from './ways'

/** Nobody waits longer than this for a session, in milliseconds: it may take two calls of a provider. */
const patience = 30_000

/** What a form holds, as it is sent. */
export const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/**
 * Asks the shop for the payment session of a form, or to check the form before it is paid. A sign-in that has ended leads
 * to a new one.
 * @throws where the shop cannot be reached
 */
export async function askPayment<Refused>(
  url: string,
  step: 'session' | 'check',
  fields: URLSearchParams,
): Promise<PaymentAnswer<Refused>> {
  const body = new URLSearchParams(fields)
  body.set('payment_step', step)
  const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(patience) })
  if (response.redirected) {
    location.assign(response.url)
    return new Promise(() => {})
  }
  if (!response.ok) throw new Error(`The shop answered ${response.status}`)
  return response.json()
}
