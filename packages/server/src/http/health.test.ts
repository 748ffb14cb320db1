import type { H3 } from 'h3'
import { expect, it } from 'vitest'
import { describeShop } from '../testing/test-shop'

const ask = async (
  app: H3,
  path: string,
  { ip, headers }: { ip?: string; headers?: Record<string, string> } = {},
) => {
  const request = Object.defineProperty(new Request(`http://localhost${path}`, { headers }), 'ip', {
    value: ip,
  })
  const response = await app.fetch(request)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describeShop('whether a shop is ready', (t) => {
  const ready = async () => (await ask(t.app, '/ready')).status
  const full = {
    sqlite: { begin: 'VACUUM; PRAGMA max_page_count=1', end: 'PRAGMA max_page_count=1000000' },
    // What PostgreSQL says when it cannot make a file longer.
    postgres: {
      begin: `create function refuse() returns trigger language plpgsql as
        $$ begin raise exception using errcode = '53100', message = 'could not extend file'; end $$;
        create trigger full_disk before insert on idempotency_key execute function refuse()`,
      end: 'drop trigger full_disk on idempotency_key; drop function refuse()',
    },
  }

  it('is answered no on a full disk, and yes when there is room again, without a restart', async () => {
    const { begin, end } = full[t.shop.engine.dialect]
    await t.shop.engine.script(begin)
    try {
      expect(await ready()).toBe(503)
    } finally {
      await t.shop.engine.script(end)
    }
    expect(await ready()).toBe(200)
  })

  it('is found out by one write for all who ask within a second', async () => {
    let begun = 0
    const stop = t.shop.engine.observe((text) => {
      if (/insert into "?idempotency_key/i.test(text)) begun += 1
    })
    await Promise.all(Array.from({ length: 50 }, ready))
    stop()
    expect(begun).toBeLessThanOrEqual(1)
    expect(await ready()).toBe(200)
  })
})

describeShop('the metrics of a shop', (t) => {
  const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

  it('are for this machine alone', async () => {
    for (const ip of loopback)
      expect(await ask(t.app, '/metrics', { ip })).toMatchObject({
        status: 200,
        text: expect.stringContaining('cartwright_requests_total'),
      })
    for (const ip of ['9.9.9.9', '10.0.0.1', '::ffff:9.9.9.9', undefined])
      expect(await ask(t.app, '/metrics', { ip })).toMatchObject({
        status: 403,
        text: expect.stringContaining('forbidden'),
      })
  })

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-proto', 'x-forwarded-host'])(
    'are not for whom a proxy on this machine asks, by %s',
    async (header) =>
      expect(
        (await ask(t.app, '/metrics', { ip: '127.0.0.1', headers: { [header]: '127.0.0.1' } })).status,
      ).toBe(403),
  )
})

describeShop(
  'the metrics of a shop with a token for them',
  (t) => {
    it('are for who has it, from wherever', async () => {
      const by = (authorization: string, ip = '9.9.9.9') =>
        ask(t.app, '/metrics', { ip, headers: { authorization } })
      expect((await by('Bearer a-token-for-metrics')).status).toBe(200)
      for (const wrong of [
        'Bearer a-token-for-metric',
        'Bearer ',
        'Basic a-token-for-metrics',
        'a-token-for-metrics',
      ])
        expect((await by(wrong)).status).toBe(401)
      const without = await ask(t.app, '/metrics', { ip: '127.0.0.1' })
      expect(without.status).toBe(401)
      expect(without.headers.get('www-authenticate')).toBe('Bearer')
    })
  },
  { metricsToken: 'a-token-for-metrics' },
)
