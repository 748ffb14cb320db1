import { createHmac, timingSafeEqual } from 'node:crypto'

/** Codes of RFC 6238 as every authenticator app makes them: SHA-1, six digits, a new one each 30 seconds. */
const period = 30
const digits = 6
/** A code of the 30 seconds before or after is good too: clocks differ, and people type slowly. */
const tolerance = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base 32 of RFC 4648 without padding. */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet[(held >>> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text
}

/** Which 30 seconds since 1970 an instant in ms belongs to. */
export const stepAt = (time: number): number => Math.floor(time / 1000 / period)

/** The code of one step. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The step whose code this is, among those that are good at this instant (in ms); undefined for a wrong code. */
export function stepOfCode(secret: Buffer, code: string, time: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const given = Buffer.from(code)
  let found: number | undefined
  // All are compared, so that the answer takes as long whichever it is.
  for (let step = stepAt(time) - tolerance; step <= stepAt(time) + tolerance; step += 1)
    if (timingSafeEqual(Buffer.from(codeAt(secret, step)), given)) found = step
  return found
}

/** The address that a QR code holds: apps show the shop's name and the account. */
export function otpauthUrl(secret: Buffer, shop: string, account: string): string {
  // A colon divides the two in the label, and is no part of either.
  const label = [shop, account].map((part) => encodeURIComponent(part.replaceAll(':', ' '))).join(':')
  const query = new URLSearchParams({ secret: base32(secret), issuer: shop.replaceAll(':', ' ') })
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}&algorithm=SHA1&digits=${digits}&period=${period}`
}
