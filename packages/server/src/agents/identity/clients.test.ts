import { generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { clientKeys, clients, connecting, connectingAt, secret } from '../testing/connecting'
import { agreed, platform, type Shopper, signedUp } from '../testing/link'
import { assertClients, type IdentityClient } from './options'

describeShop(
  'clients',
  (t) => {
    const { device, other, refused } = connectingAt(t)
    let ada: Shopper
    beforeAll(async () => {
      ada = await signedUp(t, 'ada@example.com')
    })

    describe('a client', () => {
      const invalid = async (given: ReturnType<typeof device.token>) => {
        const { status, body, headers } = await given
        return [status, body.error, headers.get('www-authenticate')?.startsWith('Basic realm=')]
      }
      it('proves itself in its own way and in no other', async () => {
        const form = { grant_type: 'refresh_token', refresh_token: 'x' }
        expect(await invalid(platform(() => t, 'nobody').token(form))).toEqual([401, 'invalid_client', true])
        expect(await invalid(platform(() => t, 'other').token(form))).toEqual([401, 'invalid_client', true])
        expect(await invalid(platform(() => t, 'keyed').token(form))).toEqual([401, 'invalid_client', true])
        expect(await invalid(platform(() => t, 'other', 'wrong').token(form))).toEqual([
          401,
          'invalid_client',
          true,
        ])
        expect(await invalid(platform(() => t, 'device', secret).token(form))).toEqual([
          401,
          'invalid_client',
          true,
        ])
        expect(
          await refused(
            { ...form, client_secret: secret },
            platform(() => t, 'other'),
          ),
        ).toEqual([400, 'invalid_request'])
        expect(await refused(form, other)).toEqual([400, 'invalid_grant'])
      })
      const proof = (claims: Record<string, unknown> = {}, by = clientKeys.privateKey) =>
        new SignJWT({
          iss: 'keyed',
          sub: 'keyed',
          aud: t.shop.baseUrl,
          jti: Math.random().toString(36),
          exp: Math.floor(Date.now() / 1000) + 60,
          ...claims,
        })
          .setProtectedHeader({ alg: 'ES256', kid: 'one' })
          .sign(by)
      const shown = async (assertion: Promise<string>) => ({
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: await assertion,
      })
      const keyed = platform(() => t, 'keyed')
      it('signs by its key, each proof once', async () => {
        const code = await agreed(t, ada, keyed)
        const once = await shown(proof())
        expect((await keyed.token({ ...code, ...once })).status).toBe(200)
        expect(await refused({ ...code, ...once }, keyed)).toEqual([401, 'invalid_client'])
      })
      it.each<[string, () => Promise<string>]>([
        ['for somebody else', () => proof({ aud: 'https://other.example' })],
        ['in another name', () => proof({ iss: 'other' })],
        ['that is over', () => proof({ exp: Math.floor(Date.now() / 1000) - 60 })],
        ['that is good for days', () => proof({ exp: Math.floor(Date.now() / 1000) + 86_400 })],
        ['without an id', () => proof({ jti: undefined })],
        ['by another key', () => proof({}, generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)],
      ])('is refused with a proof %s', async (_, assertion) => {
        const form = { grant_type: 'refresh_token', refresh_token: 'x', ...(await shown(assertion())) }
        expect(await refused(form, keyed)).toEqual([401, 'invalid_client'])
      })
      it('whose keys cannot be had is refused', async () => {
        const form = await shown(proof({ iss: 'lost', sub: 'lost' }))
        const lost = platform(() => t, 'lost')
        expect(await refused({ grant_type: 'refresh_token', refresh_token: 'x', ...form }, lost)).toEqual([
          401,
          'invalid_client',
        ])
      })
      it('that is got wrong too often has to wait', async () => {
        const guesses = Array.from({ length: 40 }, () =>
          platform(() => t, 'guessed', 'x').token({ grant_type: 'x' }),
        )
        const statuses = (await Promise.all(guesses)).map(({ status }) => status)
        expect([statuses.includes(401), statuses.includes(429)]).toEqual([true, true])
      })
      it('is told what it says wrong', async () => {
        expect(await refused({ grant_type: 'password' })).toEqual([400, 'unsupported_grant_type'])
        expect(await refused({})).toEqual([400, 'invalid_request'])
        expect(await refused({ grant_type: 'authorization_code' })).toEqual([400, 'invalid_request'])
        const json = await t.app.fetch(
          new Request('http://localhost/oauth2/token', {
            method: 'POST',
            body: '{}',
            headers: { 'content-type': 'application/json' },
          }),
        )
        expect([json.status, (await json.json()).error]).toEqual([400, 'invalid_request'])
      })
    })

    it('nothing that is sent to the endpoints is answered by a mistake of ours', async () => {
      const odd = [
        '',
        ' ',
        '\u0000',
        '%00',
        '%',
        'ä'.repeat(500),
        '[]',
        '{}',
        '..',
        '1e999',
        "' or 1=1 --",
        'a&a=b',
        '\ud800',
      ]
      const names = [
        'grant_type',
        'code',
        'code_verifier',
        'redirect_uri',
        'refresh_token',
        'scope',
        'token',
        'client_id',
        'client_assertion',
        'client_assertion_type',
        'state',
        'request',
      ]
      const form = (at: number) =>
        new URLSearchParams(names.map((name, n) => [name, odd[(at * 7 + n * (at + 1)) % odd.length] ?? '']))
      for (let at = 0; at < 60; at += 1) {
        const fields = form(at)
        if (at % 3 > 0) fields.set('client_id', 'device')
        if (at % 3 === 2) fields.set('grant_type', at % 2 ? 'authorization_code' : 'refresh_token')
        if (at % 3 === 2) fields.delete('client_assertion')
        const authorization = ['Basic x', 'Basic Og==', 'Bearer', 'Basic JTp4', ''][at % 5] ?? ''
        for (const path of ['token', 'revoke']) {
          const { status } = await t.app.fetch(
            new Request(`http://localhost/oauth2/${path}`, {
              method: 'POST',
              body: fields,
              headers: authorization ? { authorization } : {},
            }),
          )
          expect([path, String(fields), status < 500]).toEqual([path, String(fields), true])
        }
        const { status } = await t.app.fetch(new Request(`http://localhost/oauth2/authorize?${fields}`))
        expect([String(fields), status]).toEqual([String(fields), 303])
        const read = await t.try('GET /store/agents/link-requests', {
          query: { request: odd[at % odd.length] },
          headers: ada.headers,
        })
        expect([odd[at % odd.length], read.status < 500]).toEqual([odd[at % odd.length], true])
      }
    })
  },
  { plugins: [connecting] },
)

it('clients that are not in order keep the shop from starting', () => {
  const right = clients[0] as IdentityClient
  const wrong: [Partial<IdentityClient>, string][] = [
    [{ id: '' }, 'its id must be'],
    [{ name: ' ' }, 'told its name'],
    [{ profile: 'agent' }, 'its profile is no address'],
    [{ redirectUris: [] }, 'needs a redirect URI'],
    [{ redirectUris: ['http://agent.example/back'] }, 'is no redirect URI'],
    [{ redirectUris: ['javascript:alert(1)'] }, 'is no redirect URI'],
    [{ redirectUris: ['https://agent.example/#part'] }, 'is no redirect URI'],
    [{ secret }, 'with none it has no secret'],
    [{ authentication: 'client_secret_basic' }, 'needs a secret'],
    [{ authentication: 'client_secret_basic', secret: 'short' }, '32 random characters'],
  ]
  for (const [part, why] of wrong) expect(() => assertClients([{ ...right, ...part }])).toThrow(why)
  expect(() => assertClients([right, right])).toThrow('there are two of this id')
  expect(() =>
    assertClients([{ ...right, redirectUris: ['com.example.app:/back', 'http://[::1]/back'] }]),
  ).not.toThrow()
})
