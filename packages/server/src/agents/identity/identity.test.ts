import { generateKeyPairSync } from 'node:crypto'
import { type JWK, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { runDue } from '../../events/schedule'
import { deliverAll } from '../../events/worker'
import { hashOf } from '../../modules/auth/sessions'
import { subscribersOf, timedWorkOf } from '../../modules/subscribers'
import { definePlugin } from '../../plugins/plugin'
import { describeShop } from '../../testing/test-shop'
import {
  agreed,
  answer,
  everyScope,
  linked,
  pkce,
  platform,
  redirectUri,
  type Shopper,
  signedUp,
} from '../testing/link'
import { identityLinking } from '.'
import { openedRequest, sealedRequest } from './link-request'
import { customerOfToken } from './linked-customer'
import { assertClients, type IdentityClient } from './options'
import { identityMigration, identityTables } from './tables'

const agent = 'https://agent.example/profile'
const secret = 'a secret of thirty-two characters'
const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const jwk = { ...(keys.publicKey.export({ format: 'jwk' }) as JWK), kid: 'one' }
const clients: IdentityClient[] = [
  {
    id: 'device',
    name: 'Device',
    profile: agent,
    redirectUris: [redirectUri, 'http://127.0.0.1/back'],
    authentication: 'none',
  },
  {
    id: 'other',
    name: 'Other',
    profile: 'https://other.example/profile',
    redirectUris: [redirectUri],
    secret,
  },
  { id: 'keyed', name: 'Keyed', profile: 'https://keyed.example/profile', redirectUris: [redirectUri] },
]

/** As the plugin is where it sells to agents, without a protocol. */
const agents = definePlugin({
  name: 'agents',
  migrations: [
    { name: '0001-sessions', sql: 'create table agents_session (id text primary key)' },
    identityMigration,
  ],
  ...identityLinking({
    clients,
    scopes: everyScope,
    keysOf: async (_, { id }) => (id === 'keyed' ? [jwk] : undefined),
  }),
})

const longAgo = '2020-01-01T00:00:00.000Z'

describeShop(
  'customers who connect agents',
  (t) => {
    const device = platform(() => t, 'device')
    const other = platform(() => t, 'other', secret)
    let ada: Shopper
    beforeAll(async () => {
      ada = await signedUp(t, 'ada@example.com')
    })
    const holder = (access_token: string, by = agent) => customerOfToken(t.shop, access_token, by)
    const linksOf = async ({ headers }: Shopper) =>
      (await t.try('GET /store/agents/links' as never, { headers })).body.links
    const refused = async (form: Record<string, string>, by = device) => {
      const { status, body, headers } = await by.token(form)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(Object.keys(body)).toEqual(['error', 'error_description'])
      return [status, body.error]
    }

    it('are found by the metadata of the server, whose issuer is the shop to the letter', async () => {
      const said = await device.metadata()
      expect(said).toMatchObject({
        issuer: t.shop.baseUrl,
        scopes_supported: everyScope,
        response_types_supported: ['code'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['private_key_jwt', 'client_secret_basic', 'none'],
        authorization_response_iss_parameter_supported: true,
      })
      for (const name of ['authorization', 'token', 'revocation'])
        expect(said[`${name}_endpoint`].startsWith(`${t.shop.baseUrl}/oauth2/`)).toBe(true)
      const resource = await t.app.fetch(new Request('http://localhost/.well-known/oauth-protected-resource'))
      expect(await resource.json()).toMatchObject({
        resource: t.shop.baseUrl,
        authorization_servers: [t.shop.baseUrl],
      })
    })

    it('are asked by the shop, agree, and are sent back with code, state and issuer', async () => {
      const { verifier, challenge } = pkce()
      const page = await device.authorize({ code_challenge: challenge, state: 'a b&c=d' })
      expect(`${page.origin}${page.pathname}`).toBe(`${t.shop.baseUrl}/account/connect`)
      const request = page.searchParams.get('request') ?? ''
      const asked = await t.try('GET /store/agents/link-requests' as never, {
        query: { request },
        headers: ada.headers,
      })
      expect(asked.body.link_request).toEqual({
        name: 'Device',
        profile: agent,
        scopes: everyScope,
        allowed: [],
        redirect_uri: redirectUri,
        expires_at: expect.any(String),
      })
      const back = await answer(t, ada, page)
      expect(`${back.origin}${back.pathname}`).toBe(redirectUri)
      expect(Object.fromEntries(back.searchParams)).toEqual({
        code: expect.any(String),
        state: 'a b&c=d',
        iss: t.shop.baseUrl,
      })
      const given = await device.token({
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
        code_verifier: verifier,
      })
      expect([given.status, given.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(given.body).toEqual({
        access_token: expect.any(String),
        token_type: 'Bearer',
        expires_in: 600,
        refresh_token: expect.any(String),
        scope: everyScope.join(' '),
      })
      expect(await holder(given.body.access_token)).toMatchObject({
        id: ada.id,
        email: ada.email,
        client_id: 'device',
      })
      // Of what was given only hashes are kept.
      const kept = JSON.stringify(await t.shop.db.rowsWhere(identityTables(t.shop.db).token, {}))
      expect(kept).not.toContain(given.body.access_token)
      expect(kept).toContain(hashOf(given.body.access_token))
    })

    it('who do not agree are sent back with just that', async () => {
      const back = await answer(t, ada, await device.authorize({ state: 's' }), false)
      expect(Object.fromEntries(back.searchParams)).toMatchObject({
        error: 'access_denied',
        state: 's',
        iss: t.shop.baseUrl,
      })
      expect(back.searchParams.has('code')).toBe(false)
    })

    it('have to be signed in, and by themselves', async () => {
      const request = (await device.authorize({})).searchParams.get('request')
      const body = { request, is_allowed: true }
      expect((await t.try('POST /store/agents/links' as never, { body })).status).toBe(401)
      expect((await t.try('GET /store/agents/link-requests' as never, { query: { request } })).status).toBe(
        401,
      )
      const token = 'an API token of the customer'
      await t.shop.transaction((tx) =>
        tx.insertRows(tx.t.api_token, [
          {
            name: 'script',
            hint: 'an',
            token_hash: hashOf(token),
            domain: 'store',
            customer_id: ada.id,
          } as never,
        ]),
      )
      const headers = { authorization: `Bearer ${token}` }
      expect((await t.try('GET /store/agents/links' as never, { headers })).status).toBe(200)
      expect((await t.try('POST /store/agents/links' as never, { body, headers })).status).toBe(403)
    })

    it('are told of a request that is made up, changed or over', async () => {
      const word = (await device.authorize({})).searchParams.get('request') ?? ''
      const request = openedRequest(t.shop, word)
      if (!request) throw new Error('the request is fresh')
      const over = sealedRequest(t.shop, request, Date.now() - 21 * 60_000)
      for (const wrong of ['none', `${word.slice(0, -2)}AA`, over]) {
        const read = await t.try('GET /store/agents/link-requests' as never, {
          query: { request: wrong },
          headers: ada.headers,
        })
        expect([read.status, read.body.code]).toEqual([404, 'link_request_over'])
        const body = { request: wrong, is_allowed: true }
        expect(
          (await t.try('POST /store/agents/links' as never, { body, headers: ada.headers })).status,
        ).toBe(404)
      }
    })

    describe('by a request that is wrong', () => {
      it.each<[string, Record<string, string>]>([
        ['another client', { client_id: 'nobody' }],
        ['another redirect URI', { redirect_uri: 'https://agent.example/callback/' }],
        ['a redirect URI with more behind it', { redirect_uri: `${redirectUri}?x=1` }],
        ['one of another port', { redirect_uri: 'https://agent.example:444/callback' }],
        ['a path of the user’s machine that is not theirs', { redirect_uri: 'http://127.0.0.1:5000/other' }],
        ['the user’s machine by another name', { redirect_uri: 'http://localhost/back' }],
        ['no redirect URI', { redirect_uri: '' }],
      ])('%s: are sent nowhere', async (_, parameters) => {
        const page = await device.authorize(parameters)
        expect(page.href).toBe(`${t.shop.baseUrl}/account/connect?request=none`)
      })
      it.each<[string, Record<string, string>, string]>([
        ['no PKCE', { code_challenge: '' }, 'invalid_request'],
        ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
        ['no method of PKCE', { code_challenge_method: '' }, 'invalid_request'],
        ['a challenge that is none', { code_challenge: 'short' }, 'invalid_request'],
        ['no type', { response_type: '' }, 'invalid_request'],
        ['a token instead of a code', { response_type: 'token' }, 'unsupported_response_type'],
        ['a scope that is none', { scope: 'dev.ucp.shopping.order:read admin' }, 'invalid_scope'],
        ['no scope', { scope: '' }, 'invalid_scope'],
      ])('%s: tell the client', async (_, parameters, error) => {
        const back = await device.authorize({ ...parameters, state: 'kept' })
        expect(`${back.origin}${back.pathname}`).toBe(redirectUri)
        expect(Object.fromEntries(back.searchParams)).toEqual({
          error,
          error_description: expect.any(String),
          state: 'kept',
          iss: t.shop.baseUrl,
        })
      })
      it('parameters that are there twice are none', async () => {
        const ask = async (more: string) => {
          const url = `http://localhost/oauth2/authorize?client_id=device&redirect_uri=${encodeURIComponent(redirectUri)}${more}`
          return (await t.app.fetch(new Request(url))).headers.get('location')
        }
        expect(await ask('&client_id=other')).toBe(`${t.shop.baseUrl}/account/connect?request=none`)
        expect(await ask('&scope=a&scope=b')).toContain(`${redirectUri}?error=invalid_request`)
      })
    })

    it('programs on their machines listen on any port, and are given tokens by just that address', async () => {
      const redirect_uri = 'http://127.0.0.1:51234/back'
      const code = await agreed(t, ada, device, { redirect_uri })
      expect(await refused({ ...code, redirect_uri: 'http://127.0.0.1/back' })).toEqual([
        400,
        'invalid_grant',
      ])
      expect((await device.token(code)).status).toBe(200)
    })

    describe('a code', () => {
      it('needs the verifier', async () => {
        const code = await agreed(t, ada, device)
        const { code_verifier: _, ...without } = code
        expect(await refused(without)).toEqual([400, 'invalid_grant'])
        expect(await refused({ ...code, code_verifier: pkce().verifier })).toEqual([400, 'invalid_grant'])
        expect(await refused({ ...code, code_verifier: 'short' })).toEqual([400, 'invalid_grant'])
        expect((await device.token(code)).status).toBe(200)
      })
      it('is for its client, and for its redirect URI', async () => {
        const code = await agreed(t, ada, device)
        expect(await refused(code, other)).toEqual([400, 'invalid_grant'])
        expect(await refused({ ...code, redirect_uri: 'https://agent.example/else' })).toEqual([
          400,
          'invalid_grant',
        ])
        expect(await refused({ ...code, redirect_uri: '' })).toEqual([400, 'invalid_request'])
      })
      it('is over after a minute', async () => {
        const code = await agreed(t, ada, device)
        await t.shop.transaction((tx) =>
          tx.updateRows(identityTables(tx).code, { hash: hashOf(code.code) }, { expires_at: longAgo }),
        )
        expect(await refused(code)).toEqual([400, 'invalid_grant'])
      })
      it('used twice ends what was given for it', async () => {
        const code = await agreed(t, ada, device)
        const { body } = await device.token(code)
        expect(await holder(body.access_token)).toBeDefined()
        expect(await refused(code)).toEqual([400, 'invalid_grant'])
        expect(await holder(body.access_token)).toBeUndefined()
        expect(await refused({ grant_type: 'refresh_token', refresh_token: body.refresh_token })).toEqual([
          400,
          'invalid_grant',
        ])
      })
      it('of ten who come at once is given to one', async () => {
        const code = await agreed(t, ada, device)
        const answers = await Promise.all(Array.from({ length: 10 }, () => device.token(code)))
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
      })
    })

    describe('a refresh token', () => {
      const refresh = (refresh_token: string, more: Record<string, string> = {}) => ({
        grant_type: 'refresh_token',
        refresh_token,
        ...more,
      })
      it('is good once, and gives the next', async () => {
        const first = await linked(t, ada, device)
        const { status, body } = await device.token(refresh(first.refresh_token))
        expect([status, body.refresh_token === first.refresh_token]).toEqual([200, false])
        expect(await holder(body.access_token)).toMatchObject({ id: ada.id })
        const next = await device.token(refresh(body.refresh_token))
        expect(next.status).toBe(200)
      })
      it('shown again ends all that came of the same code', async () => {
        const first = await linked(t, ada, device)
        const second = (await device.token(refresh(first.refresh_token))).body
        expect(await refused(refresh(first.refresh_token))).toEqual([400, 'invalid_grant'])
        for (const { access_token } of [first, second]) expect(await holder(access_token)).toBeUndefined()
        expect(await refused(refresh(second.refresh_token))).toEqual([400, 'invalid_grant'])
      })
      it('is of its client, and over after sixty days', async () => {
        const { refresh_token } = await linked(t, ada, device)
        expect(await refused(refresh(refresh_token), other)).toEqual([400, 'invalid_grant'])
        await t.shop.transaction((tx) =>
          tx.updateRows(identityTables(tx).token, { hash: hashOf(refresh_token) }, { expires_at: longAgo }),
        )
        expect(await refused(refresh(refresh_token))).toEqual([400, 'invalid_grant'])
      })
      it('can be had less for, and never more', async () => {
        const [few = '', more = ''] = everyScope
        const { refresh_token } = await linked(
          t,
          await signedUp(t, 'few@example.com'),
          device,
          `${few} ${more}`,
        )
        expect(await refused(refresh(refresh_token, { scope: everyScope.join(' ') }))).toEqual([
          400,
          'invalid_scope',
        ])
        const { body } = await device.token(refresh(refresh_token, { scope: few }))
        expect([body.scope, [...((await holder(body.access_token))?.scopes ?? [])]]).toEqual([few, [few]])
        expect((await device.token(refresh(body.refresh_token))).body.scope).toBe(`${few} ${more}`)
      })
    })

    describe('an access token', () => {
      it('counts for its agent, and for ten minutes', async () => {
        const { access_token } = await linked(t, ada, device)
        expect(await holder(access_token, 'https://other.example/profile')).toBeUndefined()
        await t.shop.transaction((tx) =>
          tx.updateRows(identityTables(tx).token, { hash: hashOf(access_token) }, { expires_at: longAgo }),
        )
        expect(await holder(access_token)).toBeUndefined()
      })
      it('is none for the calls of the storefront', async () => {
        const { access_token, refresh_token } = await linked(t, ada, device)
        for (const token of [access_token, refresh_token]) {
          const headers = { authorization: `Bearer ${token}` }
          expect((await t.try('GET /store/customers/me', { headers })).status).toBe(401)
        }
        expect(await holder(refresh_token)).toBeUndefined()
      })
      it('is revoked by itself; a refresh token with all that came of it; and by its client alone', async () => {
        const one = await linked(t, ada, device)
        expect((await other.revoke(one.access_token)).status).toBe(200)
        expect(await holder(one.access_token)).toBeDefined()
        expect((await device.revoke(one.access_token)).status).toBe(200)
        expect(await holder(one.access_token)).toBeUndefined()
        const { body } = await device.token({ grant_type: 'refresh_token', refresh_token: one.refresh_token })
        expect((await device.revoke(body.refresh_token)).status).toBe(200)
        expect(await holder(body.access_token)).toBeUndefined()
        expect((await device.revoke('nothing of ours')).status).toBe(200)
      })
    })

    describe('an account', () => {
      it('shows what is connected, its own alone, and ends it at once', async () => {
        const eve = await signedUp(t, 'eve@example.com')
        const { access_token, refresh_token } = await linked(t, eve, other, everyScope[0])
        const [link, ...more] = await linksOf(eve)
        expect([link, more]).toEqual([
          {
            id: expect.any(String),
            name: 'Other',
            profile: 'https://other.example/profile',
            scopes: [everyScope[0]],
            created_at: expect.any(String),
            last_used_at: null,
          },
          [],
        ])
        expect(await holder(access_token, 'https://other.example/profile')).toMatchObject({ id: eve.id })
        expect((await linksOf(eve))[0].last_used_at).toEqual(expect.any(String))
        const end = (headers: Record<string, string>) =>
          t.try('DELETE /store/agents/links/:id' as never, { params: { id: link.id }, headers })
        expect((await end(ada.headers)).status).toBe(404)
        expect((await end({})).status).toBe(401)
        expect((await end(eve.headers)).body).toEqual({ id: link.id, object: 'agent_link', deleted: true })
        expect(await holder(access_token, 'https://other.example/profile')).toBeUndefined()
        expect(await refused({ grant_type: 'refresh_token', refresh_token }, other)).toEqual([
          400,
          'invalid_grant',
        ])
        expect(await linksOf(eve)).toEqual([])
      })
      it('lets an agent do more without losing what it may', async () => {
        const [few = '', more = ''] = everyScope
        const eva = await signedUp(t, 'eva@example.com')
        await linked(t, eva, device, few)
        expect((await linked(t, eva, device, more)).scope).toBe(`${few} ${more}`)
        expect(await linksOf(eva)).toHaveLength(1)
      })
      it('with a new password has nothing connected any more', async () => {
        const mia = await signedUp(t, 'mia@example.com')
        const { access_token, refresh_token } = await linked(t, mia, device)
        await t.call('POST /store/customers/me', {
          body: { password: 'difference engine no. 2' },
          headers: mia.headers,
        })
        expect(await holder(access_token)).toBeUndefined()
        expect(await refused({ grant_type: 'refresh_token', refresh_token })).toEqual([400, 'invalid_grant'])
        const again = { ...mia, ...(await signInAgain(mia.email, 'difference engine no. 2')) }
        expect(await linksOf(again)).toEqual([])
        const anew = await linked(t, again, device, everyScope[0])
        expect(anew.scope).toBe(everyScope[0])
        expect(await holder(access_token)).toBeUndefined()
      })
      it('that is deleted has nothing connected, and leaves nothing behind', async () => {
        const zoe = await signedUp(t, 'zoe@example.com')
        const { access_token } = await linked(t, zoe, device)
        await t.call('DELETE /store/customers/me', { body: { password: zoe.password }, headers: zoe.headers })
        expect(await holder(access_token)).toBeUndefined()
        await deliverAll(t.shop, subscribersOf(t.shop))
        expect(await t.shop.db.rowsWhere(identityTables(t.shop.db).link, { customer_id: zoe.id })).toEqual([])
      })
    })
    const signInAgain = async (email: string, password: string) => {
      const { access_token } = await t.call('POST /store/auth/token', { body: { email, password } })
      return { headers: { authorization: `Bearer ${access_token}` } }
    }

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
      const proof = (claims: Record<string, unknown> = {}, by = keys.privateKey) =>
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
        ['of a client without keys', () => proof({ iss: 'other', sub: 'other' })],
      ])('is refused with a proof %s', async (_, assertion) => {
        const form = { grant_type: 'refresh_token', refresh_token: 'x', ...(await shown(assertion())) }
        const { client_id: _id, ...anonymous } = { client_id: '', ...form }
        expect(await refused(anonymous, keyed)).toEqual([401, 'invalid_client'])
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

    it('leave nothing behind of what is over', async () => {
      const leo = await signedUp(t, 'leo@example.com')
      await linked(t, leo, device)
      const { link, code, token } = identityTables(t.shop.db)
      const [{ id: link_id } = { id: '' }] = await t.shop.db.rowsWhere(link, { customer_id: leo.id })
      await t.shop.transaction(async (tx) => {
        await tx.updateRows(link, { id: link_id }, { created_at: longAgo })
        for (const table of [code, token]) await tx.updateRows(table, { link_id }, { expires_at: longAgo })
        await tx.updateRows(tx.t.schedule, { id: 'plugin:agents:forget-links' }, { due_at: longAgo })
      })
      await runDue(
        t.shop,
        timedWorkOf(t.shop).filter(({ id }) => id === 'plugin:agents:forget-links'),
      )
      for (const table of [code, token]) expect(await t.shop.db.rowsWhere(table, { link_id })).toEqual([])
      expect(await t.shop.db.rowsWhere(link, { id: link_id })).toEqual([])
      expect((await linksOf(ada)).length).toBeGreaterThan(0)
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
        const read = await t.try('GET /store/agents/link-requests' as never, {
          query: { request: odd[at % odd.length] },
          headers: ada.headers,
        })
        expect([odd[at % odd.length], read.status < 500]).toEqual([odd[at % odd.length], true])
      }
    })
  },
  { plugins: [agents] },
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
