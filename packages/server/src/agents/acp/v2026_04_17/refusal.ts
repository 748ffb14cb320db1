import { refusalOf as refusalOfShop } from '../../../refusal-of'
import { Refused } from '../../ask-shop'
import { AcpError } from './acp-error'

/** An error as the protocol tells it. What is a mistake of ours is told as no more than that. */
export function refusalOf(error: unknown): AcpError {
  if (error instanceof AcpError) return error
  if (error instanceof Refused) {
    const { type, code } = error.facts
    return ofShop(statuses[type] ?? 500, code ?? type, error.message)
  }
  // The database, too, may be away, and what the shop depends on: then the same may be asked again.
  const { status = 500, code, type = '', message = '' } = refusalOfShop(error) ?? {}
  return ofShop(status, code ?? type, message)
}

/** By the kind of refusal of the shop. */
const statuses: Readonly<Record<string, number>> = {
  unavailable: 503,
  too_many_requests: 429,
  conflict: 409,
  not_found: 404,
  invalid_data: 400,
  not_allowed: 400,
  duplicate_error: 400,
  payload_too_large: 413,
  payment_authorization_error: 400,
}

function ofShop(status: number, code: string, message: string): AcpError {
  if (status === 503)
    return new AcpError(503, 'service_unavailable', message, { headers: { 'retry-after': '2' } })
  if (status === 429) return rateLimited(message, 60)
  if (status === 409) return new AcpError(409, code, message, { headers: { 'retry-after': '1' } })
  if (status >= 500) return new AcpError(500, 'internal_error', 'Something went wrong here')
  return new AcpError(status, code, message)
}

export const rateLimited = (message: string, wait: number) =>
  new AcpError(429, 'rate_limited', message, { headers: { 'retry-after': String(wait) } })
