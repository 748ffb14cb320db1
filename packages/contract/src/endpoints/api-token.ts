import { z } from 'zod'
import { DateInput } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import { ApiToken } from '../entities/api-token'
import { flag, list, paging } from '../query'

export const apiTokenEndpoints = endpoints({
  'GET /admin/api-tokens': {
    access: 'staff',
    tag: 'Api Tokens',
    summary: 'List API tokens: for admins all, for others their own',
    query: () =>
      z.strictObject({
        ...paging(50),
        user_id: list.optional(),
        /** False leaves out those that were revoked or are over. */
        include_ended: flag.default(true),
      }),
    returns: () => page('api_tokens', ApiToken),
  },
  'POST /admin/api-tokens': {
    access: 'staff',
    tag: 'Api Tokens',
    summary: 'Make an API token for yourself; it is shown this once',
    body: () =>
      z.strictObject({
        name: z.string().min(1).max(200),
        /** Without scopes it may do what its owner may. */
        scopes: z.array(z.string()).min(1).nullish(),
        /** Without a time it lasts until it is revoked. */
        expires_at: DateInput.nullish(),
      }),
    returns: () => z.object({ api_token: ApiToken, token: z.string() }),
  },
  'DELETE /admin/api-tokens/:id': {
    access: 'staff',
    tag: 'Api Tokens',
    summary: 'Revoke an API token: it ends at once and stays in the list',
    returns: () => deleted('api_token'),
  },
})
