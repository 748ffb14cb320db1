import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { expect, it } from 'vitest'
import { checkSignature, digestOf, type SignedMessage, signatureOf } from './http-signatures'
import { type PublicJwk, signingKeys, verifierOf } from './keys'
import { parseDictionary } from './structured-fields'

const secrets = { jwt: 'a'.repeat(40), link: 'b'.repeat(40) }
const [key] = signingKeys(secrets)
if (!key) throw new Error('a shop has a key')
const body = new TextEncoder().encode('{"line_items":[]}')
const message = (more: Partial<SignedMessage> = {}, headers: Record<string, string> = {}): SignedMessage => ({
  method: 'POST',
  authority: 'shop.example',
  path: '/ucp/checkout-sessions',
  query: '',
  headers: new Headers({
    'content-type': 'application/json',
    'ucp-agent': 'profile="https://agent.example/profile"',
    'idempotency-key': '550e8400-e29b-41d4-a716-446655440000',
    ...headers,
  }),
  body,
  ...more,
})
const signed = (one: SignedMessage): SignedMessage => ({
  ...one,
  headers: new Headers([...one.headers, ...Object.entries(signatureOf(one, key))]),
})
const codeOf = (work: () => void): string => {
  try {
    work()
  } catch (error) {
    return (error as { code: string }).code
  }
  return 'good'
}
const check = (one: SignedMessage, keys: readonly PublicJwk[] = [key.jwk]) =>
  codeOf(() => checkSignature(one, keys))
const withHeader = (one: SignedMessage, name: string, value: string): SignedMessage => {
  const headers = new Headers(one.headers)
  headers.set(name, value)
  return { ...one, headers }
}

it('what is signed is found good by the published half of the key', () => {
  expect(check(signed(message()))).toBe('good')
  expect(check(signed(message({ method: 'GET', body: new Uint8Array() })))).toBe('good')
  expect(
    check(signed({ status: 200, headers: new Headers({ 'content-type': 'application/json' }), body })),
  ).toBe('good')
  expect(signatureOf(message(), key)['signature-input']).toMatch(
    /^sig1=\("@method" "@authority" "@path" "ucp-agent" "idempotency-key" "content-digest" "content-type"\);created=\d+;keyid="[\w-]{43}"$/,
  )
})

it.each<[string, (one: SignedMessage) => SignedMessage, string]>([
  ['another method', (one) => ({ ...one, method: 'PUT' }), 'signature_invalid'],
  ['another host', (one) => ({ ...one, authority: 'elsewhere.example' }), 'signature_invalid'],
  ['another path', (one) => ({ ...one, path: '/ucp/carts' }), 'signature_invalid'],
  ['a query that was not there', (one) => ({ ...one, query: '?a=1' }), 'signature_invalid'],
  [
    'another agent',
    (one) => withHeader(one, 'ucp-agent', 'profile="https://b.example/"'),
    'signature_invalid',
  ],
  ['another key of idempotency', (one) => withHeader(one, 'idempotency-key', 'other'), 'signature_invalid'],
  ['another body', (one) => ({ ...one, body: new TextEncoder().encode('{}') }), 'digest_mismatch'],
  [
    'another body with its own digest',
    (one) => {
      const other = new TextEncoder().encode('{}')
      return { ...withHeader(one, 'content-digest', digestOf(other)), body: other }
    },
    'signature_invalid',
  ],
  ['no signature', (one) => ({ ...one, headers: message().headers }), 'signature_missing'],
  ['a signature that is no field', (one) => withHeader(one, 'signature', 'sig1=:::'), 'signature_invalid'],
  ['a signature of another name', (one) => withHeader(one, 'signature', 'sig2=:AAAA:'), 'signature_invalid'],
])('%s is told from what was signed', (_, change, code) => {
  expect(check(change(signed(message())))).toBe(code)
})

