import { createHmac } from 'node:crypto'

/** What `Merchant-Signature` says of a message: when it was signed, in seconds, and an HMAC of that and its bytes. */
export function merchantSignature(secret: string, body: string, at = Date.now()): string {
  const seconds = Math.floor(at / 1000)
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}
