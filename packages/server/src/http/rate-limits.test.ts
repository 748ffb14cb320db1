import { expect, it } from 'vitest'
import { createUser } from '../modules/user/create-user'
import { describeShop } from '../testing/test-shop'

describeShop('limits', (t) => {
  const register = async (email: string) =>
    t.call('POST /store/customers', { body: { email, password: 'a long one' } })
  it('stop guessing at an account, and tell when to come back', async () => {
    await register('ada@example.com')
    const guess = (password: string) =>
      t.try('POST /store/auth/token', { body: { email: 'Ada@example.com', password } })
    for (let n = 0; n < 9; n++) expect((await guess('wrong')).status).toBe(401)
    expect((await guess('a long one')).status).toBe(200)
    const many = await Promise.all(Array.from({ length: 14 }, () => guess('wrong')))
    const statuses = many.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    const stopped = await guess('a long one')
    expect([stopped.status, stopped.body.type]).toEqual([429, 'too_many_requests'])
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(60)
  })
  /** A request from a network address; calls inside the process have none and are not counted under it. */
  const from = async (ip: string, method: string, path: string, body?: object) => {
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body && JSON.stringify(body),
    })
    Object.defineProperty(request, 'ip', { value: ip })
    return (await t.app.fetch(request)).status
  }
  it('let a right password in from an address that has guessed at many accounts', async () => {
    await createUser(t.shop, { email: 'max@example.com', password: 'a long one' })
    const guess = (email: string, password: string, ip = '203.0.113.9') =>
      from(ip, 'POST', '/admin/auth/token', { email, password })
    const statuses: number[] = []
    for (let n = 0; n < 104; n += 4)
      statuses.push(
        ...(await Promise.all([0, 1, 2, 3].map((i) => guess(`nobody-${n + i}@example.com`, 'wrong')))),
      )
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    expect(await guess('max@example.com', 'a long one')).toBe(200)
    expect(await guess('nobody@example.com', 'wrong', '203.0.113.10')).toBe(401)
  })
  it('send five reset mails an hour to an account, known or not', async () => {
    const ask = async (email: string) =>
      (await t.try('POST /store/customers/password-token', { body: { email } })).status
    for (const email of ['eve@example.com', 'nobody@example.com']) {
      for (let n = 0; n < 5; n++) expect(await ask(email)).toBe(204)
      expect(await ask(email)).toBe(429)
    }
  })
  it('slow the question whether an account exists', async () => {
    const ask = (n: number) => from('203.0.113.11', 'GET', `/store/auth/${n}@example.com`)
    const answers = await Promise.all(Array.from({ length: 61 }, (_, n) => ask(n)))
    expect(answers.filter((status) => status === 429)).toHaveLength(1)
  })
})
