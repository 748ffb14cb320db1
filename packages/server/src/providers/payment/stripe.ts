import type Stripe from 'stripe'
import { invalidData, ShopError } from '../../errors'
import { assertInstalled } from '../optional-package'
import type { PaymentAnswer, PaymentContext, PaymentData, PaymentProvider } from '../payment'
import { toStripe } from './stripe-amounts'
import { savedAtStripe, stripeCustomer } from './stripe-customers'
import { asking, isDeclined, isUnexpectedState, refusalOf } from './stripe-errors'
import { stripeHooks } from './stripe-hooks'
import { hasFailed, ownKey } from './stripe-refunds'
import { grantedToken, type SharedPaymentTokens, takeToken, tokenInstruments } from './stripe-shared-tokens'
import { dataOf, idOf, isChangeable, statusOf, takenOf } from './stripe-state'

export interface StripeOptions {
  /** Secret key. Default: `STRIPE_API_KEY` of the environment. */
  api_key?: string
  /** Signs what Stripe posts to `/stripe/hooks`. Default: `STRIPE_WEBHOOK_SECRET`; without it nothing listens there. */
  webhook_secret?: string
  /** Takes the money with the order, instead of holding it until staff capture it. */
  capture?: boolean
  /** Lets Stripe choose what to offer the shopper; false offers cards alone. Default: true. */
  automatic_payment_methods?: boolean
  /** What shoppers and staff read beside the payment. */
  payment_description?: string
  /** Where a bank sends shoppers back who pay with a method they saved. */
  return_url?: string
  /** Lets agents pay by tokens that Stripe grants them for this shop. Default: they send shoppers to the shop's own checkout. */
  shared_payment_tokens?: SharedPaymentTokens
  /** How long one request may take, in ms. Default: 6000. */
  timeout?: number
  /** How often a request that got no answer is repeated, under the same key. Default: 1. */
  retries?: number
  /** How old a delivery to the webhook may be, in seconds. Default: 300. */
  webhook_tolerance?: number
  /** Another address than Stripe's own, for tests: `http://127.0.0.1:4242`. */
  api_base?: string
}

type Intent = Stripe.PaymentIntent

/** What shoppers may change of their payment themselves. Amount, currency and customer are the shop's to say. */
const shoppersOwn = new Set(['payment_method', 'receipt_email', 'setup_future_usage', 'shipping'])

/**
 * Cards, wallets and bank transfers by Stripe. The session's data is a PaymentIntent, which the shop's page confirms
 * with its `client_secret`; a saved method given as `payment_method` is confirmed with the order. A shop that takes it installs
 * the package `stripe`.
 *
 * @throws Error without a key, or without the package
 */
