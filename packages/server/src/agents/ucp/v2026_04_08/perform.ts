import { createHash } from 'node:crypto'
import { once } from '../../../http/idempotency'
import type { DoorAsk } from '../../../plugins/plugin'
import type { Shop } from '../../../shop'
import { Refused } from '../../ask-shop'
import type { LinkedCustomer } from '../../identity/linked-customer'
import { countRequest } from '../../selling/count-requests'
import { guestAt, guestOptions } from '../../selling/guest'
import type { UcpOptions } from '../options'
import { protocol } from '../protocol'
import type { Agent } from './agent-profile'
import { activeCapabilities, type CapabilityName, version } from './capabilities'
import { refusedOutcome } from './envelope'
import { assertScope, identityRequired } from './identity/challenge'
import { problem } from './messages'
import type { Operation } from './operation'
import { basePath } from './profile'
import { ProtocolError } from './protocol-error'

/** What an agent that is known wants done. */
export interface Wish {
  agent: Agent
  customer?: LinkedCustomer | undefined
  params: Readonly<Record<string, string>>
  /** Reads what it says. @throws ProtocolError */
  read(): unknown
  /** Under which repetitions are known. */
  key?: string | undefined
}

/**
 * Does what an agent asks for, whichever way it came: within the limit of the agent, by what both sides can do, once for each key. The
 * same request is the same by either way.
 * @throws ProtocolError, Refused, ShopError
 */
export async function perform(
  shop: Shop,
  ask: DoorAsk,
  options: UcpOptions,
  operation: Operation,
  { agent, customer, params, read, key }: Wish,
): Promise<{ status: number; body: string }> {
  const wait = await countRequest(shop, protocol, agent.profile, options)
  if (wait !== undefined)
    throw new ProtocolError(429, 'too_many_requests', `Too many requests; try again in ${wait} s`, {
      'retry-after': String(wait),
    })
  if (agent.version !== version)
    throw new ProtocolError(
      422,
      'version_unsupported',
      `Version ${agent.version} is not supported. This shop speaks version ${version}.`,
    )
  const active = activeCapabilities(agent.capabilities)
  if (!active.has(operation.root))
    return { status: 200, body: JSON.stringify(withoutCommon(shop, operation.root, active)) }
  if (customer) assertScope(shop, customer, operation)
  const said = read()
  const work = operation.prepare(said)
  const accepted = ask.request.headers.get('accept-language') ?? undefined
  const run = async () => {
    const guest = (language?: string) => guestAt(ask, guestOptions(options, language ?? accepted, customer))
    const asked = { shop, options, agent, active, params, guest, ...(customer ? { customer } : {}) }
    const { status = 200, body } = await work(asked).catch((error: unknown) => {
      throw options.identity && isOfAccount(error) ? identityRequired(shop, operation) : error
    })
    return { status, body: JSON.stringify(body) }
  }
  if (key === undefined || !operation.isRepeatable) return run()
  const answer = await once(shop, repetition(operation, { agent, customer }, params, said, key), run)
  return { status: answer.status, body: String(answer.body) }
}

/** The cart has become that of an account meanwhile. */
const isOfAccount = (error: unknown) => error instanceof Refused && error.facts.code === 'sign_in_required'

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

/** Keys are an agent's own, and those of each customer apart: two may think of the same one. */
function repetition(
  { call }: Operation,
  { agent: { profile }, customer }: Pick<Wish, 'agent' | 'customer'>,
  params: Wish['params'],
  body: unknown,
  key: string,
) {
  if (!/^[\x20-\x7e]{1,255}$/.test(key))
    throw new ProtocolError(
      400,
      'invalid_request',
      'The Idempotency-Key must be 1 to 255 printable characters',
    )
  const own = createHash('sha256')
    .update(JSON.stringify([profile, key, ...(customer ? [customer.id] : [])]))
    .digest('base64url')
  const [method = '', pattern = ''] = call.split(' ')
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return {
    key: `ucp ${own}`,
    method,
    path: `${basePath}${path}`,
    caller: profile,
    body,
    // Done again after a crash each of these calls comes to the same: what is wanted is said as a whole, and a cart becomes one order.
    isSafeToRepeat: true,
  }
}
