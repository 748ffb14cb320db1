import { beforeAll, describe, expect, it } from 'vitest'
import { hashOf } from '../../modules/auth/sessions'
import { describeShop } from '../../testing/test-shop'
import { agent, connecting, connectingAt } from '../testing/connecting'
import { agreed, answer, everyScope, pkce, redirectUri, type Shopper, signedUp } from '../testing/link'
import { openedRequest, sealedRequest } from './link-request'
import { identityTables } from './tables'

describeShop(
  'customers whom an agent asks',
  (t) => {
    const { device, holder, refused } = connectingAt(t)
    let ada: Shopper
    beforeAll(async () => {
      ada = await signedUp(t, 'ada@example.com')
    })

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
      const asked = await t.try('GET /store/agents/link-requests', {
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
      expect((await t.try('POST /store/agents/links', { body })).status).toBe(401)
      expect((await t.try('GET /store/agents/link-requests', { query: { request } })).status).toBe(401)
      const token = 'an API token of the customer'
      await t.shop.transaction((tx) =>
        tx.insertRows(tx.t.api_token, [
          {
            name: 'script',
            hint: 'an',
            token_hash: hashOf(token),
            domain: 'store',
            customer_id: ada.id,
          },
        ]),
      )
      const headers = { authorization: `Bearer ${token}` }
      expect((await t.try('GET /store/agents/links', { headers })).status).toBe(200)
      expect((await t.try('POST /store/agents/links', { body, headers })).status).toBe(403)
    })

    it('are told of a request that is made up, changed or over', async () => {
      const word = (await device.authorize({})).searchParams.get('request') ?? ''
      const request = openedRequest(t.shop, word)
      if (!request) throw new Error('the request is fresh')
      const over = sealedRequest(t.shop, request, Date.now() - 21 * 60_000)
      for (const wrong of ['none', `${word.slice(0, -2)}AA`, over]) {
        const read = await t.try('GET /store/agents/link-requests', {
          query: { request: wrong },
          headers: ada.headers,
        })
        expect([read.status, read.body.code]).toEqual([404, 'link_request_over'])
        const body = { request: wrong, is_allowed: true }
        expect((await t.try('POST /store/agents/links', { body, headers: ada.headers })).status).toBe(404)
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
  },
  { plugins: [connecting] },
)
