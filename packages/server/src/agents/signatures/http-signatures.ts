import { createHash, sign, timingSafeEqual, verify } from 'node:crypto'
import { type PublicJwk, type SigningKey, verifierOf } from './keys'
import { type InnerList, isInnerList, MalformedField, parseDictionary, quoted } from './structured-fields'

/** A message as its signature sees it (RFC 9421). */
export interface SignedMessage {
  /** Of a request. */
  method?: string
  /** The host that is meant, with a port where it is not the usual one. */
  authority?: string
  path?: string
  /** With its question mark; empty where there is none. */
  query?: string
  /** Of a response. */
  status?: number
  headers: Headers
  body: Uint8Array
}

/** Why a signature does not count. */
export class BadSignature extends Error {
  constructor(
    readonly code:
      | 'signature_missing'
      | 'signature_invalid'
      | 'key_not_found'
      | 'digest_mismatch'
      | 'algorithm_unsupported',
    message: string,
  ) {
    super(message)
  }
}

export const digestOf = (body: Uint8Array): string =>
  `sha-256=:${createHash('sha256').update(body).digest('base64')}:`

/** The name of the key that a message says it is signed by. @throws BadSignature */
export const keyNamed = (message: SignedMessage): string => signatureIn(message).keyid

/**
 * Checks the signature of a message by the keys of its sender, and that it covers all that it has to.
 * @param at ms, for signatures that end
 * @throws BadSignature
 */
export function checkSignature(message: SignedMessage, keys: readonly PublicJwk[], at = Date.now()): void {
  const { covered, signature, keyid, list } = signatureIn(message)
  const missing = neededIn(message).filter((name) => !covered.includes(name))
  if (missing.length > 0)
    throw new BadSignature('signature_invalid', `The signature must cover ${missing.join(', ')} as well`)
  const expires = list.parameters.get('expires')
  if (typeof expires === 'number' && expires * 1000 < at)
    throw new BadSignature('signature_invalid', 'The signature has expired')
  if (message.body.length > 0 && !isDigestOf(message.headers.get('content-digest') ?? '', message.body))
    throw new BadSignature('digest_mismatch', 'Content-Digest is not the sha-256 of the body')
  const jwk = keys.find(({ kid }) => kid === keyid)
  if (!jwk) throw new BadSignature('key_not_found', `The profile has no signing key ${keyid}`)
  const verifier = verifierOf(jwk)
  if (!verifier)
    throw new BadSignature('algorithm_unsupported', 'Keys are of the curves P-256 and P-384 (ES256, ES384)')
  const base = signatureBase(message, covered, list.text)
  const { key, digest } = verifier
  if (!verify(digest, Buffer.from(base), { key, dsaEncoding: 'ieee-p1363' }, signature))
    throw new BadSignature('signature_invalid', `The signature does not fit the request and the key ${keyid}`)
}

/** The headers that sign a message: what it is, whom it is for, and its body. `content-type` has to be among its headers. */
export function signatureOf(
  message: SignedMessage,
  { kid, secret }: SigningKey,
  at = Date.now(),
): Record<string, string> {
  const headers = new Headers(message.headers)
  const digest: Record<string, string> =
    message.body.length > 0 ? { 'content-digest': digestOf(message.body) } : {}
  for (const [name, value] of Object.entries(digest)) headers.set(name, value)
  const whole = { ...message, headers }
  const names = neededIn(whole)
  const list = `(${names.map(quoted).join(' ')});created=${Math.floor(at / 1000)};keyid=${quoted(kid)}`
  const base = signatureBase(whole, names, list)
  const signature = sign('sha256', Buffer.from(base), { key: secret, dsaEncoding: 'ieee-p1363' })
  return {
    ...digest,
    'signature-input': `sig1=${list}`,
    signature: `sig1=:${signature.toString('base64')}:`,
  }
}

/** What a signature has to cover, so that no part of a message can be another's. */
function neededIn({ status, method = '', query, headers, body }: SignedMessage): string[] {
  const ofBody = body.length > 0 ? ['content-digest', 'content-type'] : []
  if (status !== undefined) return ['@status', ...ofBody]
  return [
    '@method',
    '@authority',
    '@path',
    ...(query ? ['@query'] : []),
    ...(headers.has('ucp-agent') ? ['ucp-agent'] : []),
    ...(method !== 'GET' && headers.has('idempotency-key') ? ['idempotency-key'] : []),
    ...ofBody,
  ]
}

function signatureIn({ headers }: SignedMessage) {
  const input = headers.get('signature-input')
  const given = headers.get('signature')
  if (!input || !given)
    throw new BadSignature('signature_missing', 'Sign the request: Signature-Input and Signature (RFC 9421)')
  try {
    const [label, list] = [...parseDictionary(input)].find(([, member]) => isInnerList(member)) ?? []
    const signature = label === undefined ? undefined : parseDictionary(given).get(label)
    if (label === undefined || !isInnerList(list) || !signature || isInnerList(signature))
      throw new MalformedField('no signature has an input of its name')
    const keyid = list.parameters.get('keyid')
    if (!(signature.value instanceof Uint8Array) || typeof keyid !== 'string')
      throw new MalformedField('a signature is bytes, and its input names a keyid')
    return { covered: namesIn(list), signature: signature.value, keyid, list }
  } catch (error) {
    if (!(error instanceof MalformedField)) throw error
    throw new BadSignature('signature_invalid', `The signature cannot be read: ${error.message}`)
  }
}

function namesIn({ items }: InnerList): string[] {
  const names = items.map(({ value, parameters }) => {
    if (typeof value !== 'string' || parameters.size > 0)
      throw new MalformedField('components are names in quotes, without parameters')
    return value
  })
  if (new Set(names).size < names.length) throw new MalformedField('a component is named twice')
  return names
}

function signatureBase(message: SignedMessage, names: readonly string[], list: string): string {
  const lines = names.map((name) => `${quoted(name)}: ${componentOf(message, name)}`)
  return [...lines, `"@signature-params": ${list}`].join('\n')
}

const derived: Readonly<Record<string, (message: SignedMessage) => string | undefined>> = {
  '@method': ({ method }) => method,
  '@authority': ({ authority }) => authority?.toLowerCase(),
  '@path': ({ path }) => path,
  '@query': ({ query }) => query || '?',
  '@status': ({ status }) => status?.toString(),
}

function componentOf(message: SignedMessage, name: string): string {
  const value = name.startsWith('@') ? derived[name]?.(message) : message.headers.get(name)?.trim()
  if (value === undefined)
    throw new BadSignature(
      'signature_invalid',
      `The signature covers ${name}, which the message does not have`,
    )
  return value
}

/** One of the digests that are named is that of the body by sha-256. */
function isDigestOf(header: string, body: Uint8Array): boolean {
  try {
    const said = parseDictionary(header).get('sha-256')
    const right = createHash('sha256').update(body).digest()
    return (
      said !== undefined &&
      !isInnerList(said) &&
      said.value instanceof Uint8Array &&
      said.value.length === right.length &&
      timingSafeEqual(said.value, right)
    )
  } catch (error) {
    if (error instanceof MalformedField) return false
    throw error
  }
}
