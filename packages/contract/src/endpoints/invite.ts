import { z } from 'zod'
import { Email, Id, PlainOk } from '../common'
import { deleted, endpoints } from '../endpoint'
import { Invite, InviteRole } from '../entities/invite'

const roleMissing = { path: ['role'], error: 'must be given, or role_id' }

export const inviteEndpoints = endpoints({
  'GET /admin/invites': {
    access: 'staff',
    tag: 'Invites',
    summary: 'List invitations that are open',
    returns: () => z.object({ invites: z.array(Invite) }),
  },
  'POST /admin/invites': {
    access: 'staff',
    tag: 'Invites',
    summary: 'Invite somebody to the staff',
    body: () =>
      z
        .strictObject({
          user: Email,
          role: InviteRole.optional(),
          /** A built-in role or one of the shop's own, instead of `role`. */
          role_id: Id.optional(),
        })
        .refine(({ role, role_id }) => role !== undefined || role_id !== undefined, roleMissing),
    returns: () => PlainOk,
  },
  'POST /admin/invites/accept': {
    access: 'open',
    tag: 'Invites',
    summary: 'Join the staff by the token of an invitation',
    body: () =>
      z.strictObject({
        token: z.string().min(1),
        user: z.strictObject({
          first_name: z.string().nullish(),
          last_name: z.string().nullish(),
          password: z.string(),
        }),
      }),
    returns: () => PlainOk,
  },
  'GET /admin/invites/:invite_id': {
    access: 'staff',
    tag: 'Invites',
    summary: 'Read an invitation',
    returns: () => z.object({ invite: Invite }),
  },
  'POST /admin/invites/:invite_id': {
    access: 'staff',
    tag: 'Invites',
    summary: 'Change the role of an open invitation',
    body: () =>
      z
        .strictObject({ role: InviteRole.optional(), role_id: Id.optional() })
        .refine(({ role, role_id }) => role !== undefined || role_id !== undefined, roleMissing),
    returns: () => z.object({ invite: Invite }),
  },
  'DELETE /admin/invites/:invite_id': {
    access: 'staff',
    tag: 'Invites',
    summary: 'Take an invitation back',
    returns: () => deleted('invite'),
  },
  'POST /admin/invites/:invite_id/resend': {
    access: 'staff',
    tag: 'Invites',
    summary: 'Send an invitation again, with a new token; the old one is void',
    returns: () => PlainOk,
  },
})
