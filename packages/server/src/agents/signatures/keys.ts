import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'
import { type Secrets, signersOf } from '../../secrets'

/** A public key as profiles publish it. */
export interface PublicJwk {
  kid: string
  kty: string
  crv?: string
  x?: string
  y?: string
  use?: string
  alg?: string
}

export interface SigningKey {
  kid: string
  secret: KeyObject
  jwk: PublicJwk
}

/** The order of P-256 less one: private keys are 1 up to this. */
const highest = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551') - 1n

/**
 * The keys by which a shop signs what it says to agents, the one of today first. They are worked out of the secrets of the shop:
 * every instance has the same, and those before stay published for as long as what they signed counts.
 */
export const signingKeys = (secrets: Secrets, at = Date.now()): SigningKey[] =>
  signersOf(secrets, 'link', at).map(keyOf)

const known = new Map<string, SigningKey>()

function keyOf(secret: string): SigningKey {
  const kept = known.get(secret)
  if (kept) return kept
  // More bytes than a key has, so that no key is likelier than another.
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'signatures to agents, P-256', 48))
  const d = Buffer.from(
    ((BigInt(`0x${bytes.toString('hex')}`) % highest) + 1n).toString(16).padStart(64, '0'),
    'hex',
  )
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(d)
  const point = curve.getPublicKey()
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const shape = { kty: 'EC', crv: 'P-256', x, y }
  const key = {
    kid: thumbprint(shape),
    secret: createPrivateKey({ key: { ...shape, d: d.toString('base64url') }, format: 'jwk' }),
    jwk: { kid: thumbprint(shape), ...shape, use: 'sig', alg: 'ES256' },
  }
  known.set(secret, key)
  return key
}

/** A name that says which key it is (RFC 7638). */
const thumbprint = ({ crv, kty, x, y }: { crv: string; kty: string; x: string; y: string }) =>
  createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')

const digests: Readonly<Record<string, 'sha256' | 'sha384'>> = { 'P-256': 'sha256', 'P-384': 'sha384' }

/** A published key, ready to check with; undefined for a kind that is not understood or is no key. */
export function verifierOf({
  kty,
  crv,
  x,
  y,
}: PublicJwk): { key: KeyObject; digest: 'sha256' | 'sha384' } | undefined {
  const digest = digests[crv ?? '']
  if (kty !== 'EC' || !digest || !x || !y) return undefined
  try {
    return { key: createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' }), digest }
  } catch {
    return undefined
  }
}
