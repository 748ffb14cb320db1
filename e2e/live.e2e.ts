import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createUser } from '../packages/server/src/modules/user/create-user'
import { signIn } from './back-office'
import { openBrowser, openContext } from './browser'
import { databases } from './databases'
import { type OpenSite, openSite } from './open-site'

const bea = { email: 'bea@example.com', password: 'difference engine' }

/** Two people at work in two browsers: neither reloads a page. */
for (const dialect of databases('sqlite', 'postgres'))
  describe(`a back office that moves by itself (${dialect})`, () => {
    let open: OpenSite
    let browser: Browser
    let ours: Page
    let hers: Page
    let id = ''
    let beaId = ''
    let token = ''
    const post = async (path: string, body: object) => {
      const answer = await fetch(open.url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(body),
      })
      return answer.json()
    }
    const enter = async (who: { email: string; password: string }) => {
      const context = await openContext(browser, { viewport: { width: 1280, height: 900 } })
      const page = await context.newPage()
      await signIn(page, open.url, who)
      return page
    }
    beforeAll(async () => {
      open = await openSite(dialect, inject('templates'))
      beaId = await createUser(open.shop, { ...bea, first_name: 'Bea', last_name: 'Quist', role: 'admin' })
      browser = await openBrowser()
      token = (await post('/admin/auth/token', open.staff)).access_token
      const { collection } = await post('/admin/collections', { title: 'Autumn' })
      id = collection.id
      ours = await enter(open.staff)
      hers = await enter(bea)
    })
    afterAll(async () => {
      await browser?.close()
      await open?.close()
    })
    const title = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()
    const listening = (page: Page) =>
      page.waitForResponse(
        (response) =>
          new URL(response.url()).pathname === '/admin/live' &&
          (response.headers()['content-type'] ?? '').startsWith('text/event-stream'),
      )
    const isStream = (request: Request) =>
      new URL(request.url()).pathname === '/admin/live' &&
      request.headers().accept?.includes('text/event-stream') === true
    const visit = async (page: Page) => {
      const heard = listening(page)
      await page.goto(`${open.url}/app/a/collections/${id}`)
      await heard
      await page.getByRole('heading', { level: 1, name: 'Autumn' }).waitFor()
    }

    it('shows each who else is there, and what they change', async () => {
      await visit(ours)
      await visit(hers)
      await ours.getByRole('button', { name: 'Bea Quist is looking at this' }).waitFor()
      await post(`/admin/collections/${id}`, { title: 'Autumn again' })
      await expect.poll(() => title(ours), { timeout: 30_000 }).toContain('Autumn again')
      await expect.poll(() => title(hers), { timeout: 30_000 }).toContain('Autumn again')
      await hers.goto(`${open.url}/app/a/collections`)
      await expect
        .poll(() => ours.getByRole('button', { name: /Bea Quist/ }).count(), { timeout: 30_000 })
        .toBe(0)
    })

    it('misses nothing while its stream is cut', async () => {
      // Without a network no stream begins; those that are there end when somebody's powers change.
      await ours.context().setOffline(true)
      // A browser without a network calls an answer broken off even where it was ended.
      const ended = Promise.race([
        ours.waitForEvent('requestfinished', isStream),
        ours.waitForEvent('requestfailed', isStream),
      ])
      await post(`/admin/users/${beaId}`, { last_name: 'Quist-Lovelace' })
      await ended
      await post(`/admin/collections/${id}`, { title: 'Winter' })
      const heard = listening(ours)
      await ours.context().setOffline(false)
      await heard
      await expect.poll(() => title(ours), { timeout: 30_000 }).toContain('Winter')
    })
  })
