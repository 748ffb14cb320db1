import { type Invite, staffMay } from '@cartwright/contract'
import { type Ask, routes } from '../../http/ask'
import type { Shop } from '../../shop'
import { list } from '../../store/list'
import { shapeOf, shownOf } from '../../store/shape'
import {
  acceptInvite,
  changeInviteRole,
  createInvite,
  deleteInvite,
  resendInvite,
  retrieveInvite,
} from './change-invites'
import { type InviteRow, inviteToken } from './invite-token'

const plain = shapeOf([])

/** The token is for those who may invite: whoever holds it becomes what the invite says. */
const shown = async (
  shop: Shop,
  row: InviteRow,
  caller: Ask<'GET /admin/invites'>['caller'],
): Promise<Invite> => ({
  ...shownOf('invite', row),
  token:
    caller.user && staffMay(caller.user, 'POST /admin/invites', caller) ? await inviteToken(shop, row) : '',
})

export const inviteRoutes = routes({
  'GET /admin/invites': async (shop, { caller }) => {
    const { rows } = await list<InviteRow>(shop.db, 'invite', plain, { limit: 1000 })
    return { invites: await Promise.all(rows.map((row) => shown(shop, row, caller))) }
  },
  'POST /admin/invites': async (shop, { body }) => {
    await createInvite(shop, body.user, body.role)
    return 'OK'
  },
  'POST /admin/invites/accept': async (shop, { body }) => {
    await acceptInvite(shop, body.token, body.user)
    return 'OK'
  },
  'GET /admin/invites/:invite_id': async (shop, { params, caller }) => ({
    invite: await shown(shop, await retrieveInvite(shop.db, params.invite_id), caller),
  }),
  'POST /admin/invites/:invite_id': async (shop, { params, body, caller }) => {
    await changeInviteRole(shop, params.invite_id, body.role)
    return { invite: await shown(shop, await retrieveInvite(shop.db, params.invite_id), caller) }
  },
  'DELETE /admin/invites/:invite_id': async (shop, { params }) => {
    await deleteInvite(shop, params.invite_id)
    return { id: params.invite_id, object: 'invite', deleted: true }
  },
  'POST /admin/invites/:invite_id/resend': async (shop, { params }) => {
    await resendInvite(shop, params.invite_id)
    return 'OK'
  },
})
