import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Secrets } from './secrets'

const keyOf = (link: string) => Buffer.from(hkdfSync('sha256', link, '', 'cartwright sealed', 32))

/** Encrypts what the shop must read again (AES-256-GCM), bound to whose it is or what it is for: a copy of another's row opens nothing. */
export function seal({ link }: Secrets, owner: string, bytes: Uint8Array | string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(link), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(Buffer.from(bytes)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/**
 * What was sealed, by the secret of today or one before: a letter may be opened years later. Undefined when it was changed, is
 * another's, or was sealed by a secret that counts for nothing more.
 */
export const unseal = ({ link, retired = [] }: Secrets, owner: string, text: string): Buffer | undefined =>
  openedBy([link, ...retired.flatMap((one) => (one.until === null ? [] : (one.link ?? [])))], owner, text)

/** The same sealed by the secret of today; undefined when it is already, and when no secret opens it. */
export function resealed(secrets: Secrets, owner: string, text: string): string | undefined {
  if (openedBy([secrets.link], owner, text)) return undefined
  const bytes = openedBy(
    (secrets.retired ?? []).flatMap(({ link }) => link ?? []),
    owner,
    text,
  )
  return bytes && seal(secrets, owner, bytes)
}

function openedBy(links: readonly string[], owner: string, text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length < 28) return undefined
  for (const link of links)
    try {
      const opener = createDecipheriv('aes-256-gcm', keyOf(link), bytes.subarray(0, 12))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([opener.update(bytes.subarray(28)), opener.final()])
    } catch {
      // Another secret may have sealed it.
    }
  return undefined
}
