import type { DoorAsk, PluginDoor } from '../../../plugins/plugin'
import type { Shop } from '../../../shop'
import { type BegunCall, beginCall } from '../../selling/begin-call'
import { doorLimits } from '../../selling/door-limits'
import { readJson } from '../../selling/read-json'
import { signatureOf } from '../../signatures/http-signatures'
import { signingKeys } from '../../signatures/keys'
import type { UcpOptions } from '../options'
import { protocol } from '../protocol'
import { profileAddress } from './agent-profile'
import { version } from './capabilities'
import { identify } from './identify'
import { customerOf, mustSign } from './identity/customer-of'
import type { Operation } from './operation'
import { perform } from './perform'
import { basePath } from './profile'
import { ProtocolError } from './protocol-error'
import { refusalOf } from './refusal'

/** An operation as a door of the plugin: REST. */
export function ucpDoor(operation: Operation, options: UcpOptions): PluginDoor {
  const [method, path] = operation.call.split(' ') as [PluginDoor['method'], string]
  return {
    method,
    path: `${basePath}${path}`,
    ...doorLimits,
    async answer(shop, ask) {
      const call = beginCall(shop, { protocol, transport: 'rest', operation: operation.tool })
      try {
        const answer = await answerAt(shop, ask, options, operation, call)
        call.end(answer.status)
        return answer
      } catch (error) {
        const refusal = refusalOf(error)
        call.end(refusal?.status ?? 500, refusal)
        if (!refusal) throw error
        return told(shop, refusal)
      }
    },
  }
}

const told = (shop: Shop, { status, code, message, headers, messages }: ProtocolError): Response =>
  Response.json(
    messages
      ? { ucp: { version, status: 'error' }, messages }
      : { code, content: message, continue_url: `${shop.baseUrl}/` },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )

async function answerAt(
  shop: Shop,
  ask: DoorAsk,
  options: UcpOptions,
  operation: Operation,
  call: BegunCall,
): Promise<Response> {
  const { request, params } = ask
  const bytes = request.method === 'GET' ? new Uint8Array() : await ask.body()
  const profile = profileAddress(request.headers.get('ucp-agent'))
  call.by(profile)
  const customer = await customerOf(shop, options, { request, profile, operation })
  const isSigned = mustSign(options, operation, customer)
  const agent = await identify(shop, options, { request, bytes, profile, isSigned })
  const key = operation.isRepeatable ? (request.headers.get('idempotency-key') ?? undefined) : undefined
  const { status, body } = await perform(shop, ask, options, operation, {
    agent,
    customer,
    params,
    key,
    read: () => (request.method === 'GET' ? {} : jsonOf(bytes)),
  })
  return sent(shop, status, body, key)
}

/** What the bytes of a request say; nothing is an empty object. @throws ProtocolError invalid_request */
export const jsonOf = (bytes: Uint8Array): unknown =>
  readJson(bytes, (message) => new ProtocolError(400, 'invalid_request', message))

/** An answer that is signed, and kept by nobody. */
export function sent(shop: Shop, status: number, body: string, key?: string): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  if (key !== undefined) headers.set('idempotency-key', key)
  const [own] = signingKeys(shop.secrets)
  const bytes = new TextEncoder().encode(body)
  if (own)
    for (const [name, value] of Object.entries(signatureOf({ status, headers, body: bytes }, own)))
      headers.set(name, value)
  return new Response(bytes, { status, headers })
}