it('a signature that leaves out what it must cover does not count, though it fits', () => {
  const list = `("@method" "@authority");keyid="${key.kid}"`
  const base = `"@method": GET\n"@authority": shop.example\n"@signature-params": ${list}`
  const signature = sign('sha256', Buffer.from(base), { key: key.secret, dsaEncoding: 'ieee-p1363' })
  const headers = new Headers({
    'signature-input': `sig1=${list}`,
    signature: `sig1=:${signature.toString('base64')}:`,
  })
  expect(check(message({ method: 'GET', body: new Uint8Array(), headers }))).toBe('signature_invalid')
})

it('a signature that has ended does not count', () => {
  const one = signed(message())
  const later = withHeader(one, 'signature-input', `${one.headers.get('signature-input')};expires=1`)
  expect(check(later)).toBe('signature_invalid')
})

it('unknown keys and other kinds of keys are told apart', () => {
  expect(check(signed(message()), [])).toBe('key_not_found')
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const rsa = { ...(publicKey.export({ format: 'jwk' }) as Omit<PublicJwk, 'kid'>), kid: key.kid }
  expect(check(signed(message()), [rsa])).toBe('algorithm_unsupported')
  expect(check(signed(message()), [{ ...key.jwk, x: 'AAAA' }])).toBe('algorithm_unsupported')
})

it('P-384 is checked with its own digest', () => {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-384' })
  const jwk = { ...(pair.publicKey.export({ format: 'jwk' }) as Omit<PublicJwk, 'kid'>), kid: 'big' }
  const list = '("@method" "@authority" "@path");keyid="big"'
  const base = `"@method": GET\n"@authority": shop.example\n"@path": /a\n"@signature-params": ${list}`
  const signature = sign('sha384', Buffer.from(base), { key: pair.privateKey, dsaEncoding: 'ieee-p1363' })
  const headers = new Headers({
    'signature-input': `sig1=${list}`,
    signature: `sig1=:${signature.toString('base64')}:`,
  })
  const one = {
    method: 'GET',
    authority: 'shop.example',
    path: '/a',
    query: '',
    headers,
    body: new Uint8Array(),
  }
  expect(check(one, [jwk])).toBe('good')
})

it('the keys of a shop follow its secrets: the same everywhere, those before published while they count', () => {
  expect(signingKeys({ ...secrets })[0]?.kid).toBe(key.kid)
  const until = new Date(Date.now() + 1000).toISOString()
  const rotated = { ...secrets, link: 'c'.repeat(40), retired: [{ link: secrets.link, until }] }
  const [now, before] = signingKeys(rotated)
  expect(now?.kid).not.toBe(key.kid)
  expect(before?.kid).toBe(key.kid)
  expect(signingKeys(rotated, Date.now() + 2000)).toHaveLength(1)
  expect(
    signingKeys({ ...secrets, link: 'c'.repeat(40), retired: [{ link: secrets.link, until: null }] }),
  ).toHaveLength(1)
  expect(JSON.stringify(now?.jwk)).not.toContain('"d"')
  expect(createPublicKey(now?.secret as never).export({ format: 'jwk' })).toMatchObject({
    x: now?.jwk.x,
    y: now?.jwk.y,
  })
  expect(verifierOf(now?.jwk as PublicJwk)?.digest).toBe('sha256')
})

it.each<[string, unknown]>([
  ['profile="https://a.example/\\"x\\""', { value: 'https://a.example/"x"', parameters: new Map() }],
  ['profile', { value: true, parameters: new Map() }],
  ['other=1.5, profile=?0;a=2', { value: false, parameters: new Map([['a', 2]]) }],
])('a dictionary is read: %s', (text, member) => {
  expect(parseDictionary(text).get('profile')).toEqual(member)
})

it.each(['profile=', 'profile="a', '"profile"="a"', 'a=1,', 'a=1 b=2', 'a=("x"', 'a=\u00e9', 'A=1'])(
  'what is no dictionary is refused: %s',
  (text) => {
    expect(() => parseDictionary(text)).toThrow('there should be')
  },
)
