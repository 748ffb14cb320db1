import { createHash } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { z } from 'zod'
import { ShopError } from '../../../errors'
import { once } from '../../../http/idempotency'
import { limiterOf } from '../../../http/limiters'
import { checkBody } from '../../../http/query-text'
import type { DoorAsk, PluginDoor } from '../../../plugins/plugin'
import type { Shop } from '../../../shop'
import { Refused } from '../../ask-shop'
import { type Guest, guestAt } from '../../selling/guest'
import {
  BadSignature,
  checkSignature,
  keyNamed,
  type SignedMessage,
  signatureOf,
} from '../../signatures/http-signatures'
import { signingKeys } from '../../signatures/keys'
import type { UcpOptions } from '../options'
import { type Agent, profileAddress } from './agent-profile'
import { activeCapabilities, type CapabilityName, version } from './capabilities'
import { refusedOutcome } from './envelope'
import { problem } from './messages'
import { basePath } from './profile'
import { agentBehind } from './profile-cache'
import { ProtocolError } from './protocol-error'

/** A request that is understood: who asks for what, and what both sides can do. */
export interface UcpAsk<Body> {
  shop: Shop
  options: UcpOptions
  agent: Agent
  active: ReadonlySet<CapabilityName>
  params: Readonly<Record<string, string>>
  body: Body
  /** Makes calls of the storefront, answered in the language that is given. */
  guest(language?: string): Guest
}

export interface Outcome {
  status?: 200 | 201
  body: Record<string, unknown>
}

interface DoorOf<Body> {
  /** The capability that has to be common to both sides. */
  root: CapabilityName
  body: z.ZodType<Body>
  /** A repetition with the same key is given the same answer. */
  isRepeatable?: boolean
  /** Nobody is answered who does not prove who it is. */
  isSigned?: boolean
  answer(ask: UcpAsk<Body>): Promise<Outcome>
}

/** Two hundred lines with addresses are a tenth of it, in bytes. */
const largest = 262_144
/** All shoppers of a platform come from a few addresses: what counts is who it is. */
const fromOneAddress = 6000

/** A call of the protocol as a door of the plugin. */
export function ucpDoor<Body>(
  name: `${PluginDoor['method']} /${string}`,
  options: UcpOptions,
  door: DoorOf<Body>,
): PluginDoor {
  const [method, path] = name.split(' ') as [PluginDoor['method'], string]
  return {
    method,
    path: `${basePath}${path}`,
    maxBytes: largest,
    perMinute: fromOneAddress,
    async answer(shop, ask) {
      try {
        return await answerAt(shop, ask, options, door)
      } catch (error) {
        if (error instanceof ProtocolError) return told(shop, error)
        if (error instanceof BadSignature)
          return told(shop, new ProtocolError(signatureStatus(error.code), error.code, error.message))
        if (error instanceof Refused) return told(shop, ofShop(error))
        if (error instanceof ShopError) return told(shop, statusOfShop(error))
        throw error
      }
    },
  }
}

const signatureStatus = (code: BadSignature['code']) =>
  code === 'digest_mismatch' || code === 'algorithm_unsupported' ? 400 : 401

/** Refusals of the shop that are none of business: it is away, or asked too often. What else it says no to is told in messages. */
function ofShop({ message, facts }: Refused): Error {
  if (facts.type === 'unavailable')
    return new ProtocolError(503, 'unavailable', message, { 'retry-after': '2' })
  if (facts.type === 'too_many_requests')
    return new ProtocolError(429, 'too_many_requests', message, { 'retry-after': '60' })
  if (facts.type === 'conflict') return new ProtocolError(409, facts.code ?? 'conflict', message)
  if (facts.type === 'unknown_error' || facts.type === 'unexpected_state') return new Error(message)
  return new ProtocolError(400, facts.code ?? facts.type, message)
}

const statusOfShop = ({ status, code, type, message }: ShopError): Error =>
  status >= 500 && status !== 503
    ? new Error(message)
    : new ProtocolError(
        // A key that stands for another request is a conflict here.
        code === 'idempotency_key_reused' ? 409 : status,
        code ?? type,
        message,
        status === 503 ? { 'retry-after': '2' } : {},
      )

