import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { createApiToken } from '../auth/api-tokens'
import { createUser } from '../user/create-user'

const password = 'analytical'
const cookieIn = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? ''
const confirm = { status: 401, body: { type: 'unauthorized', code: 'confirm_password' } }
let made = 0

describeShop('e-mail and password of an account', (t) => {
  let email: string
  let as: Record<string, string>
  beforeEach(async () => {
    made += 1
    email = `ada${made}@example.com`
    const body = { email, password, first_name: 'Ada', last_name: 'Byron' }
    as = { cookie: cookieIn((await t.try('POST /store/customers', { body })).headers) }
  })
  const change = (body: object, headers = as) => t.try('POST /store/customers/me', { body, headers })
  const tokenFor = async (word = password) => {
    const { access_token } = await t.call('POST /store/auth/token', { body: { email, password: word } })
    return { authorization: `Bearer ${access_token}` }
  }
  /** All sign-ins so far happened this many minutes ago. */
  const later = async (minutes: number) => {
    const created_at = new Date(Date.now() - minutes * 60_000).toISOString()
    await t.shop.transaction((tx) => tx.update(tx.t.session).set({ created_at }))
  }
  const rowOf = async () => {
    const { customer } = t.shop.db.t
    const [row] = await t.shop.db.select().from(customer).where(eq(customer.email, email))
    return row
  }

  it('change without another word just after signing in', async () => {
    await later(14)
    expect((await change({ email: `new-${email}`, password: 'difference' })).status).toBe(200)
  })
  it.each([
    ['e-mail', { email: 'eve@example.com' }],
    ['password', { password: 'difference' }],
  ])(
    'a new %s needs the current password later, by cookie and by bearer, and nothing is written',
    async (_, body) => {
      const bearer = await tokenFor()
      await later(16)
      const before = await rowOf()
      for (const headers of [as, bearer]) {
        expect(await change({ ...body, phone: '1' }, headers)).toMatchObject(confirm)
        expect(await change({ ...body, current_password: 'wrong' }, headers)).toMatchObject(confirm)
        expect(await change({ ...body, current_password: '' }, headers)).toMatchObject(confirm)
        expect(await change({ ...body, current_password: null }, headers)).toMatchObject(confirm)
      }
      expect(await rowOf()).toEqual(before)
      const unique = 'email' in body ? { email: `eve${made}@example.com` } : body
      expect((await change({ ...unique, current_password: password }, bearer)).status).toBe(200)
    },
  )
  it('everything else changes as ever, the same e-mail too', async () => {
    await later(60 * 24)
    const { status, body } = await change({
      email: email.toUpperCase(),
      first_name: 'Countess',
      password: null,
    })
    expect([status, body.customer]).toMatchObject([200, { first_name: 'Countess', email }])
  })
  it('a current password that is said must be right, also where none is needed', async () => {
    expect(await change({ first_name: 'Eve', current_password: 'wrong' })).toMatchObject(confirm)
  })
  it('an API token never signed in', async () => {
    const { token } = await createApiToken(t.shop, { domain: 'store', email, name: 'app' })
    const headers = { authorization: `Bearer ${token}` }
    expect(await change({ password: 'difference' }, headers)).toMatchObject(confirm)
    expect((await change({ password: 'difference', current_password: password }, headers)).status).toBe(200)
  })
  it('staff who sign in in the same browser do not make the sign-in of the customer younger', async () => {
    const body = { email: `staff${made}@example.com`, password: 'correct-horse-battery' }
    await createUser(t.shop, body)
    const staff = { cookie: cookieIn((await t.try('POST /admin/auth', { body })).headers) }
    const signedIn = await t.try('POST /store/auth', { body: { email, password }, headers: staff })
    await later(16)
    const { headers } = await t.try('POST /admin/auth', {
      body,
      headers: { cookie: cookieIn(signedIn.headers) },
    })
    const both = { cookie: cookieIn(headers) }
    expect((await t.try('GET /store/customers/me', { headers: both })).status).toBe(200)
    expect(await change({ password: 'difference' }, both)).toMatchObject(confirm)
  })
  it('guesses at it count with failed sign-ins; a change without one frees nobody', async () => {
    for (let n = 0; n < 8; n++)
      expect((await change({ password: 'difference', current_password: `wrong ${n}` })).status).toBe(401)
    expect((await change({ first_name: 'Eve' })).status).toBe(200)
    expect((await change({ password: 'short', current_password: 'wrong' })).status).toBe(400)
    for (const word of ['wrong', 'again'])
      expect((await t.try('POST /store/auth/token', { body: { email, password: word } })).status).toBe(401)
    const stopped = await change({ password: 'difference', current_password: password })
    expect(stopped).toMatchObject({ status: 429, body: { type: 'too_many_requests' } })
    expect((await t.try('POST /store/auth/token', { body: { email, password } })).status).toBe(429)
  })
})
