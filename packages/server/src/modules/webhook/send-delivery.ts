import { askOutside, OutgoingError } from '../../http/outgoing'
import type { Shop } from '../../shop'
import { secretsOf } from './change-webhooks'
import { signature, signatureHeader } from './signature'

/** How long a receiver may take to answer, in ms. */
const answersWithin = 10_000
/** Of an answer so much is kept, in characters, and so much is read, in bytes. */
const keptOfAnswer = 2000
const readOfAnswer = 65_536

export interface Receiver {
  id: string
  url: string
  sealed_secret: string
  sealed_old_secret: string | null
  old_secret_until: string | null
}

export interface Attempt {
  is_delivered: boolean
  response_status: number | null
  response_body: string | null
  error: string | null
  duration_ms: number
}

/**
 * Sends a delivery once. Anything from 200 to 299 is an arrival; redirects are not followed, and an address within the
 * shop's own network is never asked. Every outcome is an answer, not an error.
 */
export async function sendDelivery(
  shop: Shop,
  to: Receiver,
  { id, event_name, payload }: { id: string; event_name: string; payload: string },
): Promise<Attempt> {
  const started = performance.now()
  const outcome = (facts: Partial<Attempt>): Attempt => ({
    is_delivered: false,
    response_status: null,
    response_body: null,
    error: null,
    duration_ms: Math.round(performance.now() - started),
    ...facts,
  })
  const secrets = secretsOf(shop, to)
  if (secrets.length === 0)
    return outcome({ error: 'the secret of the shop has changed since: make a new one for this webhook' })
  try {
    const { status, body } = await askOutside(to.url, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(payload)),
        'cartwright-event': event_name,
        'cartwright-delivery': id,
        [signatureHeader]: signature(payload, secrets, Date.now()),
      },
      allowLocal: shop.webhooksMayBeLocal,
      maxBytes: readOfAnswer,
      totalMs: answersWithin,
    })
    const is_delivered = status >= 200 && status < 300
    return outcome({
      is_delivered,
      response_status: status,
      response_body: textOf(body),
      error: is_delivered ? null : `answered with ${status}`,
    })
  } catch (error) {
    if (error instanceof OutgoingError) return outcome({ error: error.message })
    throw error
  }
}

/** Text that every database can keep: without the half of a character that was cut through. */
const textOf = (body: Uint8Array) =>
  new TextDecoder()
    .decode(body)
    .replaceAll('\u0000', '')
    .slice(0, keptOfAnswer)
    .replace(/[\uD800-\uDBFF]$/, '')
