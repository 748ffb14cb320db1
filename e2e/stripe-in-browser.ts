import type { BrowserContext, Page, Route } from 'playwright-core'
import type { StripeDouble } from '../packages/server/src/testing/stripe-double'

/** What the sheet of a wallet asks of the shop that opens it. */
interface SheetAsked {
  emailRequired: boolean
  shippingAddressRequired: boolean
  shippingRates: { id: string; amount: number }[]
}

declare global {
  interface Window {
    /** What the shop's page has asked of Stripe, in its order. */
    stripeCalls?: { what: string; asked?: SheetAsked }[]
    /** The buttons of wallets, which hear what a shopper does in a sheet. */
    stripeSheet?: { heard: Record<string, (event: object) => void> }
  }
}

/** Opens the sheet of a wallet, and tells what it was asked for. */
export async function openSheet(page: Page, wallet: string): Promise<SheetAsked | undefined> {
  await page.getByRole('button', { name: wallet, exact: true }).click()
  return page.evaluate(() => window.stripeCalls?.findLast(({ what }) => what === 'sheet')?.asked)
}

/** Does something in the sheet, and waits for what the shop says to it: resolved, rejected, or why a payment failed. */
export const inSheet = (page: Page, event: string, data: object): Promise<string> =>
  page.evaluate(
    ({ event, data }) =>
      new Promise<string>((resolve) => {
        window.stripeSheet?.heard[event]?.({
          ...data,
          resolve: () => resolve('resolved'),
          reject: () => resolve('rejected'),
          paymentFailed: ({ reason }: { reason: string }) => resolve(reason),
        })
      }),
    { event, data },
  )

/** Cards by what becomes of them, as Stripe numbers those for tests. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  secure: '4000002500003155',
} as const

/**
 * The part of Stripe that runs in a browser, in a few lines: its script, a frame with the field of a card, the calls it makes, and
 * the page of a bank. It stands at Stripe's own addresses, so that the policy of the page has to let it in; what is paid is
 * written down in `stripe`, as the shop's server asks it. `wallets` are offered by the express buttons.
 */
export async function serveStripe(
  context: BrowserContext,
  stripe: StripeDouble,
  { wallets = [] as string[] } = {},
): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('/stripe.js'))
      return route.fulfill({ contentType: 'text/javascript', body: script(wallets) })
    return route.fulfill({ contentType: 'text/html', body: frame })
  })
  await context.route('https://api.stripe.com/**', (route) => answer(route, stripe))
  await context.route('https://hooks.stripe.com/**', (route) => bank(route, stripe))
}

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** As the API answers a browser: an intent by its secret, and confirming it. */
async function answer(route: Route, stripe: StripeDouble): Promise<void> {
  const request = route.request()
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
  const { pathname } = new URL(request.url())
  const body = new URLSearchParams(request.postData() ?? '')
  const [, id = '', verb] = /\/v1\/payment_intents\/(\w+?)_secret(?:\/(\w+))?$/.exec(pathname) ?? []
  const intent = stripe.intents.get(id)
  const reply = (status: number, json: unknown) => route.fulfill({ status, headers: cors, json })
  if (!intent) return reply(404, { error: { message: 'No such payment_intent' } })
  if (verb !== 'confirm') return reply(200, intent)
  const settled = ['requires_capture', 'succeeded', 'processing', 'canceled']
  if (settled.includes(intent.status))
    return reply(400, { error: { code: 'payment_intent_unexpected_state', payment_intent: intent } })
  const sum = body.get('amount')
  if (sum && Number(sum) !== intent.amount)
    return reply(400, { error: { message: `The sheet says ${sum}, the intent ${intent.amount}` } })
  const number = body.get('card') ?? ''
  if (number === cards.declined) {
    const { last_payment_error: error } = stripe.pay(id, 'declined')
    return reply(402, { error: { ...error, payment_intent: intent } })
  }
  if (number === cards.secure) return reply(200, stripe.pay(id, 'secure'))
  const saved = body.get('payment_method')
  if (saved) Object.assign(intent, { payment_method: saved })
  return reply(200, stripe.pay(id, 'good', saved ? undefined : { last4: number.slice(-4) }))
}

