import { createHash, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freePort } from '../packages/server/src/testing/free-port'
import { wrongs } from './axe'
import { openBrowser, openContext } from './browser'
import { type OpenSite, openSite } from './open-site'
import { settled, tooWide } from './visit'

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const scopes = [
  'dev.ucp.shopping.order:read',
  'dev.ucp.shopping.cart:manage',
  'dev.ucp.shopping.checkout:manage',
]
const wide = { width: 1440, height: 1000 }
const narrow = { width: 390, height: 844 }

/** A shopper who lets a program on their machine act for them, and ends it again. */
describe('connecting an agent', () => {
  let open: OpenSite
  let browser: Browser
  let program: Server
  let redirect_uri: string
  beforeAll(async () => {
    program = createServer((_, response) => response.end('<h1>Back in the program</h1>'))
    await new Promise<void>((done) => program.listen(0, '127.0.0.1', done))
    redirect_uri = `http://127.0.0.1:${(program.address() as AddressInfo).port}/back`
    // Customers are led to the address the shop knows itself by.
    const port = await freePort()
    const client = {
      id: 'helper',
      name: 'Shopping Helper',
      profile: 'https://helper.example/profile',
      redirectUris: ['http://127.0.0.1/back', 'com.example.helper:/back?by=shop'],
      authentication: 'none' as const,
    }
    open = await openSite(
      'sqlite',
      inject('templates'),
      {},
      {
        port,
        baseUrl: `http://localhost:${port}`,
        agents: { ucp: { identity: { clients: [client] } } },
      },
    )
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await open?.close()
    program?.close()
  })
  const fill = async (page: Page, fields: Record<string, string>) => {
    for (const [name, text] of Object.entries(fields)) await page.locator(`main [name=${name}]`).fill(text)
    await page.locator('main .narrow-form button[type=submit]').click()
  }
  const request = (to = redirect_uri) => {
    const verifier = randomBytes(32).toString('base64url')
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: 'helper',
      redirect_uri: to,
      scope: scopes.join(' '),
      state: 'what the program knows',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    return { verifier, url: `${open.url}/oauth2/authorize?${query}` }
  }
  /** In both directions, lights and widths: nothing sticks out, and readers find nothing wrong. */
  const inspect = async (page: Page, name: string) => {
    const shots = process.env.CARTWRIGHT_TEST_PICTURES
    for (const [size, colorScheme] of [
      [wide, 'light'],
      [wide, 'dark'],
      [narrow, 'light'],
      [narrow, 'dark'],
    ] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(settled)
      expect([name, size.width, await tooWide(page)]).toEqual([name, size.width, 0])
      expect(await wrongs(page, standards)).toEqual([])
      if (shots)
        await page.screenshot({ path: `${shots}/${name}-${size.width}-${colorScheme}.png`, fullPage: true })
    }
  }

  it.each([true, false])(
    'takes a guest by way of a new account back to the program, and ends in the account (JavaScript: %s)',
    { timeout: 240_000 },
    async (javaScriptEnabled) => {
      const email = `ada-${javaScriptEnabled}@example.com`
      const context = await openContext(browser, { javaScriptEnabled, viewport: wide })
      const page = await context.newPage()
      const { url, verifier } = request()
      await page.goto(url)
      await page.waitForURL('**/account/login?next=*')
      await page.locator('main .page-head a').click()
      await page.waitForURL('**/account/register?next=*')
      await fill(page, { first_name: 'Ada', last_name: 'Byron', email, password: 'analytical engine' })
      await page.waitForURL('**/account/connect?request=*')
      expect(await page.locator('h1').innerText()).toContain('Shopping Helper')
      expect(await page.locator('main').innerText()).toContain(email)
      expect(await page.locator('.agent-scopes li').count()).toBe(3)
      if (javaScriptEnabled) await inspect(page, 'connect')
      await page.locator('button[value=allow]').click()
      await page.waitForURL(`${redirect_uri}?*`)
      const back = new URL(page.url()).searchParams
      expect([back.get('state'), back.get('iss')]).toEqual(['what the program knows', open.shop.baseUrl])
      const given = await fetch(`${open.url}/oauth2/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: 'helper',
          code: back.get('code') ?? '',
          redirect_uri,
          code_verifier: verifier,
        }),
      })
      expect(given.status).toBe(200)

      await page.goto(`${open.url}/account`)
      await page.locator('.account-nav a[href="/account/agents"]').click()
      await page.waitForURL('**/account/agents')
      expect(await page.locator('.agent-name').allInnerTexts()).toEqual(['Shopping Helper'])
      if (javaScriptEnabled) await inspect(page, 'agents')
      await page.locator('.address-ways a').click()
      await page.locator('.agent-end').waitFor()
      if (javaScriptEnabled) await inspect(page, 'ending')
      await page.locator('.agent-end button').click()
      await page.waitForURL('**/account/agents?ended=1')
      expect(await page.locator('.agent-name').count()).toBe(0)
      if (javaScriptEnabled) await inspect(page, 'none')
      const { refresh_token } = (await given.json()) as { refresh_token: string }
      const body = new URLSearchParams({ grant_type: 'refresh_token', client_id: 'helper', refresh_token })
      expect((await fetch(`${open.url}/oauth2/token`, { method: 'POST', body })).status).toBe(400)

      if (javaScriptEnabled) {
        await page.goto(request().url)
        await page.waitForURL('**/account/connect?*')
        const path = new URL(page.url())
        for (const language of ['ar', 'de']) {
          await page.goto(`${open.url}/${language}${path.pathname}${path.search}`)
          await inspect(page, `connect-${language}`)
        }
        await page.goto(path.href)
        await page.locator('button[value=later]').click()
        await page.waitForURL(`${redirect_uri}?error=access_denied&*`)
      }
      await context.close()
    },
  )

  it('says so where a request is none, is shown in nobody’s frame, and leads nowhere else', async () => {
    const context = await openContext(browser, { viewport: wide })
    const page = await context.newPage()
    const answer = await page.goto(
      `${open.url}/oauth2/authorize?client_id=nobody&redirect_uri=${redirect_uri}`,
    )
    await page.waitForURL('**/account/connect?request=none')
    expect(await page.locator('[role=alert]').count()).toBe(1)
    await inspect(page, 'over')
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(policy).not.toContain(redirect_uri)
    await context.close()
  })

  it('leads to a program by its own scheme, and lets the form of just that page do so', async () => {
    const account = { email: 'eve@example.com', password: 'analytical engine' }
    const post = (path: string) =>
      fetch(`${open.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account),
      })
    await post('/store/customers')
    const { access_token } = (await (await post('/store/auth/token')).json()) as { access_token: string }
    const headers = { cookie: `customer=${access_token}` }
    const sent = await fetch(request('com.example.helper:/back?by=shop').url, { redirect: 'manual' })
    const page = sent.headers.get('location') ?? ''
    const policyOf = async (address: string) =>
      (await fetch(address, { headers })).headers.get('content-security-policy')
    expect(await policyOf(page)).toContain("form-action 'self' com.example.helper:;")
    expect(await policyOf(`${open.url}/account`)).toContain("form-action 'self';")
    const allow = (more: Record<string, string>) =>
      fetch(page, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...headers, ...more },
        body: new URLSearchParams({ intent: 'allow' }),
      })
    expect((await allow({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const back = await allow({ 'sec-fetch-site': 'same-origin' })
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^com\.example\.helper:\/back\?by=shop&code=[\w-]{43}&state=/),
    ])
  })
})
