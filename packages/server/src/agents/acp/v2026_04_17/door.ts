import type { DoorAsk, PluginDoor } from '../../../plugins/plugin'
import type { Shop } from '../../../shop'
import { type BegunCall, beginCall } from '../../selling/begin-call'
import { doorLimits } from '../../selling/door-limits'
import { readJson } from '../../selling/read-json'
import type { AcpAgent, AcpOptions } from '../options'
import { protocol } from '../protocol'
import { AcpError } from './acp-error'
import type { Identify } from './identify'
import type { Operation } from './operation'
import { perform } from './perform'
import { refusalOf } from './refusal'
import { basePath, version } from './release'

/** An operation as a door of the plugin. */
export function acpDoor(operation: Operation, options: AcpOptions, identify: Identify): PluginDoor {
  const [method, path] = operation.call.split(' ') as [PluginDoor['method'], string]
  return {
    method,
    path: `${basePath}${path}`,
    ...doorLimits,
    async answer(shop, ask) {
      const call = beginCall(shop, { protocol, transport: 'rest', operation: operation.name })
      try {
        const agent = identify(ask.request.headers.get('authorization'))
        const { status, body, headers } = await answerAt(shop, ask, options, operation, { agent, call })
        call.end(status, status >= 400 ? JSON.parse(body) : undefined)
        return answerTo(ask.request, status, body, headers)
      } catch (error) {
        const refusal = refusalOf(error)
        call.end(refusal.status, refusal)
        if (refusal.status === 500) shop.log.error({ err: error }, 'a call of an agent of shoppers failed')
        return answerTo(ask.request, refusal.status, JSON.stringify(refusal), refusal.more.headers)
      }
    },
  }
}

/** An answer that nobody keeps, with what the request is known by. */
function answerTo(
  { method, headers }: Request,
  status: number,
  body: string,
  more: Readonly<Record<string, string>> = {},
): Response {
  const echoed = ['request-id', ...(method === 'POST' ? ['idempotency-key'] : [])].flatMap((name) => {
    const value = headers.get(name)
    return value !== null && /^[\x20-\x7e]{1,255}$/.test(value) ? [[name, value] as const] : []
  })
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...Object.fromEntries(echoed),
      ...(status === 405 ? { allow: 'GET' } : {}),
      ...more,
    },
  })
}

async function answerAt(
  shop: Shop,
  ask: DoorAsk,
  options: AcpOptions,
  operation: Operation,
  { agent, call }: { agent: AcpAgent; call: BegunCall },
): Promise<{ status: number; body: string; headers: Record<string, string> }> {
  const { request, params } = ask
  call.by(agent.name)
  checkVersion(request.headers.get('api-version'))
  const key = request.headers.get('idempotency-key') ?? undefined
  if (request.method === 'POST' && key === undefined)
    throw new AcpError(400, 'idempotency_key_required', 'Send an Idempotency-Key with every POST')
  const bytes = request.method === 'GET' ? new Uint8Array() : await ask.body()
  const { status, body, isReplayed } = await perform(shop, ask, options, operation, {
    agent,
    params,
    key: request.method === 'GET' ? undefined : key,
    language: request.headers.get('accept-language') ?? undefined,
    read: () => jsonOf(bytes, request.headers.get('content-type')),
  })
  return { status, body: String(body), headers: isReplayed ? { 'idempotent-replayed': 'true' } : {} }
}

/** @throws AcpError */
export function checkVersion(said: string | null | undefined): void {
  if (said === version) return
  const more = { supported_versions: [version] }
  throw said
    ? new AcpError(400, 'unsupported_api_version', `This shop speaks ${version}`, more)
    : new AcpError(400, 'missing_api_version', `Say API-Version: this shop speaks ${version}`, more)
}

/** What the bytes of a request say; nothing is an empty object. @throws AcpError, invalid_data */
export function jsonOf(bytes: Uint8Array, type: string | null): unknown {
  const isJson = /^application\/([\w.-]+\+)?json\b/i.test(type ?? '')
  if (!isJson && new TextDecoder().decode(bytes).trim() !== '')
    throw new AcpError(415, 'unsupported_media_type', 'Send the body as Content-Type: application/json')
  return readJson(bytes, (message) => new AcpError(400, 'invalid', message))
}
