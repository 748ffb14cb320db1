import { type CallName, contract, type Endpoint } from '@cartwright/contract'
import { ShopError } from '../errors'
import { type AuditContext, audited, noteInAudit } from '../modules/audit/audit-context'
import type { Shop } from '../shop'
import { replyTable } from './reply-table'
import type { Caller } from './request'

interface Request {
  name: CallName
  params: Record<string, string>
  body: unknown
  caller: Caller
  ip: string
  requestId: string
  /** The page that asks, by the name it chose. */
  visit: string | null
}

/**
 * Every write of the admin, but saying which record one looks at, or that one has seen what waits: pages do so by themselves.
 */
export const isAudited = (name: string): boolean =>
  /^(POST|DELETE) \/admin\b/.test(name) &&
  name !== 'POST /admin/live/place' &&
  name !== 'POST /admin/inbox/seen'

/** The table an admin family is about: what reading or changing one of it answers. */
function tableOfFamily(name: CallName): string | null {
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
  return null
}

/** The first part of the path names the row: `/admin/discounts/:discount_id/conditions`. */
function idOf(name: CallName, params: Record<string, string>): string | null {
  const first = /^\w+ \/admin\/[^/]+\/:(\w*id)\b/.exec(name)?.[1]
  return (first && params[first]) || null
}

/** Sign-ins and tokens: worth an entry also when they fail. */
const isSignIn = (name: CallName) =>
  /^(POST|DELETE) \/admin\/(auth(\/(password|token|two-factor.*))?|setup|users\/(password-token|reset-password)|invites\/accept)$/.test(
    name,
  ) && name !== 'DELETE /admin/auth'

function contextOf({ name, params, body, caller, ip, requestId }: Request): AuditContext {
  const isKeeper = caller.via === 'cli'
  const actor_id = caller.token_id ?? caller.user?.id ?? null
  const email = isSignIn(name) ? (body as { email?: string } | undefined)?.email : undefined
  return {
    actor_type: isKeeper ? 'cli' : caller.token_id ? 'api_token' : actor_id ? 'user' : 'nobody',
    actor_id: isKeeper ? null : actor_id,
    address: ip || null,
    action: name,
    entity: tableOfFamily(name),
    entity_id: idOf(name, params),
    request_id: requestId,
    ...(email ? { details: { email } } : {}),
  }
}

/** Runs an admin write: its entry in the audit log is part of each transaction it makes. Failed sign-ins get one too. */
export async function auditedCall<T>(shop: Shop, request: Request, run: () => Promise<T>): Promise<T> {
  try {
    return await audited(shop, contextOf(request), run, request.visit)
  } catch (error) {
    const status = error instanceof ShopError ? error.status : 500
    if (isSignIn(request.name) && status < 429) await noteRefusedCall(shop, request, status)
    throw error
  }
}

/** A call that a role or a token does not allow, or a password that is wrong. The refusal stands even unwritten. */
export async function noteRefusedCall(shop: Shop, request: Request, status: number): Promise<void> {
  try {
    await noteInAudit(shop, contextOf(request), { refused: status })
  } catch (error) {
    shop.log.error(
      { err: error, call: request.name, request_id: request.requestId },
      'a refusal could not be logged',
    )
  }
}
