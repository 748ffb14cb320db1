import { deliverAll } from '../../events/worker'
import { notifications } from '../../modules/notification/send-notifications'
import { issueSetupSecret } from '../../modules/setup/setup'
import { appCode } from '../authenticator'
import { adasAddress } from '../world'
import { first, type Teller } from './teller'

/** Who works in the rich shop and who buys there. */
export interface People {
  customer: { id: string; email: string; headers: Record<string, string> }
}

type Ask = Teller['ask']

const password = 'a-good-pass-phrase-9'

/** Staff with their invites and settings, customers with addresses and groups, each signed in and out. */
export async function gatherPeople(teller: Teller, group: string): Promise<People> {
  await foundShop(teller)
  await hireStaff(teller)
  await keepSettings(teller.ask)
  return { customer: await registerCustomer(teller, group) }
}

/** The first admin comes in while nobody else is staff. */
async function foundShop({ t, ask }: Teller): Promise<void> {
  const { user } = t.shop.db.t
  const away = (deleted_at: string | null) => t.shop.transaction((tx) => tx.update(user).set({ deleted_at }))
  await away(new Date().toISOString())
  const secret = (await issueSetupSecret(t.shop)) ?? ''
  await ask('GET /admin/setup')
  const founder = { email: 'founder@example.com', password, first_name: 'Fay' }
  await ask('POST /admin/setup', null, { body: { secret, ...founder } })
  await away(null)
}

async function hireStaff({ t, ask }: Teller): Promise<void> {
  const email = 'max@example.com'
  const body = { email, password, first_name: 'Max', role: 'member' as const }
  const { user } = await ask('POST /admin/users', null, { body })
  const params = { id: user.id }
  await ask('POST /admin/users/:id', params, { body: { last_name: 'Muster', metadata: { a: 'b' } } })
  await ask('GET /admin/users')
  await ask('GET /admin/users/:id', params)
  await ask('POST /admin/auth', null, { body: { email, password } })
  const { access_token } = await ask('POST /admin/auth/token', null, { body: { email, password } })
  const headers = { authorization: `Bearer ${access_token}` }
  await ask('GET /admin/auth', null, { headers })
  await keepAccount(ask, headers)
  await ask('DELETE /admin/auth', null, { headers })
  await ask('POST /admin/users/password-token', null, { body: { email } })
  const { token = '' } = await newsOf(t, 'user.password_reset')
  await ask('POST /admin/users/reset-password', null, { body: { email, password, token } })
  const spare = { email: 'gone@example.com', password }
  await ask('DELETE /admin/users/:id', {
    id: (await ask('POST /admin/users', null, { body: spare })).user.id,
  })
  await giveRoles(ask, user.id)
  await ask('POST /admin/invites', null, { body: { user: 'eve@example.com', role: 'member' } })
  const invite_id = first((await ask('GET /admin/invites')).invites).id
  await ask('GET /admin/invites/:invite_id', { invite_id })
  await ask('POST /admin/invites/:invite_id', { invite_id }, { body: { role: 'developer' } })
  await ask('POST /admin/invites/:invite_id/resend', { invite_id })
  const invite = await newsOf(t, 'invite.created')
  await ask('POST /admin/invites/accept', null, {
    body: { token: invite.token ?? '', user: { first_name: 'Eve', password } },
    headers: {},
  })
  await ask('POST /admin/invites', null, { body: { user: 'joe@example.com', role: 'member' } })
  await ask('DELETE /admin/invites/:invite_id', {
    invite_id: first((await ask('GET /admin/invites')).invites).id,
  })
}

