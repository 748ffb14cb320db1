import type { Account, StaffSession } from '@cartwright/contract'
import type { FakeRoutes } from '@cartwright/sdk/testing'
import { staff } from '../../testing/examples'

export const at = '2026-11-20T08:00:00.000Z'
/** Somebody who may do everything, and signs in by password alone. */
export const account: Account = {
  user: staff,
  role: { id: 'owner', name: 'Owner', is_built_in: true },
  permissions: ['*'],
  refund_limit: null,
  two_factor: { is_on: false, confirmed_at: null, recovery_codes_left: 0 },
}
export const session = (id: string, changes: Partial<StaffSession> = {}): StaffSession => ({
  id,
  kind: 'cookie',
  browser: 'Firefox',
  system: 'Windows',
  user_agent: null,
  address: '192.0.2.7',
  created_at: at,
  last_seen_at: at,
  expires_at: at,
  is_current: false,
  ...changes,
})
export const accountAnswers: FakeRoutes = {
  'GET /admin/auth/account': { account },
  'GET /admin/auth/sessions': {
    sessions: [
      session('here', { is_current: true }),
      session('phone', { browser: 'Safari', system: 'iPhone' }),
    ],
  },
}
/** Two-factor sign-in of who turned it on. */
export const twoFactorOn = { is_on: true, confirmed_at: at, recovery_codes_left: 2 }
