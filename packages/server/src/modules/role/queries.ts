import { builtInRoles, isBuiltInRole, type Parsed, roleIdOf, type TeamMember } from '@cartwright/contract'
import { and, asc, count, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { mentionsWords } from '../../store/reading/filters'
import { shownColumns } from '../../store/reading/shape'
import { listedRoleId } from './reach'

/** Staff with their roles, whether they have two-factor, and when they were last seen, in the order they joined. */
export async function listTeam(
  db: Db,
  { q, role_id, limit, offset }: Parsed<'GET /admin/team'>['query'],
): Promise<{ users: TeamMember[]; count: number }> {
  const { user, staff_role, two_factor, staff_seen } = db.t
  const where = and(
    isNull(user.deleted_at),
    q ? mentionsWords(db, q, [user.email, user.first_name, user.last_name]) : undefined,
    role_id && havingRole(db, role_id),
  )
  const rows = await db
    .select({
      id: user.id,
      email: user.email,
      first_name: user.first_name,
      last_name: user.last_name,
      role: user.role,
      role_id: user.role_id,
      own_role: staff_role.name,
      confirmed_at: two_factor.confirmed_at,
      last_seen_at: staff_seen.seen_at,
      created_at: user.created_at,
    })
    .from(user)
    .leftJoin(staff_role, eq(staff_role.id, user.role_id))
    .leftJoin(two_factor, eq(two_factor.user_id, user.id))
    .leftJoin(staff_seen, eq(staff_seen.user_id, user.id))
    .where(where)
    .orderBy(asc(user.created_at), asc(user.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ users: count() }).from(user).where(where)
  return {
    users: rows.map(({ own_role, confirmed_at, ...row }) => {
      const id = listedRoleId(row)
      return {
        ...row,
        role_id: id,
        role_name: isBuiltInRole(id) ? builtInRoles[id].name : (own_role ?? id),
        two_factor: { is_on: confirmed_at !== null },
      }
    }),
    count: counted?.users ?? 0,
  }
}

/** How many users each role has, by its listed id. */
export async function usersByRole(db: Db): Promise<Map<string, number>> {
  const { user } = db.t
  const rows = await db
    .select({ role: user.role, role_id: user.role_id, users: count() })
    .from(user)
    .where(isNull(user.deleted_at))
    .groupBy(user.role, user.role_id)
  const counts = new Map<string, number>()
  for (const { users, ...held } of rows)
    counts.set(listedRoleId(held), (counts.get(listedRoleId(held)) ?? 0) + users)
  return counts
}

/** Who has any of these roles, by their listed ids: v1's words stand in a column of their own. */
function havingRole(db: Db, ids: readonly string[]): SQL | undefined {
  const { user } = db.t
  const words = (['admin', 'developer'] as const).filter((word) => ids.includes(roleIdOf(word)))
  return or(
    inArray(user.role_id, ids.length ? [...ids] : ['']),
    words.length ? and(isNull(user.role_id), inArray(user.role, words)) : undefined,
    ids.includes('member')
      ? and(isNull(user.role_id), or(isNull(user.role), eq(user.role, 'member')))
      : undefined,
  )
}

/** The e-mails of those who are invited with a role, in their order. */
export async function invitedWithRole(tx: Tx, id: string) {
  const { invite } = tx.t
  return tx
    .select({ email: invite.user_email })
    .from(invite)
    .where(and(eq(invite.role_id, id), eq(invite.accepted, false), isNull(invite.deleted_at)))
    .orderBy(asc(invite.user_email))
}

/** The shop's own roles by name. */
export async function rolesOfShop(db: Db) {
  const { staff_role: t } = db.t
  return db.select(shownColumns(db.t, 'staff_role')).from(t).orderBy(asc(t.name), asc(t.id))
}