/** What somebody does with their own account. */
async function keepAccount(ask: Ask, headers: Record<string, string>): Promise<void> {
  await ask('POST /admin/auth/password', null, { body: { password, new_password: `${password}8` }, headers })
  await ask('POST /admin/auth/password', null, {
    body: { password: `${password}8`, new_password: password },
    headers,
  })
  const { secret } = await ask('POST /admin/auth/two-factor', null, { body: { password }, headers })
  await ask('POST /admin/auth/two-factor/confirm', null, { body: { code: appCode(secret) }, headers })
  await ask('GET /admin/auth/account', null, { headers })
  const { device_code, user_code } = await ask('POST /admin/auth/device', null, {
    body: { client_name: 'cli' },
  })
  await ask('GET /admin/auth/device/:user_code', { user_code }, { headers })
  await ask('POST /admin/auth/device/:user_code', { user_code }, { body: { approve: true }, headers })
  await ask('POST /admin/auth/device/token', null, { body: { device_code } })
  await ask('POST /admin/auth/two-factor/recovery-codes', null, { body: { password }, headers })
  await ask('DELETE /admin/auth/two-factor', null, { body: { password }, headers })
  await ask('POST /admin/auth/email', null, {
    body: { email: 'max.mustermann@example.com', password },
    headers,
  })
  await ask('POST /admin/auth/email', null, { body: { email: 'max@example.com', password }, headers })
  await ask('POST /admin/auth', null, { body: { email: 'max@example.com', password } })
  const { sessions } = await ask('GET /admin/auth/sessions', null, { headers })
  const other = first(sessions.filter(({ is_current }) => !is_current))
  await ask('DELETE /admin/auth/sessions/:id', { id: other.id }, { headers })
  await ask('DELETE /admin/auth/sessions', null, { headers })
}

/** A role of the shop's own, given and taken away again. */
async function giveRoles(ask: Ask, id: string): Promise<void> {
  const body = { name: 'Clerk', permissions: ['orders:write' as const], refund_limit: 5000 }
  const { role } = await ask('POST /admin/roles', null, { body })
  await ask('POST /admin/roles/:id', { id: role.id }, { body: { description: 'At the desk' } })
  await ask('GET /admin/roles/:id', { id: role.id })
  await ask('POST /admin/users/:id', { id }, { body: { role_id: role.id } })
  await ask('GET /admin/roles')
  await ask('GET /admin/team')
  await ask('DELETE /admin/users/:id/two-factor', { id })
  await ask('POST /admin/users/:id', { id }, { body: { role: 'member' } })
  await ask('DELETE /admin/roles/:id', { id: role.id })
}

async function keepSettings(ask: Ask): Promise<void> {
  await ask('POST /admin/analytics-configs', null, { body: { opt_out: false } })
  await ask('POST /admin/analytics-configs/update', null, { body: { anonymize: true } })
  await ask('GET /admin/analytics-configs')
  await ask('DELETE /admin/analytics-configs')
  await ask('GET /admin/apps')
  const body = { application_name: 'books', state: 'here', code: 'there' }
  await ask('POST /admin/apps/authorizations', null, { body })
}