export function stripePayment(options: StripeOptions = {}): PaymentProvider {
  const { api_key = process.env.STRIPE_API_KEY, webhook_secret = process.env.STRIPE_WEBHOOK_SECRET } = options
  if (!api_key) throw new Error('stripePayment needs api_key, or STRIPE_API_KEY in the environment')
  const { shared_payment_tokens: tokens } = options
  if (tokens && options.automatic_payment_methods !== false && !options.return_url)
    throw new Error(
      'stripePayment takes shared_payment_tokens together with return_url, or with automatic_payment_methods: false: Stripe confirms nothing that may lead to a bank without an address to come back to',
    )
  assertInstalled('Payment by Stripe', 'stripe')
  let connected: Promise<Stripe> | undefined
  const client = () => {
    connected ??= connect(api_key, options)
    return connected
  }

  const create = async (stripe: Stripe, context: PaymentContext): Promise<Intent> => {
    const customer = await stripeCustomer(stripe, context)
    return stripe.paymentIntents.create(
      {
        amount: toStripe(context.amount, context.currency_code),
        currency: context.currency_code,
        customer,
        capture_method: options.capture ? 'automatic' : 'manual',
        description: options.payment_description,
        metadata: {
          resource_id: context.resource_id,
          ...(context.customer && { customer_id: context.customer.id }),
        },
        ...(options.automatic_payment_methods === false
          ? { payment_method_types: ['card'] }
          : { automatic_payment_methods: { enabled: true } }),
      },
      { idempotencyKey: keyOf(context, 'open') },
    )
  }

  /** The intent with this amount and customer: changed where Stripe allows it, else given up for a new one. */
  const fitted = async (stripe: Stripe, intent: Intent, context: PaymentContext): Promise<Intent> => {
    const { currency_code: currency } = context
    const amount = toStripe(context.amount, currency)
    const renewed = () => create(stripe, { ...context, idempotency_key: `${context.idempotency_key}-new` })
    if (intent.status === 'canceled') return renewed()
    const buyer = context.customer?.id
    const isSameBuyer = !buyer || intent.metadata.customer_id === buyer
    const isRight = intent.amount === amount && intent.currency === currency
    if (isRight && (isSameBuyer || !isChangeable(intent))) return intent
    if (isChangeable(intent) && (isSameBuyer || !intent.customer)) {
      const known = isSameBuyer ? undefined : await stripeCustomer(stripe, context)
      return stripe.paymentIntents.update(
        intent.id,
        { amount, currency, ...(known && { customer: known, metadata: { customer_id: buyer ?? null } }) },
        { idempotencyKey: keyOf(context, `change-${buyer}`) },
      )
    }
    // Under way at a bank: nobody can stop it. Once it has arrived it is given back, here or when the cart is paid.
    if (intent.status === 'processing') return intent
    await giveBack(stripe, intent)
    return renewed()
  }

  return {
    id: 'stripe',
    async open(context) {
      const intent = await asking(create(await client(), context))
      return { data: dataOf(intent), status: statusOf(intent) }
    },
    async update(data, context) {
      const stripe = await client()
      return { data: dataOf(await asking(retrieved(stripe, data).then((it) => fitted(stripe, it, context)))) }
    },
    async updateData(data, { [grantedToken]: token, ...changes }) {
      const unwanted = token !== undefined && !tokens ? grantedToken : undefined
      const strange = unwanted ?? Object.keys(changes).find((key) => !shoppersOwn.has(key))
      if (strange) throw invalidData(`data: ${strange} of a Stripe payment cannot be changed from outside`)
      const stripe = await client()
      const id = intentId(data)
      if (tokens && token !== undefined) {
        const taken = await asking(takeToken(stripe, id, token, tokens))
        if (Object.keys(changes).length === 0) return { data: dataOf(taken) }
      }
      return { data: dataOf(await asking(stripe.paymentIntents.update(id, changes))) }
    },
    async close(data) {
      const stripe = await client()
      await asking(retrieved(stripe, data).then((intent) => giveBack(stripe, intent)))
    },
    async authorize(data, context) {
      const stripe = await client()
      const intent = await asking(retrieved(stripe, data).then((it) => fitted(stripe, it, context)))
      if (intent.status !== 'requires_confirmation') return answerOf(intent)
      try {
        const { return_url } = options
        const idempotencyKey = keyOf(context, `confirm-${intent.id}-${idOf(intent.payment_method)}`)
        return answerOf(
          await stripe.paymentIntents.confirm(intent.id, return_url ? { return_url } : {}, {
            idempotencyKey,
          }),
        )
      } catch (error) {
        if (!isDeclined(error)) throw refusalOf(error)
        const { message } = error as Error
        return { ...answerOf(await asking(retrieved(stripe, data))), status: 'error', reason: message }
      }
    },
    status: async (data) => statusOf(await asking(retrieved(await client(), data))),
    async capture(data, amount, key) {
      const stripe = await client()
      const amount_to_capture = toStripe(amount, String(data.currency))
      try {
        const captured = await stripe.paymentIntents.capture(
          intentId(data),
          { amount_to_capture },
          { idempotencyKey: key },
        )
        return { data: dataOf(captured) }
      } catch (error) {
        if (!isUnexpectedState(error)) throw refusalOf(error)
        const intent = await asking(retrieved(stripe, data))
        // Taken already: with the order, on Stripe's own screen, or by a request whose answer was lost.
        if (intent.status === 'succeeded') return { data: dataOf(intent), taken: takenOf(intent) }
        throw refusalOf(error)
      }
    },
    async refund(data, amount, key) {
      const stripe = await client()
      await asking(refundOnce(stripe, intentId(data), toStripe(amount, String(data.currency)), key))
      return { data }
    },
    async cancel(data) {
      const stripe = await client()
      return {
        data: dataOf(await asking(retrieved(stripe, data).then((intent) => giveBack(stripe, intent)))),
      }
    },
    savedMethods: async (customer) => asking(savedAtStripe(await client(), customer)),
    ...(tokens ? { instruments: tokenInstruments(tokens) } : {}),
    hooks: webhook_secret
      ? stripeHooks(client, { secret: webhook_secret, tolerance: options.webhook_tolerance ?? 300 })
      : undefined,
  }
}

/** The library is large: it is loaded when the first payment needs it. */
async function connect(apiKey: string, { api_base, timeout = 6000, retries = 1 }: StripeOptions) {
  const { default: Library } = await import('stripe')
  const base = api_base ? new URL(api_base) : undefined
  return new Library(apiKey, {
    timeout,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port,
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
}

/** What makes a repeated request the same one: an attempt is repeated with its key, perhaps about another amount. */
const keyOf = ({ idempotency_key, amount, currency_code }: PaymentContext, what: string) =>
  `${idempotency_key}-${what}-${amount}-${currency_code}`

const intentId = (data: PaymentData): string => {
  if (typeof data.id !== 'string') throw invalidData('The payment session was never opened at Stripe')
  return data.id
}

const retrieved = async (stripe: Stripe, data: PaymentData): Promise<Intent> =>
  stripe.paymentIntents.retrieve(intentId(data))

/** Lets held money go, gives taken money back, and closes what was never paid. */
async function giveBack(stripe: Stripe, intent: Intent): Promise<Intent> {
  if (intent.status === 'canceled' || intent.status === 'processing') return intent
  if (intent.status !== 'succeeded') return stripe.paymentIntents.cancel(intent.id)
  await refundOnce(stripe, intent.id, intent.amount_received, `release-${intent.id}`)
  return intent
}

/** Stripe forgets keys after a day, so the refund carries it too: asked again later, it is not paid again. */
async function refundOnce(stripe: Stripe, intent: string, amount: number, key: string): Promise<void> {
  const made = await stripe.refunds.list({ payment_intent: intent, limit: 100 })
  const own = made.data.filter(({ metadata }) => metadata?.[ownKey] === key)
  if (own.some((refund) => !hasFailed(refund))) return
  const refund = await stripe.refunds.create(
    { payment_intent: intent, amount, metadata: { [ownKey]: key } },
    // Under a key that has failed Stripe would only answer so once more.
    { idempotencyKey: own.length > 0 ? `${key}-${own.length + 1}` : key },
  )
  if (hasFailed(refund))
    throw new ShopError(
      'unexpected_state',
      `Stripe could not refund: ${refund.failure_reason ?? 'no reason given'}`,
    )
}

function answerOf(intent: Intent): PaymentAnswer {
  const customer = idOf(intent.customer)
  return {
    data: dataOf(intent),
    status: statusOf(intent),
    reason: intent.last_payment_error?.message,
    ...(customer && { customer_metadata: { stripe_id: customer } }),
  }
}
