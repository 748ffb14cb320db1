import { ProtocolError as RpcError, Server } from '@modelcontextprotocol/server'
import { version as release } from '../../../../../package.json'
import type { DoorAsk, PluginDoor } from '../../../../plugins/plugin'
import type { Shop } from '../../../../shop'
import { answerMcp, requestFor } from '../../../answer-mcp'
import { beginCall } from '../../../selling/begin-call'
import { doorLimits } from '../../../selling/door-limits'
import type { AcpAgent, AcpOptions } from '../../options'
import { protocol } from '../../protocol'
import type { AcpError } from '../acp-error'
import { checkVersion, jsonOf } from '../door'
import type { Identify } from '../identify'
import type { Operation } from '../operation'
import { operations } from '../operations'
import { perform } from '../perform'
import { refusalOf } from '../refusal'
import { mcpPath } from '../release'
import { argumentsOf, toolOf } from './tool'

const tools = operations.filter(({ payload }) => payload !== undefined)

/**
 * The calls of checkouts as tools of the Model Context Protocol, by HTTP without sessions, each answer one document of JSON. Who has no
 * key is answered by HTTP; what else is refused is an error of JSON-RPC whose data are the error of the protocol.
 */
export const mcpDoor = (options: AcpOptions, identify: Identify): PluginDoor => ({
  method: 'POST',
  path: mcpPath,
  ...doorLimits,
  async answer(shop, ask) {
    let agent: AcpAgent
    let bytes: Uint8Array<ArrayBuffer>
    try {
      agent = identify(ask.request.headers.get('authorization'))
      bytes = await ask.body()
      jsonOf(bytes, 'application/json')
    } catch (error) {
      const refusal = refusalOf(error)
      return Response.json(refusal, { status: refusal.status, headers: refusal.more.headers ?? {} })
    }
    const server = new Server(
      { name: 'cartwright-acp', title: 'Cartwright shop', version: release },
      { capabilities: { tools: {} } },
    )
    server.setRequestHandler('tools/list', () => ({ tools: tools.map(toolOf) }))
    server.setRequestHandler('tools/call', async ({ params: { name, arguments: given = {} } }) => {
      const operation = tools.find((one) => one.name === name)
      if (!operation) throw new RpcError(-32602, `Unknown tool: ${name}`)
      const text = await callTool(shop, ask, options, operation, { given, agent })
      return { content: [{ type: 'text', text }], structuredContent: JSON.parse(text) }
    })
    const answer = await answerMcp(requestFor(ask.request, bytes), () => server, doorLimits.maxBytes)
    answer.headers.set('cache-control', 'no-store')
    return answer
  },
})

/** @throws RpcError */
async function callTool(
  shop: Shop,
  ask: DoorAsk,
  options: AcpOptions,
  operation: Operation,
  { given, agent }: { given: Record<string, unknown>; agent: AcpAgent },
): Promise<string> {
  const call = beginCall(shop, { protocol, transport: 'mcp', operation: operation.name })
  call.by(agent.name)
  try {
    const { version, payload, ...wish } = argumentsOf(operation, given)
    checkVersion(version)
    const { status, body } = await perform(shop, ask, options, operation, {
      ...wish,
      agent,
      key: operation.payload === 'none' ? undefined : wish.key,
      read: () => payload,
    })
    if (status < 400) {
      call.end(status)
      return String(body)
    }
    const told: ReturnType<AcpError['toJSON']> = JSON.parse(String(body))
    call.end(status, told)
    throw new RpcError(-32000, told.message, told)
  } catch (error) {
    if (error instanceof RpcError) {
      if (error.code === -32602) call.end(400, { code: 'invalid', message: error.message })
      throw error
    }
    const refusal = refusalOf(error)
    call.end(refusal.status, refusal)
    if (refusal.status === 500) shop.log.error({ err: error }, 'a tool of an agent of shoppers failed')
    throw new RpcError(-32000, refusal.message, refusal.toJSON())
  }
}
