import type { Invite, StaffRole, TeamMember } from '@cartwright/contract'
import type { FakeRoutes } from '@cartwright/sdk/testing'
import { staff } from '../../testing/examples'

export const at = '2026-11-20T08:00:00.000Z'
const member = (id: string, first_name: string, changes: Partial<TeamMember> = {}): TeamMember => ({
  id,
  email: `${first_name.toLowerCase()}@example.com`,
  first_name,
  last_name: null,
  role: 'member',
  role_id: 'member',
  role_name: 'Member',
  two_factor: { is_on: false },
  last_seen_at: at,
  created_at: at,
  ...changes,
})
const grace = member(staff.id, 'Grace', { role: 'admin', role_id: 'owner', role_name: 'Owner' })
/** Somebody who never said what they are called. */
export const nameless: TeamMember = { ...grace, first_name: null }
const ada = member('usr_ada', 'Ada', { two_factor: { is_on: true } })
const role = (id: string, name: string, is_built_in: boolean): StaffRole => ({
  id,
  name,
  description: null,
  permissions: ['orders:write'],
  refund_limit: null,
  is_built_in,
  users_count: 0,
  created_at: null,
  updated_at: null,
})
export const invite: Invite = {
  id: 'inv_1',
  user_email: 'lin@example.com',
  role: 'member',
  role_id: 'role_packers',
  accepted: false,
  token: 't',
  invite_url: 'https://shop.example.com/app/invite?token=t',
  invited_by: { type: 'user', id: staff.id, name: 'Grace Hopper' },
  mail: { status: 'sent', error: null },
  expires_at: '2099-01-01T00:00:00.000Z',
  created_at: at,
  updated_at: at,
  deleted_at: null,
  metadata: null,
}
export const page = { offset: 0, limit: 20 }
/** A shop with two members of staff, three roles and nobody invited. */
export const teamAnswers: FakeRoutes = {
  'GET /admin/team': ({ query }) => {
    const users = query.getAll('role_id[]').includes('owner') ? [grace] : [grace, ada]
    return { users, count: users.length, ...page }
  },
  'GET /admin/roles': {
    roles: [
      role('owner', 'Owner', true),
      role('member', 'Member', true),
      role('role_packers', 'Packers', false),
    ],
  },
  'GET /admin/invites': { invites: [] },
}
