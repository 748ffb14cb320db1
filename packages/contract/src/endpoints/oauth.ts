import { z } from 'zod'
import { Name } from '../common'
import { endpoints } from '../endpoint'
import { OAuth } from '../entities/oauth'

export const oauthEndpoints = endpoints({
  'GET /admin/apps': {
    access: 'staff',
    tag: 'Apps Oauth',
    summary: 'List applications of others that may be connected',
    returns: () => z.object({ apps: z.array(OAuth) }),
  },
  'POST /admin/apps/authorizations': {
    access: 'staff',
    tag: 'Apps Oauth',
    summary: 'Connect an application of others by the code it came back with',
    body: () =>
      z.strictObject({
        application_name: Name.min(1),
        state: z.string().min(1),
        code: z.string().min(1),
      }),
    returns: () => z.object({ apps: OAuth }),
  },
})
