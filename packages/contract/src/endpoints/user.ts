import { z } from 'zod'
import { Email, Id, Metadata, Nothing } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import { InviteRole } from '../entities/invite'
import { User } from '../entities/user'
import { dateRange, list, listOf, paging, shape, text } from '../query'

export const userEndpoints = endpoints({
  'GET /admin/users': {
    access: 'staff',
    tag: 'Users',
    summary: 'List the staff',
    query: () =>
      z.strictObject({
        ...paging(50),
        ...shape,
        id: list.optional(),
        q: text.optional(),
        order: text.optional(),
        updated_at: dateRange.optional(),
        created_at: dateRange.optional(),
        deleted_at: dateRange.optional(),
        email: text.optional(),
        first_name: text.optional(),
        last_name: text.optional(),
        role: listOf(InviteRole).optional(),
      }),
    returns: () => page('users', User),
    reply: {
      fields: [
        'id',
        'email',
        'first_name',
        'last_name',
        'role',
        'api_token',
        'created_at',
        'updated_at',
        'deleted_at',
        'metadata',
      ],
      relations: [],
    },
  },
  'POST /admin/users': {
    access: 'staff',
    tag: 'Users',
    summary: 'Create a member of staff',
    body: () =>
      z.strictObject({
        email: Email,
        first_name: z.string().nullish(),
        last_name: z.string().nullish(),
        role: InviteRole.nullish(),
        /** A built-in role or one of the shop's own, instead of `role`. */
        role_id: Id.optional(),
        password: z.string(),
      }),
    returns: () => z.object({ user: User }),
  },
  'POST /admin/users/password-token': {
    access: 'open',
    tag: 'Users',
    summary: 'Ask for a mail to choose a new password; the same answer whether the account exists or not',
    body: () =>
      z.strictObject({
        email: Email,
      }),
    returns: () => Nothing,
    status: 204,
  },
  'POST /admin/users/reset-password': {
    access: 'open',
    tag: 'Users',
    summary: 'Choose a new password by the token of a mail',
    body: () =>
      z.strictObject({
        email: Email.nullish(),
        token: z.string(),
        password: z.string(),
      }),
    returns: () => z.object({ user: User }),
  },
  'GET /admin/users/:id': {
    access: 'staff',
    tag: 'Users',
    summary: 'Read a member of staff',
    returns: () => z.object({ user: User }),
  },
  'POST /admin/users/:id': {
    access: 'staff',
    tag: 'Users',
    summary: 'Change a member of staff',
    body: () =>
      z.strictObject({
        first_name: z.string().nullish(),
        last_name: z.string().nullish(),
        role: InviteRole.nullish(),
        /** A built-in role or one of the shop's own, instead of `role`. */
        role_id: Id.optional(),
        api_token: z.string().nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ user: User }),
  },
  'DELETE /admin/users/:id': {
    access: 'staff',
    tag: 'Users',
    summary: 'Remove a member of staff, who is signed out at once',
    returns: () => deleted('user'),
  },
  'DELETE /admin/users/:id/two-factor': {
    access: 'staff',
    tag: 'Users',
    summary: 'Turn two-factor off for somebody who lost telephone and recovery codes; their sessions end',
    returns: () => deleted('two_factor'),
  },
})
