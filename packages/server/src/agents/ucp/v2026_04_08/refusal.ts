import type { ShopError } from '../../../errors'
import { refusalOf as refusalOfShop } from '../../../refusal-of'
import { Refused } from '../../ask-shop'
import { BadSignature } from '../../signatures/http-signatures'
import { ProtocolError } from './protocol-error'

/** An error as the protocol tells it; undefined where it is a mistake of ours, of which nothing is told. */
export function refusalOf(error: unknown): ProtocolError | undefined {
  if (error instanceof ProtocolError) return error
  if (error instanceof BadSignature)
    return new ProtocolError(signatureStatus(error.code), error.code, error.message)
  if (error instanceof Refused) return ofShop(error)
  // The database, too, may be away, and what the shop depends on: then the same may be asked again.
  const refusal = refusalOfShop(error)
  return refusal && ofShopError(refusal)
}

const signatureStatus = (code: BadSignature['code']) =>
  code === 'digest_mismatch' || code === 'algorithm_unsupported' ? 400 : 401

/** Refusals of the shop that are none of business: it is away, or asked too often. What else it says no to is told in messages. */
function ofShop({ message, facts }: Refused): ProtocolError | undefined {
  if (facts.type === 'unavailable')
    return new ProtocolError(503, 'unavailable', message, { 'retry-after': '2' })
  if (facts.type === 'too_many_requests')
    return new ProtocolError(429, 'too_many_requests', message, { 'retry-after': '60' })
  if (facts.type === 'conflict') return new ProtocolError(409, facts.code ?? 'conflict', message)
  if (facts.type === 'unknown_error' || facts.type === 'unexpected_state') return undefined
  return new ProtocolError(400, facts.code ?? facts.type, message)
}

function ofShopError({ status, code, type, message }: ShopError): ProtocolError | undefined {
  if (status >= 500 && status !== 503) return undefined
  // A key that stands for another request is a conflict here.
  const told = code === 'idempotency_key_reused' ? 409 : status
  return new ProtocolError(told, code ?? type, message, status === 503 ? { 'retry-after': '2' } : {})
}
