import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'qs'
import Stripe from 'stripe'

/** A stand-in for the part of Stripe's HTTP API the shop uses: it keeps intents, refunds and customers in memory. */
export interface StripeDouble {
  url: string
  secret: string
  intents: Map<string, Thing>
  refunds: Thing[]
  customers: Map<string, Thing>
  /** Every request that arrived, as `POST /v1/refunds`, with its idempotency key. */
  requests: { call: string; key?: string }[]
  /** What goes wrong next, once each: the first whose call matches. */
  failures: { call: RegExp; how: Failure }[]
  /** Closes the connection for good: the library tries once more by itself. */
  fail(call: RegExp, how: 'lost' | 'cut'): void
  /** The shopper pays on the shop's page: good, declined, asked by the bank first, or under way for days. */
  pay(intentId: string, how?: 'good' | 'declined' | 'secure' | 'slow', card?: Thing): Thing
  /** The shopper answers the bank, or a slow payment arrives. */
  arrive(intentId: string): Thing
  /** Staff refund on Stripe's own screen. */
  refundOnScreen(intentId: string, amount: number): Thing
  /** The customer's bank sends a refund back, days after it was called succeeded. */
  refuseRefund(refundId: string): Thing
  /** Staff take what is held, or less of it, on Stripe's own screen. */
  captureOnScreen(intentId: string, amount: number): Thing
  /** Staff let it go there, or it was held too long. */
  cancelOnScreen(intentId: string): Thing
  saveMethod(customerId: string, id: string, card?: Thing): Thing
  /** An agent grants the shop a token to pay with once, up to an amount: the card behind it is a good one unless it is named. */
  grant(
    token: string,
    limits: { max_amount: number; currency: string; card?: 'pm_declined' | 'pm_secure' },
  ): void
  /** A delivery to the webhook: the body and the header that signs it. `age` in seconds. */
  delivery(
    type: string,
    object: Thing,
    more?: { id?: string; age?: number },
  ): { body: string; signature: string }
  close(): Promise<void>
}
/** `lost` does what was asked and loses the answer, `cut` does not even do it, `silent` never answers. */
type Failure = 'lost' | 'silent' | 'cut' | { status: number; type: string; code?: string; message: string }
// biome-ignore lint/suspicious/noExplicitAny: objects of another's API, of which the double keeps only a part
type Thing = Record<string, any>

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: Thing,
  ) {
    super(String(body.message))
  }
}
const refuse = (code: string, message: string, status = 400, more: Thing = {}) =>
  new Refusal(status, {
    type: status === 402 ? 'card_error' : 'invalid_request_error',
    code,
    message,
    ...more,
  })

