import { createHmac } from 'node:crypto'

/** The header that proves where a delivery comes from. */
export const signatureHeader = 'cartwright-signature'

/**
 * `t=1732550400,v1=…`: when it was signed, in seconds, and HMAC-SHA-256 over that time, a full stop and the body, in
 * hexadecimal. While an old secret still counts there is a `v1` for each.
 */
export function signature(body: string, secrets: readonly string[], at: number): string {
  const seconds = Math.floor(at / 1000)
  const signed = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  )
  return [`t=${seconds}`, ...signed].join(',')
}
