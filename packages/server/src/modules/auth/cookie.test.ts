import { expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { createUser } from '../user/create-user'

const email = 'over-tls@example.com'
const password = 'a-pass-phrase-of-staff-9'

describeShop('the session cookie', (t) => {
  const ask = async (
    method: string,
    path: string,
    {
      ip = '127.0.0.1',
      headers = {},
      body,
    }: { ip?: string; headers?: Record<string, string>; body?: object } = {},
  ) => {
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    })
    return t.app.fetch(Object.defineProperty(request, 'ip', { value: ip }))
  }
  const signIn = async (how: { ip?: string; headers?: Record<string, string> }) =>
    (await ask('POST', '/admin/auth', { ...how, body: { email, password } })).headers.get('set-cookie') ?? ''
  const tls = { 'x-forwarded-proto': 'https' }

  it('is bound to TLS and to this host when its request came over TLS, and to neither when not', async () => {
    await createUser(t.shop, { email, password, role: 'admin' })
    const plain = await signIn({})
    expect(plain).toMatch(/^connect\.sid=\S+; Path=\/; HttpOnly; SameSite=Lax$/)
    const secure = await signIn({ headers: tls })
    expect(secure).toMatch(/^__Host-connect\.sid=\S+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
    // Anybody may write the header; it counts from a proxy.
    expect(await signIn({ ip: '9.9.9.9', headers: tls })).not.toContain('Secure')

    const [cookie = ''] = secure.split(';')
    const me = (headers: Record<string, string>) => ask('GET', '/admin/auth', { headers })
    expect((await me({ ...tls, cookie })).status).toBe(200)
    expect((await me({ cookie })).status).toBe(401)
    // Over TLS a cookie that a neighbour could have planted opens nothing.
    expect((await me({ ...tls, cookie: plain.split(';')[0] ?? '' })).status).toBe(401)
    const gone = await ask('DELETE', '/admin/auth', { headers: { ...tls, cookie } })
    expect(gone.headers.get('set-cookie')).toMatch(/^__Host-connect\.sid=; .*Secure; Expires=/)
  })
})