export async function stripeDouble(): Promise<StripeDouble> {
  const secret = 'whsec_double'
  let made = 0
  const newId = (prefix: string) => {
    made += 1
    return `${prefix}_${String(made).padStart(8, '0')}`
  }
  const intents: StripeDouble['intents'] = new Map()
  const customers: StripeDouble['customers'] = new Map()
  const refunds: Thing[] = []
  const answers = new Map<string, { of: string; status: number; text: string }>()
  const requests: StripeDouble['requests'] = []
  const failures: StripeDouble['failures'] = []
  const held = new Set<ServerResponse>()

  const intentOf = (id: string): Thing => {
    const intent = intents.get(id)
    if (!intent) throw refuse('resource_missing', `No such payment_intent: '${id}'`, 404)
    return intent
  }
  const wrongState = (intent: Thing, verb: string) =>
    refuse(
      'payment_intent_unexpected_state',
      `This PaymentIntent is ${intent.status}: you cannot ${verb} it.`,
    )

  const saveMethod = (customerId: string, id: string, card: Thing = {}) => {
    const known = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2099, ...card }
    const method = { object: 'payment_method', id, type: 'card', card: known }
    customers.get(customerId)?.methods.push(method)
    return method
  }
  const approve = (intent: Thing, card?: Thing) => {
    intent.last_payment_error = null
    if (card && intent.customer && intent.setup_future_usage) saveMethod(intent.customer, newId('pm'), card)
    intent.latest_charge ??= newId('ch')
    if (intent.capture_method === 'manual') {
      intent.status = 'requires_capture'
      intent.amount_capturable = intent.amount
    } else {
      intent.status = 'succeeded'
      intent.amount_received = intent.amount
    }
    return intent
  }
  const decline = (intent: Thing) => {
    const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }
    Object.assign(intent, {
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: error,
    })
    return intent
  }
  const confirm = (intent: Thing) => {
    if (intent.status !== 'requires_confirmation') throw wrongState(intent, 'confirm')
    if (intent.payment_method === 'pm_declined') {
      decline(intent)
      throw refuse('card_declined', 'Your card was declined.', 402, { payment_intent: intent })
    }
    if (intent.payment_method === 'pm_secure') intent.status = 'requires_action'
    else approve(intent)
    return intent
  }
  const tokens = new Map<string, Thing>()
  /** The method that a token stands for, as the shop's own. */
  const methodOf = (intent: Thing, { shared_payment_granted_token: id }: Thing, version = '') => {
    if (!version.endsWith('.preview'))
      throw refuse('parameter_unknown', 'Received unknown parameter: shared_payment_granted_token')
    const token = tokens.get(id)
    if (!token) throw refuse('resource_missing', `No such shared_payment_granted_token: '${id}'`, 404)
    if (token.is_used) throw refuse('token_already_used', 'This token has been used or deactivated.')
    if (intent.amount > token.max_amount || intent.currency !== token.currency)
      throw refuse('amount_too_large', 'The amount is beyond what the token may be used for.')
    token.is_used = true
    return token.card ?? newId('pm')
  }
  const fill = (intent: Thing, body: Thing, version?: string) => {
    const { payment_method: named, payment_method_data, metadata, amount, ...rest } = body
    const payment_method = payment_method_data ? methodOf(intent, payment_method_data, version) : named
    // Stripe takes a field that is sent empty as one to forget.
    if (rest.setup_future_usage === '') rest.setup_future_usage = null
    if (amount !== undefined) {
      if (Number(amount) < 50) throw refuse('amount_too_small', 'Amount must be at least 50 cents')
      intent.amount = Number(amount)
    }
    Object.assign(intent, rest, { metadata: { ...intent.metadata, ...metadata } })
    if (payment_method) Object.assign(intent, { payment_method, status: 'requires_confirmation' })
  }
  const refund = (body: Thing) => {
    const intent = intentOf(body.payment_intent)
    if (intent.status !== 'succeeded')
      throw refuse('charge_not_captured', 'This charge has not been captured')
    const given = refunds
      .filter((row) => row.payment_intent === intent.id && row.status !== 'failed' && !row.is_release)
      .reduce((sum, { amount }) => sum + amount, 0)
    const amount = Number(body.amount ?? intent.amount_received - given)
    if (amount > intent.amount_received - given)
      throw refuse('charge_already_refunded', 'The refund is larger than what is left of the charge')
    const { currency } = intent
    const metadata = body.metadata ?? {}
    const row = {
      object: 'refund',
      amount,
      currency,
      metadata,
      // The customer's bank may say no at once.
      status: intent.refuses_refunds ? 'failed' : 'succeeded',
      payment_intent: intent.id,
    }
    refunds.push({ id: newId('re'), ...row })
    return refunds.at(-1) as Thing
  }
  /** As Stripe does it: what was held and is let go stands in the list of refunds, too. */
  const release = ({ id: payment_intent, currency }: Thing, amount: number) => {
    const row = { object: 'refund', amount, currency, metadata: {}, status: 'succeeded', payment_intent }
    if (amount > 0) refunds.push({ id: newId('re'), ...row, is_release: true })
  }
  const cancel = (intent: Thing) => {
    if (['succeeded', 'canceled', 'processing'].includes(intent.status)) throw wrongState(intent, 'cancel')
    if (intent.status === 'requires_capture') release(intent, intent.amount)
    return Object.assign(intent, { status: 'canceled', amount_capturable: 0 })
  }
  const capture = (intent: Thing, amount_received: number) => {
    if (intent.status !== 'requires_capture') throw wrongState(intent, 'capture')
    release(intent, intent.amount - amount_received)
    return Object.assign(intent, { status: 'succeeded', amount_received, amount_capturable: 0 })
  }

  const list = (data: Thing[]) => ({ object: 'list', data, has_more: false })
  /** The calls, in the order in which they are tried. */
  const calls: [RegExp, (match: string[], body: Thing, version?: string) => Thing][] = [
    [
      /^POST \/v1\/payment_intents$/,
      (_, body) => {
        const id = newId('pi')
        const intent: Thing = {
          object: 'payment_intent',
          id,
          client_secret: `${id}_secret`,
          status: 'requires_payment_method',
          amount_capturable: 0,
          amount_received: 0,
          customer: null,
          payment_method: null,
          last_payment_error: null,
          setup_future_usage: null,
          metadata: {},
        }
        fill(intent, body)
        intents.set(id, intent)
        return intent
      },
    ],
    [/^GET \/v1\/payment_intents\/(\w+)$/, ([id = '']) => intentOf(id)],
    [/^POST \/v1\/payment_intents\/(\w+)\/confirm$/, ([id = '']) => confirm(intentOf(id))],
    [
      /^POST \/v1\/payment_intents\/(\w+)\/capture$/,
      ([id = ''], body) => {
        const intent = intentOf(id)
        return capture(intent, Number(body.amount_to_capture ?? intent.amount))
      },
    ],
    [/^POST \/v1\/payment_intents\/(\w+)\/cancel$/, ([id = '']) => cancel(intentOf(id))],
    [
      /^POST \/v1\/payment_intents\/(\w+)$/,
      ([id = ''], body, version) => {
        const intent = intentOf(id)
        if (!/^requires_(payment_method|confirmation|action)$/.test(intent.status))
          throw wrongState(intent, 'update')
        fill(intent, body, version)
        return intent
      },
    ],
    [/^POST \/v1\/refunds$/, (_, body) => refund(body)],
    [
      /^GET \/v1\/refunds$/,
      (_, query) =>
        list(refunds.filter(({ payment_intent }) => payment_intent === query.payment_intent).reverse()),
    ],
    [
      /^POST \/v1\/customers$/,
      (_, body) => {
        const customer = { object: 'customer', id: newId('cus'), metadata: {}, methods: [], ...body }
        customers.set(customer.id, customer)
        return customer
      },
    ],
    [
      /^GET \/v1\/customers\/(\w+)$/,
      ([id = '']) => {
        const found = customers.get(id)
        if (!found) throw refuse('resource_missing', `No such customer: '${id}'`, 404)
        return found
      },
    ],
    [
      /^GET \/v1\/customers\/(\w+)\/payment_methods$/,
      ([id = '']) => list((customers.get(id)?.methods as Thing[] | undefined) ?? []),
    ],
  ]

  const answer = (
    call: string,
    body: Thing,
    key?: string,
    version?: string,
  ): { status: number; text: string } => {
    const of = `${call} ${JSON.stringify(body)}`
    const known = key ? answers.get(key) : undefined
    if (known && known.of !== of)
      return {
        status: 400,
        text: JSON.stringify({ error: { type: 'idempotency_error', message: 'Keys are for one request' } }),
      }
    if (known) return known
    let result: { status: number; text: string }
    try {
      const found = calls.find(([pattern]) => pattern.test(call))
      if (!found) throw refuse('url_invalid', `Unrecognized request URL (${call})`, 404)
      const done = found[1](found[0].exec(call)?.slice(1) ?? [], body, version)
      result = { status: 200, text: JSON.stringify(done) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      result = { status: error.status, text: JSON.stringify({ error: error.body }) }
    }
    if (key) answers.set(key, { of, ...result })
    return result
  }

  async function serve(req: IncomingMessage, res: ServerResponse) {
    const url = new URL(req.url ?? '/', 'http://localhost')
    const call = `${req.method} ${url.pathname}`
    const chunks: Uint8Array[] = []
    for await (const chunk of req) chunks.push(chunk as Uint8Array)
    const text = req.method === 'GET' ? url.search.slice(1) : Buffer.concat(chunks).toString()
    const key = req.headers['idempotency-key'] as string | undefined
    const version = req.headers['stripe-version'] as string | undefined
    requests.push({ call, key })
    const index = failures.findIndex((failure) => failure.call.test(call))
    const how = index < 0 ? undefined : failures.splice(index, 1)[0]?.how
    if (how === 'cut') return req.socket.destroy()
    if (how === 'silent') return held.add(res)
    if (typeof how === 'object') {
      const { status, ...error } = how
      return res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
    }
    const { status, text: reply } = answer(call, parse(text) as Thing, key, version)
    if (how === 'lost') return req.socket.destroy()
    return res.writeHead(status, { 'content-type': 'application/json' }).end(reply)
  }

  const server = createServer((req, res) => void serve(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    secret,
    intents,
    refunds,
    customers,
    requests,
    failures,
    fail: (call, how) => void failures.push({ call, how }, { call, how }),
    pay(id, how = 'good', card) {
      const intent = intentOf(id)
      if (how === 'good') return approve(intent, card)
      if (how === 'declined') return decline(intent)
      return Object.assign(intent, { status: how === 'secure' ? 'requires_action' : 'processing' })
    },
    arrive: (id) => approve(intentOf(id)),
    refundOnScreen: (id, amount) => refund({ payment_intent: id, amount }),
    refuseRefund(id) {
      const found = refunds.find((row) => row.id === id)
      if (!found) throw refuse('resource_missing', `No such refund: '${id}'`, 404)
      return Object.assign(found, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
    },
    cancelOnScreen: (id) => cancel(intentOf(id)),
    captureOnScreen: (id, amount) => capture(intentOf(id), amount),
    saveMethod,
    grant: (token, limits) => void tokens.set(token, { ...limits, is_used: false }),
    delivery(type, object, { id = newId('evt'), age = 0 } = {}) {
      const body = JSON.stringify({ id, object: 'event', type, data: { object } })
      const timestamp = Math.floor(Date.now() / 1000) - age
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
      return { body, signature }
    },
    close: () => {
      for (const res of held) res.destroy()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