/** Where the bank asks its customer, who agrees, or does not, and is sent back. */
async function bank(route: Route, stripe: StripeDouble): Promise<void> {
  const { searchParams } = new URL(route.request().url())
  const id = searchParams.get('intent') ?? ''
  const said = searchParams.get('said')
  if (!said) {
    const link = (word: string) => `<a href="?${searchParams}&said=${word}">${word}</a>`
    return route.fulfill({
      contentType: 'text/html',
      body: `<h1>Your bank</h1>${link('succeeded')} ${link('failed')}`,
    })
  }
  if (said === 'succeeded') stripe.arrive(id)
  else stripe.pay(id, 'declined')
  const back = new URL(searchParams.get('back') ?? '')
  back.searchParams.set('payment_intent', id)
  back.searchParams.set('payment_intent_client_secret', `${id}_secret`)
  back.searchParams.set('redirect_status', said)
  return route.fulfill({ status: 303, headers: { location: String(back) } })
}

const frame = `<!doctype html><meta name="color-scheme" content="light dark">
<style>body{margin:0;font:15px system-ui}label{display:grid;gap:6px}input{font:inherit;padding:12px;border:1px solid;background:none;color:inherit;box-sizing:border-box;inline-size:100%}</style>
<label>Card number<input inputmode="numeric" autocomplete="cc-number"></label>
<script>
  const look = JSON.parse(decodeURIComponent(location.hash.slice(1)))
  const field = document.querySelector('input')
  document.body.style.color = look.colorText
  document.body.style.background = look.colorBackground
  field.style.borderRadius = look.borderRadius
  field.addEventListener('input', () => parent.postMessage({ card: field.value }, '*'))
  addEventListener('message', ({ data }) => data === 'focus' && field.focus())
</script>`

const script = (wallets: readonly string[]) => `
window.Stripe = (key) => {
  const call = async (secret, verb, body) => {
    const url = 'https://api.stripe.com/v1/payment_intents/' + secret + (verb ? '/' + verb : '')
    const response = await fetch(url, verb ? { method: 'POST', body: new URLSearchParams(body) } : {})
    const json = await response.json()
    return response.ok ? { paymentIntent: json } : json
  }
  window.stripeCalls = window.stripeCalls ?? []
  const told = (what, more) => window.stripeCalls.push({ what, key, ...more })
  const elementsOf = (options) => {
    const group = { options, card: '', heard: {} }
    const on = (event, heard) => { group.heard[event] = heard }
    const payment = () => {
      const box = document.createElement('iframe')
      return {
        on,
        mount(element) {
          box.title = 'Secure payment input frame'
          box.style.cssText = 'border:0;inline-size:100%;block-size:74px;display:block'
          box.src = 'https://js.stripe.com/frame.html#' + encodeURIComponent(JSON.stringify(options.appearance.variables))
          box.addEventListener('load', () => group.heard.ready?.({}))
          addEventListener('message', (event) => { if (event.source === box.contentWindow) group.card = event.data.card })
          element.append(box)
        },
        focus: () => box.contentWindow.postMessage('focus', '*'),
        destroy: () => box.remove(),
      }
    }
    const express = () => {
      const box = document.createElement('div')
      return {
        on,
        mount(element) {
          element.append(box)
          for (const wallet of ${JSON.stringify(wallets)}) {
            const button = document.createElement('button')
            button.type = 'button'
            button.textContent = wallet
            button.style.cssText = 'inline-size:100%;block-size:48px;background:#000;color:#fff;border:0'
            button.onclick = () => group.heard.click({ resolve: (asked) => told('sheet', { asked }) })
            box.append(button)
          }
          window.stripeSheet = group
          setTimeout(() => group.heard.ready({ availablePaymentMethods: box.childElementCount ? { link: true } : undefined }))
        },
        destroy: () => box.remove(),
      }
    }
    return {
      group,
      create: (type) => (type === 'payment' ? payment() : express()),
      update: (more) => Object.assign(options, more),
      fetchUpdates: async () => { told('fetchUpdates'); return {} },
      submit: async () => options.clientSecret && !group.card
        ? { error: { type: 'validation_error', message: 'Your card number is incomplete.' } }
        : {},
    }
  }
  return {
    elements: elementsOf,
    retrievePaymentIntent: (secret) => call(secret),
    async confirmPayment({ elements, clientSecret, confirmParams }) {
      told('confirm', { confirmParams })
      const { options, card } = elements?.group ?? { options: {} }
      const body = {
        ...(card ? { card } : {}),
        ...(options.amount ? { amount: options.amount } : {}),
        ...(confirmParams.payment_method ? { payment_method: confirmParams.payment_method } : {}),
      }
      const answer = await call(clientSecret, 'confirm', body)
      if (answer.paymentIntent?.status !== 'requires_action') return answer
      const search = new URLSearchParams({ intent: answer.paymentIntent.id, back: confirmParams.return_url })
      location.assign('https://hooks.stripe.com/redirect?' + search)
      return new Promise(() => {})
    },
  }
}`
