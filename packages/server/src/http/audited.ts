import { type CallName, contract, type Endpoint } from '@cartwright/contract'
import { ShopError } from '../errors'
import { changedFields } from '../modules/audit/changed-fields'
import { recordAudit } from '../modules/audit/record-audit'
import type { Shop } from '../shop'
import { findOne } from '../store/graph'
import { shapeOf } from '../store/shape'
import { type Caller, Reply } from './ask'
import { replyTable } from './reply-table'

interface Request {
  name: CallName
  params: Record<string, string>
  body: unknown
  caller: Caller
  ip: string
  requestId: string
}

const whole = shapeOf([])

/** The table an admin family is about: what reading or changing one of it answers. */
function tableOfFamily(name: CallName): string | undefined {
  const area = name.split(' ')[1]?.split('/')[2]
  const calls = contract as Record<string, Endpoint>
  for (const candidate of [
    `GET /admin/${area}/:id`,
    `POST /admin/${area}/:id`,
    `POST /admin/${area}`,
    name,
  ]) {
    const endpoint = calls[candidate]
    const table = endpoint && replyTable(endpoint.returns)
    if (table) return table
  }
  return undefined
}

/** Sign-ins and tokens: worth an entry also when they fail. */
const isSignIn = (name: CallName) =>
  /^POST \/admin\/(auth|users\/(password|reset)|invites\/accept)/.test(name)

/**
 * Runs an admin write and writes down who did it, from where, to what, and which fields changed. The entry follows
 * the change; when it cannot be written the change stands and the log of the server says so.
 */
export async function audited<T>(shop: Shop, request: Request, run: () => Promise<T>): Promise<T> {
  const { name, params } = request
  const table = tableOfFamily(name)
  const id = params.id ?? params.invite_id
  const before = id ? await rowOf(shop, table, id) : null
  let result: T
  try {
    result = await run()
  } catch (error) {
    const status = error instanceof ShopError ? error.status : 500
    if ((isSignIn(name) && status < 429) || status === 403)
      await note(shop, request, { table, id, refused: status })
    throw error
  }
  const made = id ?? idIn(result instanceof Reply ? result.body : result)
  const after = made ? await rowOf(shop, table, made) : null
  await note(shop, request, { table, id: made, ...changedFields(before, after), result })
  return result
}

interface Outcome {
  table: string | undefined
  id: string | undefined
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  refused?: number
  result?: unknown
}

async function note(shop: Shop, request: Request, outcome: Outcome) {
  const { name, body, caller, ip, requestId } = request
  const signedIn = isSignIn(name)
    ? (outcome.result as { user?: { id: string } } | undefined)?.user?.id
    : undefined
  const actor = caller.token_id ?? caller.user?.id ?? signedIn ?? null
  const email = isSignIn(name) ? (body as { email?: string } | undefined)?.email : undefined
  try {
    await recordAudit(shop, {
      actor_type: caller.token_id ? 'api_token' : actor ? 'user' : 'nobody',
      actor_id: actor,
      address: ip || null,
      action: name,
      entity: outcome.table ?? null,
      entity_id: outcome.id ?? signedIn ?? null,
      request_id: requestId,
      before: isSignIn(name) ? null : (outcome.before ?? null),
      after:
        outcome.refused !== undefined
          ? { refused: outcome.refused, ...(email ? { email } : {}) }
          : email
            ? { email }
            : (outcome.after ?? null),
    })
  } catch (error) {
    shop.log.error({ err: error, call: name, request_id: requestId }, 'the audit log could not be written')
  }
}

async function rowOf(shop: Shop, table: string | undefined, id: string) {
  if (!table) return null
  return (await findOne<Record<string, unknown>>(shop.db, table, id, whole)) ?? null
}

/** The id of what a call made: of the one thing in its envelope. */
function idIn(result: unknown): string | undefined {
  if (!result || typeof result !== 'object') return undefined
  for (const value of Object.values(result))
    if (value && typeof value === 'object' && 'id' in value && typeof value.id === 'string') return value.id
  return undefined
}
