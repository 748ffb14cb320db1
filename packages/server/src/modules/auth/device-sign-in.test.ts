import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeShop, type TestShop } from '../../testing/test-shop'
import { createUser } from '../user/create-user'
import { createApiToken } from './api-tokens'

const password = 'correct-horse-battery'
let made = 0

/** Somebody of the staff who signed in themselves. */
async function signedIn(t: TestShop, role: 'admin' | 'member' = 'member') {
  const email = `device-${made++}@example.com`
  const id = await createUser(t.shop, { email, password, role })
  const { access_token } = await t.call('POST /admin/auth/token', { body: { email, password } })
  return { id, email, headers: { authorization: `Bearer ${access_token}` } }
}
const begin = (t: TestShop) =>
  t.call('POST /admin/auth/device', { body: { client_name: 'cartwright on laptop' } })
const collect = (t: TestShop, device_code: string) =>
  t.try('POST /admin/auth/device/token', { body: { device_code } })
const answer = (t: TestShop, user_code: string, approve: boolean, headers: Record<string, string>) =>
  t.try('POST /admin/auth/device/:user_code', { params: { user_code }, body: { approve }, headers })

describeShop('signing in a program by a code', (t) => {
  it('gives a token once somebody confirmed it, to the program alone, once', async () => {
    const max = await signedIn(t)
    const { device_code, user_code, verification_url } = await begin(t)
    expect(user_code).toMatch(/^[A-Z]{4}-[A-Z]{4}$/)
    expect(verification_url).toMatch(/\/app\/a\/device$/)
    expect(await collect(t, device_code)).toMatchObject({
      status: 400,
      body: { code: 'authorization_pending' },
    })
    const { device } = await t.call('GET /admin/auth/device/:user_code', {
      params: { user_code: user_code.toLowerCase().replace('-', ' ') },
      headers: max.headers,
    })
    expect(device).toMatchObject({ user_code, client_name: 'cartwright on laptop', status: 'pending' })
    expect(JSON.stringify(device)).not.toContain(device_code)
    expect(await answer(t, user_code, true, max.headers)).toMatchObject({
      status: 200,
      body: { device: { status: 'approved' } },
    })
    const collected = await collect(t, device_code)
    const headers = { authorization: `Bearer ${collected.body.access_token}` }
    expect((await t.call('GET /admin/auth', { headers })).user.id).toBe(max.id)
    expect(await collect(t, device_code)).toMatchObject({ status: 400, body: { code: 'expired_token' } })
  })
  it('is refused by whoever does not know the program, and a code is answered once', async () => {
    const max = await signedIn(t)
    const { device_code, user_code } = await begin(t)
    await answer(t, user_code, false, max.headers)
    expect(await collect(t, device_code)).toMatchObject({ status: 400, body: { code: 'access_denied' } })
    expect((await answer(t, user_code, true, max.headers)).status).toBe(404)
  })
  it('is confirmed by nobody but staff who signed in themselves', async () => {
    const { device_code, user_code } = await begin(t)
    expect((await answer(t, user_code, true, {})).status).toBe(401)
    const max = await signedIn(t, 'admin')
    const { token } = await createApiToken(t.shop, { domain: 'admin', email: max.email, name: 'narrow' })
    expect((await answer(t, user_code, true, { 'x-medusa-access-token': token })).status).toBe(403)
    expect((await collect(t, device_code)).body.code).toBe('authorization_pending')
  })
  it('is over after ten minutes, and with the account of who confirmed it', async () => {
    const max = await signedIn(t)
    const late = await begin(t)
    const gone = await begin(t)
    await answer(t, gone.user_code, true, max.headers)
    await t.shop.transaction((tx) =>
      tx.update(tx.t.user).set({ deleted_at: new Date().toISOString() }).where(eq(tx.t.user.id, max.id)),
    )
    expect((await collect(t, gone.device_code)).body.code).toBe('expired_token')
    await t.shop.transaction((tx) =>
      tx
        .update(tx.t.mail_token)
        .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
        .where(eq(tx.t.mail_token.subject_id, late.user_code)),
    )
    const { headers } = await signedIn(t)
    expect((await answer(t, late.user_code, true, headers)).status).toBe(404)
    expect((await collect(t, late.device_code)).body.code).toBe('expired_token')
  })
  it('writes down who let the program in', async () => {
    const max = await signedIn(t)
    const { device_code, user_code } = await begin(t)
    await answer(t, user_code, true, max.headers)
    await collect(t, device_code)
    const { audit_log } = await t.call('GET /admin/audit-log', {
      query: { action: ['POST /admin/auth/device/token'] },
      headers: t.staff,
    })
    expect(audit_log[0]).toMatchObject({ actor_id: max.id })
    expect(JSON.stringify(audit_log)).not.toContain(device_code)
  })
})
