import { type Actor, type Invite, staffMay } from '@cartwright/contract'
import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import { shownOf } from '../../store/reading/shape'
import { actorsOf } from '../audit/acting'
import { isWithin, listedRoleId, reachesOfRoles } from '../role/reach'
import { mailsOf } from './invite-mails'
import { type InviteRow, inviteToken } from './invite-token'

/**
 * Invites as they are told. Token and link are for those who may invite to such a role: whoever holds them becomes what
 * the invite says.
 */
export async function shownInvites(
  shop: Shop,
  rows: readonly InviteRow[],
  caller: Caller,
): Promise<Invite[]> {
  const { user } = caller
  const reaches = await reachesOfRoles(shop.db, rows.map(listedRoleId))
  const template = await linkTemplate(shop)
  const hosts = await hostsOf(shop, rows)
  const mails = await mailsOf(shop, rows)
  const mayInvite = user !== undefined && staffMay(user, 'POST /admin/invites', caller)
  return Promise.all(
    rows.map(async (row) => {
      const role_id = listedRoleId(row)
      const reach = reaches.get(role_id)
      const isOpen = mayInvite && reach !== undefined && isWithin(caller, reach)
      const token = isOpen ? await inviteToken(shop, row) : ''
      const isOver = row.accepted || Date.parse(row.expires_at) <= Date.now()
      const invite_url =
        token && !isOver ? template.replace('{invite_token}', encodeURIComponent(token)) : null
      return {
        ...shownOf('invite', row),
        role_id,
        token,
        invite_url,
        invited_by: hosts(row.id),
        mail: mails(row.id),
      }
    }),
  )
}

/** Who invited them last. */
async function hostsOf({ db }: Shop, rows: readonly InviteRow[]): Promise<(id: string) => Actor | null> {
  const { invite } = db.t
  const kept = await db.rowsWhere(invite, { id: rows.map(({ id }) => id) }, { columns: ['id', 'host_id'] })
  const hosts = new Map(kept.map(({ id, host_id }) => [id, host_id]))
  const actorOf = await actorsOf(db, [...hosts.values()])
  return (id) => actorOf(hosts.get(id) ?? null)
}

export async function shownInvite(shop: Shop, row: InviteRow, caller: Caller): Promise<Invite> {
  const [shown] = await shownInvites(shop, [row], caller)
  if (!shown) throw new Error('An invite is shown as one')
  return shown
}

/** Where invites lead: as the store's settings say, else to the admin that the shop serves. */
async function linkTemplate(shop: Shop): Promise<string> {
  const { store } = shop.db.t
  const [row] = await shop.db.select({ template: store.invite_link_template }).from(store).limit(1)
  return row?.template || `${shop.baseUrl}/app/invite?token={invite_token}`
}
