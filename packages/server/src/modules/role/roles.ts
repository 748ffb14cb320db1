import {
  builtInRoles,
  isBuiltInRole,
  type Parsed,
  permissionsOf,
  roleSummaries,
  type StaffRole,
} from '@cartwright/contract'
import { conflict, notAllowed, notFound, wrongField } from '../../errors'
import type { Caller } from '../../http/request'
import type { Db, Shop, Tx } from '../../shop'
import { invitedWithRole, rolesOfShop, usersByRole } from './queries'
import { assertWithin } from './reach'

/** The built-in roles, from the most powers to the least, then those of the shop by name. */
export async function listRoles(db: Db): Promise<StaffRole[]> {
  const counts = await usersByRole(db)
  const own = await rolesOfShop(db)
  return [
    ...Object.keys(builtInRoles)
      .filter(isBuiltInRole)
      .map((id): StaffRole => {
        const rule = builtInRoles[id]
        return {
          id,
          name: rule.name,
          description: roleSummaries[id],
          permissions: [...permissionsOf(rule)],
          refund_limit: rule.refund_limit,
          is_built_in: true,
          users_count: counts.get(id) ?? 0,
          created_at: null,
          updated_at: null,
        }
      }),
    ...own.map((row) => ({ ...row, is_built_in: false, users_count: counts.get(row.id) ?? 0 })),
  ]
}

/** @throws not_found */
export async function retrieveRole(db: Db, id: string): Promise<StaffRole> {
  const role = (await listRoles(db)).find((one) => one.id === id)
  if (!role) throw notFound('Role', id)
  return role
}

/** A role of the shop's own. @throws forbidden for more than its maker has, invalid_data for a name that is taken */
export async function createRole(
  shop: Shop,
  input: Parsed<'POST /admin/roles'>['body'],
  maker?: Caller,
): Promise<string> {
  const { name, description = null, permissions, refund_limit = null } = input
  assertWithin(maker, 'permissions', { name, permissions, refund_limit })
  return shop.transaction(async (tx) => {
    await assertFree(tx, name)
    const [row] = await tx
      .insert(tx.t.staff_role)
      .values({ name, description, permissions: [...new Set(permissions)], refund_limit })
      .onConflictDoNothing()
      .returning({ id: tx.t.staff_role.id })
    if (!row) throw taken(name)
    return row.id
  })
}

const taken = (name: string) => wrongField('name', `there is a role ${name} already; choose another name`)

async function assertFree(tx: Tx, name: string, but?: string) {
  const same = (text: string) => text.trim().toLowerCase() === name.trim().toLowerCase()
  const all = await listRoles(tx)
  if (all.some((role) => role.id !== but && same(role.name))) throw taken(name)
}

/** What it gives changes at once for all who have it. @throws not_found, not_allowed, forbidden, invalid_data */
export async function updateRole(
  shop: Shop,
  id: string,
  input: Parsed<'POST /admin/roles/:id'>['body'],
  changer?: Caller,
): Promise<void> {
  await shop.transaction(async (tx) => {
    const { staff_role: t } = tx.t
    const current = await ownRole(tx, id)
    const next = {
      name: input.name ?? current.name,
      description: input.description === undefined ? current.description : input.description,
      permissions: input.permissions ? [...new Set(input.permissions)] : current.permissions,
      refund_limit: input.refund_limit === undefined ? current.refund_limit : input.refund_limit,
    }
    assertWithin(changer, 'id', current)
    assertWithin(changer, 'permissions', next)
    await assertFree(tx, next.name, id)
    await tx.updateRows(t, { id }, next)
  })
}

/** One of the shop's own, held until the transaction ends. @throws not_found, not_allowed for a built-in one */
async function ownRole(tx: Tx, id: string) {
  const { staff_role: t } = tx.t
  const [row] = await tx.lockRows(t, { id })
  if (row) return row
  const { name } = await retrieveRole(tx, id)
  throw notAllowed(`The role ${name} is built in: make one of your own with the permissions you want`)
}

/** @throws not_found, not_allowed for a built-in one, forbidden, conflict with the code role_in_use */
export async function deleteRole(shop: Shop, id: string, remover?: Caller): Promise<void> {
  await shop.transaction(async (tx) => {
    const { staff_role: t } = tx.t
    const role = await ownRole(tx, id)
    assertWithin(remover, 'id', role)
    await assertUnused(tx, role)
    await tx.deleteRows(t, { id })
  })
}

const named = 5

async function assertUnused(tx: Tx, { id, name }: { id: string; name: string }) {
  const { user } = tx.t
  const users = await tx.rowsWhere(
    user,
    { role_id: id, deleted_at: null },
    { columns: ['email'], orderBy: ['email'] },
  )
  const invited = await invitedWithRole(tx, id)
  const holders = [...users.map(({ email }) => email), ...invited.map(({ email }) => `${email} (invited)`)]
  if (holders.length === 0) return
  const more = holders.length > named ? ` and ${holders.length - named} more` : ''
  throw conflict(
    'role_in_use',
    `The role ${name} is that of ${holders.slice(0, named).join(', ')}${more}: give them another role first`,
  )
}
