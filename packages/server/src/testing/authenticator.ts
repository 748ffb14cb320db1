import { codeAt, stepAt } from '../modules/auth/totp'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app makes of the secret it is shown. */
export function bytesOfBase32(text: string): Buffer {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'))
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code that the app shows, so many steps of 30 seconds from now. */
export const appCode = (secret: string, away = 0): string =>
  codeAt(bytesOfBase32(secret), stepAt(Date.now()) + away)