function told(shop: Shop, error: Error): Response {
  if (!(error instanceof ProtocolError)) throw error
  const { status, code, message, headers } = error
  return Response.json(
    { code, content: message, continue_url: `${shop.baseUrl}/` },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
}

async function answerAt<Body>(
  shop: Shop,
  ask: DoorAsk,
  options: UcpOptions,
  door: DoorOf<Body>,
): Promise<Response> {
  const { request } = ask
  const bytes = request.method === 'GET' ? new Uint8Array() : await ask.body()
  const agent = await agentOf(shop, ask, options, bytes, door.isSigned)
  await countRequest(shop, agent, options)
  if (agent.version !== version)
    throw new ProtocolError(
      422,
      'version_unsupported',
      `Version ${agent.version} is not supported. This shop speaks version ${version}.`,
    )
  const active = activeCapabilities(agent.capabilities)
  if (!active.has(door.root)) return sent(shop, 200, JSON.stringify(withoutCommon(shop, door.root, active)))
  const said = request.method === 'GET' ? {} : jsonOf(bytes)
  const body = parsed(door.body, said)
  const accepted = request.headers.get('accept-language') ?? undefined
  const run = async () => {
    const { status = 200, body: answer } = await door.answer({
      shop,
      options,
      agent,
      active,
      params: ask.params,
      body,
      guest: (language) => guestAt(ask, guestOptions(options, language ?? accepted)),
    })
    return { status, body: JSON.stringify(answer) }
  }
  const key = door.isRepeatable ? request.headers.get('idempotency-key') : null
  const answer = key ? await oncePerKey(shop, agent, key, request, said, run) : await run()
  return sent(shop, answer.status, String(answer.body), key)
}

const guestOptions = ({ publishableKey }: UcpOptions, language: string | undefined) => {
  const key = publishableKey ?? process.env.CARTWRIGHT_PUBLISHABLE_KEY
  return { ...(key ? { publishableKey: key } : {}), ...(language ? { language } : {}) }
}

/** Who asks, by its profile; and that it is who it says, where that is asked for or a signature is there. */
async function agentOf(
  shop: Shop,
  { request }: DoorAsk,
  options: UcpOptions,
  body: Uint8Array,
  isSigned = options.signed ?? options.agents !== undefined,
): Promise<Agent> {
  const address = profileAddress(request.headers.get('ucp-agent'))
  if (options.agents && !options.agents.some((one) => new URL(one).href === address))
    throw new ProtocolError(403, 'profile_not_trusted', `The shop does not know the agent ${address}`)
  const mustBeSigned = isSigned || options.agents !== undefined || options.signed === true
  if (!mustBeSigned && !request.headers.has('signature') && !request.headers.has('signature-input'))
    return agentBehind(shop, address)
  const url = new URL(request.url)
  const message: SignedMessage = {
    method: request.method,
    // That of the shop's own address: whatever else a request was addressed to, it was not sent to us.
    authority: new URL(shop.baseUrl).host,
    path: url.pathname,
    query: url.search,
    headers: request.headers,
    body,
  }
  const agent = await agentBehind(shop, address, keyNamed(message))
  checkSignature(message, agent.keys)
  return agent
}

/** @throws ProtocolError too_many_requests */
async function countRequest(shop: Shop, { profile }: Agent, { perMinute = 600 }: UcpOptions): Promise<void> {
  const name = createHash('sha256').update(profile).digest('base64url')
  try {
    await limiterOf(shop, 'agent', perMinute, 60).consume(name)
  } catch (refusal) {
    // A counter that cannot count stops nobody.
    if (!(refusal instanceof RateLimiterRes)) return
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw new ProtocolError(429, 'too_many_requests', `Too many requests; try again in ${seconds} s`, {
      'retry-after': String(seconds),
    })
  }
}

const withoutCommon = (shop: Shop, root: CapabilityName, active: ReadonlySet<CapabilityName>) =>
  refusedOutcome(
    root,
    active,
    [
      problem(
        'capabilities_incompatible',
        `Your profile does not name ${root} in the version ${version}`,
        undefined,
        'unrecoverable',
      ),
    ],
    `${shop.baseUrl}/`,
  )

function jsonOf(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes)
  if (text.trim() === '') return {}
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    throw new ProtocolError(400, 'invalid_request', 'The body is not valid JSON')
  }
  checkBody(said)
  return said
}

function parsed<Body>(schema: z.ZodType<Body>, said: unknown): Body {
  const read = schema.safeParse(said)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const path = (issue?.path ?? []).map((part) =>
    typeof part === 'number' ? `[${part}]` : `.${String(part)}`,
  )
  throw new ProtocolError(
    400,
    'invalid_request',
    `$${path.join('')}: ${issue?.message ?? 'is not understood'}`,
  )
}

/** Keys are an agent's own: two agents may think of the same one. */
function oncePerKey(
  shop: Shop,
  { profile }: Agent,
  key: string,
  request: Request,
  body: unknown,
  run: () => Promise<{ status: number; body: string }>,
) {
  if (!/^[\x20-\x7e]{1,255}$/.test(key))
    throw new ProtocolError(
      400,
      'invalid_request',
      'The Idempotency-Key must be 1 to 255 printable characters',
    )
  const own = createHash('sha256')
    .update(JSON.stringify([profile, key]))
    .digest('base64url')
  const { method } = request
  const { pathname: path } = new URL(request.url)
  // Done again after a crash each of these calls comes to the same: what is wanted is said as a whole, and a cart becomes one order.
  const asked = { key: `ucp ${own}`, method, path, caller: profile, body, isSafeToRepeat: true }
  return once(shop, asked, run)
}

function sent(shop: Shop, status: number, body: string, key: string | null = null): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  if (key) headers.set('idempotency-key', key)
  const [own] = signingKeys(shop.secrets)
  const bytes = new TextEncoder().encode(body)
  if (own)
    for (const [name, value] of Object.entries(signatureOf({ status, headers, body: bytes }, own)))
      headers.set(name, value)
  return new Response(bytes, { status, headers })
}
