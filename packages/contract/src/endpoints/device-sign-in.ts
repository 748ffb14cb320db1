import { z } from 'zod'
import { endpoints } from '../endpoint'
import { DeviceSignIn } from '../entities/device-sign-in'

export const deviceSignInEndpoints = endpoints({
  'POST /admin/auth/device': {
    access: 'open',
    tag: 'Auth',
    summary: 'Begin to sign in a program by a code that staff confirm in the back office',
    body: () => z.strictObject({ client_name: z.string().trim().min(1).max(100) }),
    returns: () =>
      z.object({
        /** The program keeps this secret and collects its token by it. */
        device_code: z.string(),
        /** For people to read and confirm. */
        user_code: z.string(),
        /** The page where it is confirmed; `?code=` fills it in. */
        verification_url: z.string(),
        /** In seconds. */
        expires_in: z.number(),
        /** How many seconds to wait before asking again. */
        interval: z.number(),
      }),
  },
  'POST /admin/auth/device/token': {
    access: 'open',
    tag: 'Auth',
    summary:
      'Collect the token of a confirmed code, once; 400 says `authorization_pending`, `access_denied` or `expired_token`',
    body: () => z.strictObject({ device_code: z.string().min(1).max(200) }),
    returns: () => z.object({ access_token: z.string() }),
  },
  'GET /admin/auth/device/:user_code': {
    access: 'staff',
    tag: 'Auth',
    summary: 'Which program a code is of, while it waits to be confirmed',
    returns: () => z.object({ device: DeviceSignIn }),
  },
  'POST /admin/auth/device/:user_code': {
    access: 'staff',
    tag: 'Auth',
    summary: 'Let a program act as you, or refuse it',
    body: () => z.strictObject({ approve: z.boolean() }),
    returns: () => z.object({ device: DeviceSignIn }),
  },
})
