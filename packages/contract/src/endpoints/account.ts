import { z } from 'zod'
import { Email } from '../common'
import { deleted, endpoints } from '../endpoint'
import { Account, StaffSession, TwoFactor } from '../entities/account'

const Password = z.string().min(1).max(512)
/** Six digits from the app, or one of the recovery codes. */
const Code = z.string().min(1).max(64)
const RecoveryCodes = z.array(z.string())

/** What confirms that it is really them: the password, or a code where two-factor is on. */
const Proof = z
  .strictObject({ password: Password.optional(), code: Code.optional() })
  .refine(({ password, code }) => password !== undefined || code !== undefined, {
    path: ['password'],
    error: 'must be given, or a code of two-factor',
  })

export const accountEndpoints = endpoints({
  'GET /admin/auth/account': {
    access: 'staff',
    tag: 'Account',
    summary: 'Your own account: role, permissions, two-factor',
    returns: () => z.object({ account: Account }),
  },
  'POST /admin/auth/password': {
    access: 'staff',
    tag: 'Account',
    summary: 'Choose another password; every other session of yours ends',
    body: () => z.strictObject({ password: Password, new_password: z.string() }),
    returns: () => z.object({ account: Account }),
  },
  'POST /admin/auth/email': {
    access: 'staff',
    tag: 'Account',
    summary: 'Sign in with another e-mail from now on; the old address is told',
    body: () => z.strictObject({ email: Email, password: Password }),
    returns: () => z.object({ account: Account }),
  },
  'GET /admin/auth/sessions': {
    access: 'staff',
    tag: 'Account',
    summary: 'Where you are signed in, last seen first',
    returns: () => z.object({ sessions: z.array(StaffSession) }),
  },
  'DELETE /admin/auth/sessions': {
    access: 'staff',
    tag: 'Account',
    summary: 'Sign out everywhere else',
    returns: () => z.object({ ended: z.number() }),
  },
  'DELETE /admin/auth/sessions/:id': {
    access: 'staff',
    tag: 'Account',
    summary: 'Sign out of one session',
    returns: () => deleted('session'),
  },
  'POST /admin/auth/two-factor': {
    access: 'staff',
    tag: 'Account',
    summary: 'Begin with two-factor: a secret for an authenticator app, which a code of it confirms',
    body: () => z.strictObject({ password: Password }),
    returns: () =>
      z.object({
        /** In base 32, to be typed where a picture cannot be scanned. */
        secret: z.string(),
        /** `otpauth://totp/…`: what the QR code holds. */
        otpauth_url: z.string(),
      }),
  },
  'POST /admin/auth/two-factor/confirm': {
    access: 'staff',
    tag: 'Account',
    summary: 'Turn two-factor on with a code of the app; the recovery codes are shown this once',
    body: () => z.strictObject({ code: Code }),
    returns: () => z.object({ two_factor: TwoFactor, recovery_codes: RecoveryCodes }),
  },
  'POST /admin/auth/two-factor/recovery-codes': {
    access: 'staff',
    tag: 'Account',
    summary: 'Ten new recovery codes, shown this once; the old ones are void',
    body: () => Proof,
    returns: () => z.object({ two_factor: TwoFactor, recovery_codes: RecoveryCodes }),
  },
  'DELETE /admin/auth/two-factor': {
    access: 'staff',
    tag: 'Account',
    summary: 'Turn two-factor off',
    body: () => Proof,
    returns: () => z.object({ two_factor: TwoFactor }),
  },
})
