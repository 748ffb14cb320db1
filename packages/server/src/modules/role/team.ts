import { builtInRoles, isBuiltInRole, type Parsed, roleIdOf, type TeamMember } from '@cartwright/contract'
import { and, asc, count, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../shop'
import { mentionsWords } from '../../store/reading/filters'
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