async function registerCustomer({ t, ask }: Teller, group: string): Promise<People['customer']> {
  const email = 'ada@example.com'
  const { customer } = await ask('POST /store/customers', null, {
    body: { email, password, first_name: 'Ada', last_name: 'Byron', phone: '1' },
  })
  await ask('GET /store/auth/:email', { email })
  await ask('POST /store/customers/password-token', null, { body: { email } })
  const { token = '' } = await newsOf(t, 'customer.password_reset')
  await deliverAll(t.shop, [notifications])
  await ask('POST /store/customers/password-reset', null, { body: { email, token, password } })
  const { access_token } = await ask('POST /store/auth/token', null, { body: { email, password } })
  const headers = { authorization: `Bearer ${access_token}` }
  const address = adasAddress('de')
  const { customer: known } = await ask('POST /store/customers/me/addresses', null, {
    body: { address },
    headers,
  })
  const address_id = first(known.shipping_addresses).id
  const change = { body: { company: 'Analytical Engines' }, headers }
  await ask('POST /store/customers/me/addresses/:address_id', { address_id }, change)
  const spare = { ...address, address_1: '1 Other Street' }
  const { customer: richer } = await ask('POST /store/customers/me/addresses', null, {
    body: { address: spare },
    headers,
  })
  const gone = richer.shipping_addresses?.find(({ address_1 }) => address_1 === spare.address_1)?.id ?? ''
  await ask('POST /store/customers/me', null, {
    body: { billing_address: address, metadata: { a: 'b' } },
    headers,
  })
  await ask('DELETE /store/customers/me/addresses/:address_id', { address_id: gone }, { headers })
  // Twice, as the others see a billing address from now on.
  await ask('POST /store/customers/me/addresses', null, { body: { address: spare }, headers })
  await ask('POST /store/customers/me/addresses/:address_id', { address_id }, change)
  const book = { id: customer.id, address_id: gone }
  const third = { ...address, address_1: '3 Third Street' }
  const { customer: longer } = await ask('POST /admin/customers/:id/addresses', book, {
    body: { address: third },
  })
  book.address_id =
    longer.shipping_addresses?.find(({ address_1 }) => address_1 === third.address_1)?.id ?? ''
  await ask('POST /admin/customers/:id/addresses/:address_id', book, { body: { company: 'Engines' } })
  await ask('DELETE /admin/customers/:id/addresses/:address_id', book)
  const made = await ask('POST /admin/customers', null, {
    body: { email: 'carl@example.com', password, first_name: 'Carl', last_name: 'Orff' },
  })
  const customer_ids = [{ id: customer.id }, { id: made.customer.id }]
  await ask('POST /admin/customer-groups/:id/customers/batch', { id: group }, { body: { customer_ids } })
  await ask(
    'DELETE /admin/customer-groups/:id/customers/batch',
    { id: group },
    {
      body: { customer_ids: [{ id: made.customer.id }] },
    },
  )
  const { customer: forgotten } = await ask('POST /admin/customers', null, {
    body: { email: 'clara@example.com', password, first_name: 'Clara', last_name: 'Wieck' },
  })
  await ask('GET /admin/customers/:id/personal-data', { id: forgotten.id })
  await ask('POST /admin/customers/:id/erase', { id: forgotten.id }, { body: {} })
  return { id: customer.id, email, headers }
}

/** What the last event of this name says. */
export async function newsOf(t: Teller['t'], name: string): Promise<Record<string, string | undefined>> {
  const { event } = t.shop.db.t
  const rows = await t.shop.db.select().from(event).orderBy(event.id)
  return rows.filter((row) => row.name === name).at(-1)?.data as Record<string, string>
}

/** Reads what is known of them, when they have ordered. */
export async function readPeople({ ask }: Teller, { customer }: People, group: string): Promise<void> {
  const { headers, email, id } = customer
  await ask('POST /store/auth', null, { body: { email, password } })
  await ask('GET /store/auth', null, { headers })
  await ask('GET /store/customers/me', null, { headers })
  await ask('GET /store/customers/me/orders', null, { headers })
  await ask('GET /store/customers/me/payment-methods', null, { headers })
  await ask('GET /admin/customers')
  await ask('POST /admin/customers/:id', { id }, { body: { metadata: { c: 'd' } } })
  await ask('GET /admin/customers/:id', { id })
  await ask('GET /admin/customer-groups/:id/customers', { id: group })
  const { customer: leaving } = await ask('POST /store/customers', null, {
    body: { email: 'leaving@example.com', password, first_name: 'Joe', last_name: 'Bloggs', phone: '2' },
  })
  const leave = await ask('POST /store/auth/token', null, { body: { email: leaving.email, password } })
  await ask('DELETE /store/customers/me', null, {
    body: { password },
    headers: { authorization: `Bearer ${leave.access_token}` },
  })
  const { access_token } = await ask('POST /store/auth/token', null, { body: { email, password } })
  await ask('DELETE /store/auth', null, { headers: { authorization: `Bearer ${access_token}` } })
}
