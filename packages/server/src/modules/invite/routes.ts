import { routes } from '../../http/request'
import { list } from '../../store/reading/list'
import { shapeOf } from '../../store/reading/shape'
import {
  acceptInvite,
  changeInviteRole,
  createInvite,
  deleteInvite,
  resendInvite,
  retrieveInvite,
} from './change-invites'
import type { InviteRow } from './invite-token'
import { shownInvite, shownInvites } from './shown-invites'

const plain = shapeOf([])

export const inviteRoutes = routes({
  'GET /admin/invites': async (shop, { caller }) => {
    const { rows } = await list<InviteRow>(shop.db, 'invite', plain, { limit: 1000 })
    return { invites: await shownInvites(shop, rows, caller) }
  },
  'POST /admin/invites': async (shop, { body, caller }) => {
    await createInvite(shop, body.user, body, caller)
    return 'OK'
  },
  'POST /admin/invites/accept': async (shop, { body }) => {
    await acceptInvite(shop, body.token, body.user)
    return 'OK'
  },
  'GET /admin/invites/:invite_id': async (shop, { params, caller }) => ({
    invite: await shownInvite(shop, await retrieveInvite(shop.db, params.invite_id), caller),
  }),
  'POST /admin/invites/:invite_id': async (shop, { params, body, caller }) => {
    await changeInviteRole(shop, params.invite_id, body, caller)
    return { invite: await shownInvite(shop, await retrieveInvite(shop.db, params.invite_id), caller) }
  },
  'DELETE /admin/invites/:invite_id': async (shop, { params }) => {
    await deleteInvite(shop, params.invite_id)
    return { id: params.invite_id, object: 'invite', deleted: true }
  },
  'POST /admin/invites/:invite_id/resend': async (shop, { params, caller }) => {
    await resendInvite(shop, params.invite_id, caller)
    return 'OK'
  },
})
