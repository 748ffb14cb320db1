import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Secrets } from './secrets'

const keyOf = ({ link }: Secrets) => Buffer.from(hkdfSync('sha256', link, '', 'cartwright sealed', 32))

/** Encrypts what the shop must read again (AES-256-GCM), bound to whose it is or what it is for: a copy of another's row opens nothing. */
export function seal(secrets: Secrets, owner: string, bytes: Uint8Array | string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secrets), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(Buffer.from(bytes)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed; undefined when it was changed, is another's, or the shop's secret is a new one. */
export function unseal(secrets: Secrets, owner: string, text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length < 28) return undefined
  try {
    const opener = createDecipheriv('aes-256-gcm', keyOf(secrets), bytes.subarray(0, 12))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([opener.update(bytes.subarray(28)), opener.final()])
  } catch {
    return undefined
  }
}
