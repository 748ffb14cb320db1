import { and, asc, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../shop'
import { prepared } from '../../store/database/prepared'
import type { Filter } from '../../store/reading/filters'
import { now } from '../../store/schema/ids'
import type { Purpose } from './mail-tokens'

/** The account with an e-mail. */
export const accountBy = prepared((db) => {
  const { customer: t } = db.t
  return db
    .select({
      id: t.id,
      email: t.email,
      first_name: t.first_name,
      last_name: t.last_name,
      password_hash: t.password_hash,
    })
    .from(t)
    .where(and(eq(t.email, sql.placeholder('email')), eq(t.has_account, true), isNull(t.deleted_at)))
})

/**
 * Whether roles restrict anybody: only where there is an admin. v1 stored `member` for everybody and restricted
 * nothing; a shop that comes from there goes on as it was until somebody is made admin.
 */
const rolesCount = ({ user }: Db['t']) =>
  sql<boolean | number>`case when ${user.id} is null then false else
    exists (select 1 from ${user} as admins where admins.role = 'admin' and admins.deleted_at is null) end`.as(
    'roles_count',
  )

const valid = (db: Db, purpose: Purpose, hash: string) => {
  const { mail_token: t } = db.t
  return and(eq(t.token_hash, hash), eq(t.purpose, purpose), isNull(t.used_at), gt(t.expires_at, now()))
}

/** What is read of a member of staff, whichever credential they come by. */
const staffColumns = (t: Db['t']) => ({
  user_email: sql<string | null>`${t.user.email}`.as('user_email'),
  user_role: sql<Db['t']['user']['$inferSelect']['role'] | null>`${t.user.role}`.as('user_role'),
  user_role_id: sql<string | null>`${t.user.role_id}`.as('user_role_id'),
  permissions: t.staff_role.permissions,
  refund_limit: t.staff_role.refund_limit,
  roles_count: rolesCount(t),
})

/** How many are unused. */
export const recoveryCodesLeft = (db: Db, userId: string): Promise<number> => {
  const { recovery_code: t } = db.t
  return db.$count(t, and(eq(t.user_id, userId), isNull(t.used_at)))
}

/** A session with who they are that it is of, by the hash of its secret or by its id. */
export const sessionBy = (column: 'secret_hash' | 'id') =>
  prepared((db) => {
    const { session, user, staff_role, customer } = db.t
    return db
      .select({
        id: session.id,
        user_id: session.user_id,
        customer_id: session.customer_id,
        kind: session.kind,
        created_at: session.created_at,
        last_seen_at: session.last_seen_at,
        expires_at: session.expires_at,
        ...staffColumns(db.t),
        customer_email: sql<string | null>`${customer.email}`.as('customer_email'),
      })
      .from(session)
      .leftJoin(user, sql`${user.id} = ${session.user_id} and ${user.deleted_at} is null`)
      .leftJoin(staff_role, eq(staff_role.id, user.role_id))
      .leftJoin(customer, sql`${customer.id} = ${session.customer_id} and ${customer.deleted_at} is null`)
      .where(eq(session[column], sql.placeholder('value')))
  })

const waiting = ({ t }: Pick<Db, 't'>, userCode: string) => {
  const { mail_token } = t
  return and(
    eq(mail_token.purpose, 'device'),
    eq(mail_token.subject_id, userCode),
    isNull(mail_token.used_at),
    gt(mail_token.expires_at, now()),
  )
}

/** Ends every session of somebody: after a new password, or when the account is removed. One may be kept. */
export async function endAllSessions(
  tx: Tx,
  who: { user_id: string } | { customer_id: string },
  keep?: string,
): Promise<void> {
  const { session } = tx.t
  const theirs =
    'user_id' in who ? eq(session.user_id, who.user_id) : eq(session.customer_id, who.customer_id)
  await tx.delete(session).where(and(theirs, keep ? ne(session.id, keep) : undefined))
}

/** An API token with who they are that it is of, by its hash. */
export const apiTokenBy = prepared((db) => {
  const { api_token, user, staff_role, customer } = db.t
  return db
    .select({
      id: api_token.id,
      domain: api_token.domain,
      user_id: api_token.user_id,
      customer_id: api_token.customer_id,
      scopes: api_token.scopes,
      expires_at: api_token.expires_at,
      revoked_at: api_token.revoked_at,
      last_used_at: api_token.last_used_at,
      ...staffColumns(db.t),
      customer_email: sql<string | null>`${customer.email}`.as('customer_email'),
    })
    .from(api_token)
    .leftJoin(user, sql`${user.id} = ${api_token.user_id} and ${user.deleted_at} is null`)
    .leftJoin(staff_role, eq(staff_role.id, user.role_id))
    .leftJoin(customer, sql`${customer.id} = ${api_token.customer_id} and ${customer.deleted_at} is null`)
    .where(eq(api_token.token_hash, sql.placeholder('hash')))
})

/** The member of staff with an e-mail, or whoever comes first where none is named, admins before others. */
export async function staffWithPowers(tx: Tx, email: string | undefined) {
  const { user, staff_role } = tx.t
  return tx
    .select({
      id: user.id,
      email: user.email,
      user_role: user.role,
      user_role_id: user.role_id,
      permissions: staff_role.permissions,
      refund_limit: staff_role.refund_limit,
    })
    .from(user)
    .leftJoin(staff_role, eq(staff_role.id, user.role_id))
    .where(and(isNull(user.deleted_at), email ? eq(user.email, email.toLowerCase()) : undefined))
    .orderBy(desc(eq(user.role, 'admin')), asc(user.created_at), asc(user.id))
    .limit(1)
}

/** The sign-ins that wait for an answer under a code. */
export async function waitingSignIns(db: Db, user_code: string) {
  const { mail_token: t } = db.t
  return db
    .select({ id: t.id, data: t.data, created_at: t.created_at, expires_at: t.expires_at })
    .from(t)
    .where(waiting(db, user_code))
    .limit(2)
}

/** A token that is unused and not yet over. */
export async function mailTokenOf(db: Db, hash: string, purpose: Purpose) {
  const { mail_token: t } = db.t
  return db
    .select({ subject_id: t.subject_id, data: t.data })
    .from(t)
    .where(valid(db, purpose, hash))
}

/** Uses a token up and answers it: of two who come at once, one gets it. */
export async function markUsed(tx: Tx, hash: string, purpose: Purpose) {
  const { mail_token: t } = tx.t
  return tx
    .update(t)
    .set({ used_at: now() })
    .where(valid(tx, purpose, hash))
    .returning({ subject_id: t.subject_id, data: t.data })
}

/** Deletes a session and answers it. */
export async function takeSession(tx: Tx, id: string) {
  return tx.delete(tx.t.session).where(eq(tx.t.session.id, id)).returning()
}

/** Begins two-factor with a new secret, unless it is on; answers whether it began. */
export async function beginOver(tx: Tx, user_id: string, sealed: string) {
  const { two_factor: t } = tx.t
  return tx
    .insert(t)
    .values({ user_id: user_id, secret: sealed })
    .onConflictDoUpdate({
      target: t.user_id,
      set: { secret: sealed, last_step: 0, created_at: now() },
      setWhere: isNull(t.confirmed_at),
    })
    .returning({ user_id: t.user_id })
}

/** Takes a code's step, which is good once: of two who send the same code one gets it. */
export async function takeStep(tx: Tx, userId: string, step: number) {
  const { two_factor: t } = tx.t
  return tx
    .update(t)
    .set({ last_step: step })
    .where(and(eq(t.user_id, userId), isNotNull(t.confirmed_at), lt(t.last_step, step)))
    .returning({ user_id: t.user_id })
}

/** Deletes the secret of two-factor, and answers whether it was on. */
export async function deleteTwoFactor(tx: Tx, userId: string) {
  const { two_factor: t } = tx.t
  return tx.delete(t).where(eq(t.user_id, userId)).returning({ confirmed_at: t.confirmed_at })
}

/** API tokens whose time is not up. */
export function isNotOver(db: Db): Filter {
  const { expires_at } = db.t.api_token
  return or(isNull(expires_at), gt(expires_at, now()))
}
