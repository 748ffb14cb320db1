import { seal, unseal } from '../../seal'
import type { Shop } from '../../shop'
import { lifetimes } from './authorization-server'

/** What a client asks a customer for. */
export interface LinkRequest {
  client_id: string
  redirect_uri: string
  scopes: string[]
  challenge: string
  state?: string
  /** When it is over, in ms. */
  until: number
}

const purpose = 'a request of an agent to be connected'

/** The request as one word that goes through the hands of the customer: nobody reads or changes it there. */
export const sealedRequest = (
  { secrets }: Pick<Shop, 'secrets'>,
  request: Omit<LinkRequest, 'until'>,
  at = Date.now(),
) => seal(secrets, purpose, JSON.stringify({ ...request, until: at + lifetimes.request }))

/** The request that a word stands for; undefined for one that is made up or over. */
export function openedRequest({ secrets }: Pick<Shop, 'secrets'>, word: string): LinkRequest | undefined {
  const text = unseal(secrets, purpose, word)?.toString()
  const request = text === undefined ? undefined : (JSON.parse(text) as LinkRequest)
  return request && request.until > Date.now() ? request : undefined
}

/** Back to the client, with what it is told (RFC 6749, 4.1.2; RFC 9207). */
export function backTo(
  { baseUrl }: Pick<Shop, 'baseUrl'>,
  { redirect_uri, state }: Pick<LinkRequest, 'redirect_uri' | 'state'>,
  told: { code: string } | { error: string; error_description: string },
): string {
  const said = new URLSearchParams({ ...told, ...(state === undefined ? {} : { state }), iss: baseUrl })
  return `${redirect_uri}${redirect_uri.includes('?') ? '&' : '?'}${said}`
}
