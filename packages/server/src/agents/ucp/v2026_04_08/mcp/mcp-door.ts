import { Server } from '@modelcontextprotocol/server'
import { version as release } from '../../../../../package.json'
import type { DoorAsk, PluginDoor } from '../../../../plugins/plugin'
import type { Shop } from '../../../../shop'
import { answerMcp, requestFor } from '../../../answer-mcp'
import { type BegunCall, beginCall } from '../../../selling/begin-call'
import { doorLimits } from '../../../selling/door-limits'
import type { UcpOptions } from '../../options'
import { protocol } from '../../protocol'
import { profileAddress } from '../agent-profile'
import { jsonOf, sent } from '../door'
import { identify } from '../identify'
import { customerOf, mustSign } from '../identity/customer-of'
import type { Operation } from '../operation'
import { operations } from '../operations'
import { perform } from '../perform'
import { mcpPath } from '../profile'
import { ProtocolError } from '../protocol-error'
import { refusalOf } from '../refusal'
import { rpcErrorOf } from './json-rpc-error'
import { argumentsOf, toolOf } from './tool'

/**
 * The operations as tools of the Model Context Protocol, by HTTP without sessions, each answer one document of JSON. What keeps a
 * request from being worked on is an error of JSON-RPC, and its status that of REST.
 */
export const mcpDoor = (options: UcpOptions): PluginDoor => ({
  method: 'POST',
  path: mcpPath,
  ...doorLimits,
  async answer(shop, ask) {
    let refusal: ProtocolError | undefined
    const refuse = (error: unknown) => {
      refusal = told(shop, error)
      return rpcErrorOf(refusal, `${shop.baseUrl}/`)
    }
    let bytes: Uint8Array<ArrayBuffer>
    try {
      bytes = await ask.body()
      const said = jsonOf(bytes)
      if (Array.isArray(said)) throw new ProtocolError(400, 'invalid_request', 'Send one message at a time')
    } catch (error) {
      const { code, message, data } = refuse(error)
      return answerOf(
        shop,
        JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message, data } }),
        refusal,
      )
    }
    const server = new Server(
      { name: 'cartwright-ucp', title: 'Cartwright shop', version: release },
      { capabilities: { tools: {} } },
    )
    server.setRequestHandler('tools/list', () => ({ tools: operations.map(toolOf) }))
    server.setRequestHandler('tools/call', async ({ params: { name, arguments: given = {} } }) => {
      const operation = operations.find(({ tool }) => tool === name)
      if (!operation) throw refuse(new ProtocolError(400, 'unknown_tool', `Unknown tool: ${name}`))
      const call = beginCall(shop, { protocol, transport: 'mcp', operation: operation.tool })
      try {
        const text = await callTool(shop, ask, options, operation, { given, bytes, call })
        call.end(200)
        return { content: [{ type: 'text', text }], structuredContent: JSON.parse(text) }
      } catch (error) {
        const answer = refuse(error)
        call.end(refusal?.status ?? 500, refusal)
        throw answer
      }
    })
    const response = await answerMcp(requestFor(ask.request, bytes), () => server, doorLimits.maxBytes)
    return answerOf(shop, await response.text(), refusal, response)
  },
})

/** What is told of an error; a mistake of ours is written down and told as no more than that. */
function told(shop: Shop, error: unknown): ProtocolError {
  const refusal = refusalOf(error)
  if (refusal) return refusal
  shop.log.error({ err: error }, 'a tool of an agent of shoppers failed')
  return new ProtocolError(500, 'internal_error', 'Something went wrong here')
}

async function callTool(
  shop: Shop,
  ask: DoorAsk,
  options: UcpOptions,
  operation: Operation,
  { given, bytes, call }: { given: Record<string, unknown>; bytes: Uint8Array; call: BegunCall },
): Promise<string> {
  const { request } = ask
  const { profile, key, params, body } = argumentsOf(operation, given)
  call.by(profile)
  const header = request.headers.get('ucp-agent')
  if (header !== null && profileAddress(header) !== profile)
    throw new ProtocolError(
      400,
      'invalid_profile_url',
      'UCP-Agent and meta["ucp-agent"] name different profiles',
    )
  const keyByHeader = request.headers.get('idempotency-key')
  if (key !== undefined && keyByHeader !== null && key !== keyByHeader)
    throw new ProtocolError(400, 'invalid_request', 'Idempotency-Key and meta["idempotency-key"] differ')
  const customer = await customerOf(shop, options, { request, profile, operation })
  const isSigned = mustSign(options, operation, customer)
  const agent = await identify(shop, options, { request, bytes, profile, isSigned })
  const wish = { agent, customer, params, read: () => body, key: key ?? keyByHeader ?? undefined }
  return (await perform(shop, ask, options, operation, wish)).body
}

/** The answer with the status that the protocol wants, signed. */
function answerOf(shop: Shop, text: string, refusal?: ProtocolError, response?: Response): Response {
  const answer = sent(shop, refusal?.status ?? response?.status ?? 200, text)
  for (const [name, value] of Object.entries(refusal?.headers ?? {})) answer.headers.set(name, value)
  return answer
}
