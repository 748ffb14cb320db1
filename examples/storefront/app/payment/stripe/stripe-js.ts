import { loadScript } from '../load-script'

/** The part of Stripe's own script that this shop uses. */
export interface StripeJs {
  elements(options: ElementsOptions): StripeElements
  retrievePaymentIntent(secret: string): Promise<IntentAnswer>
  confirmPayment(options: {
    elements?: StripeElements
    clientSecret: string
    confirmParams: { return_url: string; payment_method?: string }
    redirect: 'if_required'
  }): Promise<IntentAnswer>
}

export interface IntentAnswer {
  paymentIntent?: { status: string }
  error?: StripeError
}

export interface StripeError {
  type?: string
  code?: string
  message?: string
  payment_intent?: { status: string }
}

interface LookOptions {
  appearance: Appearance
  locale: string
}

/** Elements are for an intent that is there, or for one that will be made of this sum. */
export type ElementsOptions = LookOptions &
  (
    | { clientSecret: string }
    | {
        mode: 'payment'
        amount: number
        currency: string
        captureMethod: 'manual' | 'automatic'
        paymentMethodTypes?: string[]
      }
  )

export interface Appearance {
  theme: 'stripe' | 'night'
  variables: Record<string, string>
  rules: Record<string, Record<string, string>>
}

export interface StripeElements {
  create(type: 'payment', options: { layout: string }): PaymentElement
  create(type: 'expressCheckout', options: { buttonHeight: number }): ExpressElement
  update(options: { appearance?: Appearance; amount?: number }): void
  fetchUpdates(): Promise<{ error?: StripeError }>
  submit(): Promise<{ error?: StripeError }>
}

interface Element {
  mount(element: HTMLElement): void
  destroy(): void
}

export interface PaymentElement extends Element {
  focus(): void
  on(event: 'ready', heard: () => void): void
  on(event: 'loaderror', heard: (event: { error: StripeError }) => void): void
}

export interface ExpressElement extends Element {
  on(
    event: 'ready',
    heard: (event: { availablePaymentMethods?: Record<string, boolean> | null }) => void,
  ): void
  on(event: 'loaderror', heard: (event: { error: StripeError }) => void): void
  on(event: 'click', heard: (event: { resolve(options: SheetOptions): void }) => void): void
  on(
    event: 'shippingaddresschange',
    heard: (event: { address: { country: string } } & SheetAnswer) => void,
  ): void
  on(
    event: 'shippingratechange',
    heard: (event: { shippingRate: { id: string } } & SheetAnswer) => void,
  ): void
  on(event: 'confirm', heard: (event: SheetConfirmed) => void): void
}

export interface SheetRate {
  id: string
  displayName: string
  amount: number
}

interface SheetOptions {
  emailRequired: boolean
  shippingAddressRequired: boolean
  allowedShippingCountries?: string[]
  shippingRates?: SheetRate[]
}

interface SheetAnswer {
  resolve(options?: { shippingRates?: SheetRate[] }): void
  reject(): void
}

export interface SheetAddress {
  line1?: string | null
  line2?: string | null
  city?: string | null
  state?: string | null
  postal_code?: string | null
  country?: string | null
}

export interface SheetConfirmed {
  billingDetails?: { name?: string; email?: string; phone?: string; address?: SheetAddress }
  shippingAddress?: { name?: string; address: SheetAddress }
  shippingRate?: { id: string }
  paymentFailed(options: { reason: 'fail' | 'invalid_shipping_address' }): void
}

declare global {
  interface Window {
    Stripe?: (key: string, options: { locale: string }) => StripeJs
  }
}

/** Stripe allows its script from no other address, nor in a bundle. */
const source = 'https://js.stripe.com/clover/stripe.js'

let open: { key: string; stripe: StripeJs } | undefined

/** Stripe for a publishable key. @throws where its script cannot be had */
export async function openStripe(key: string, locale: string): Promise<StripeJs> {
  if (open?.key === key) return open.stripe
  await loadScript(source)
  if (!window.Stripe) throw new Error('The script of Stripe has come without Stripe')
  open = { key, stripe: window.Stripe(key, { locale }) }
  return open.stripe
}

/** Languages of this shop that Stripe writes in other tags, or not at all: then it asks the browser. */
const otherwise: Record<string, string> = { bs: 'hr', hi: 'auto', ta: 'auto', uk: 'auto' }

/** How Stripe names the language of a page. */
export function stripeLocale(locale: string): string {
  const { language } = new Intl.Locale(locale)
  return otherwise[language] ?? language
}

/** An intent that needs nothing more of the shopper. */
export const isHeld = (status: string | undefined): boolean =>
  status === 'requires_capture' || status === 'succeeded' || status === 'processing'
