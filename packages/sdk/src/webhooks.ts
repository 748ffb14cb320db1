import type { WebhookEvent, WebhookEventName } from '@cartwright/contract'

export type { WebhookEvent, WebhookEventName }

/** Why a request is not to be trusted. */
export type WebhookProblem = 'header' | 'too_old' | 'signature' | 'body'

/** What came as a webhook is not from the shop, or is no webhook. Answer it with 400, and do nothing of what it says. */
export class WebhookError extends Error {
  constructor(
    readonly problem: WebhookProblem,
    message: string,
  ) {
    super(message)
    this.name = 'WebhookError'
  }
}

export interface VerifyOptions {
  /** How far the clocks of shop and receiver, and the way between them, may be apart, in seconds; 300 unless told. */
  toleranceSeconds?: number
  /** Now, in ms since 1970. */
  now?: number
}

const encoder = new TextEncoder()

/**
 * Makes sure that a webhook comes from the shop, and answers its event. `body` is the body exactly as it came: parsed and
 * written anew it is another. `header` is `Cartwright-Signature`. Of several secrets one has to fit, so that receivers may know
 * the new one before it counts. Runs wherever Web Crypto does.
 * @throws WebhookError
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  header: string | null | undefined,
  secret: string | readonly string[],
  { toleranceSeconds = 300, now = Date.now() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const { seconds, signatures } = partsOf(header)
  if (Math.abs(now / 1000 - seconds) > toleranceSeconds)
    throw new WebhookError('too_old', 'The webhook was signed too long ago, or the clocks differ')
  const bytes = typeof body === 'string' ? encoder.encode(body) : body
  const signed = joined(encoder.encode(`${seconds}.`), bytes)
  if (!(await fits(signed, signatures, [secret].flat())))
    throw new WebhookError('signature', 'The signature does not fit the body and the secret')
  return eventIn(new TextDecoder().decode(bytes))
}

function partsOf(header: string | null | undefined) {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  const signatures = parts.flatMap(([name, value = '']) =>
    name === 'v1' && /^[0-9a-f]{64}$/.test(value) ? [value] : [],
  )
  if (!/^\d{1,12}$/.test(time) || signatures.length === 0)
    throw new WebhookError('header', 'There is no Cartwright-Signature that can be read')
  return { seconds: Number(time), signatures }
}

/** Web Crypto compares in a time that says nothing of where they differ. */
async function fits(
  signed: Uint8Array<ArrayBuffer>,
  signatures: readonly string[],
  secrets: readonly string[],
): Promise<boolean> {
  for (const secret of secrets) {
    const key = await crypto.subtle.importKey(
      'raw',
      encoder.encode(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    )
    for (const signature of signatures)
      if (await crypto.subtle.verify('HMAC', key, bytesOf(signature), signed)) return true
  }
  return false
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

function eventIn(text: string): WebhookEvent {
  try {
    const event: unknown = JSON.parse(text)
    if (isEvent(event)) return event
  } catch {
    // Said below.
  }
  throw new WebhookError('body', 'The body of the webhook holds no event')
}

const isEvent = (value: unknown): value is WebhookEvent =>
  typeof value === 'object' && value !== null && 'type' in value && 'id' in value && 'data' in value
