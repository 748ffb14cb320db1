import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { type Client, createClient } from '../packages/sdk/src/index'
import { mailbox } from '../packages/server/src/testing/mailbox'
import { wrongs } from './axe'
import { openBrowser, openContext } from './browser'
import { databases } from './databases'
import { type OpenSite, openSite } from './open-site'
import { tooWide } from './visit'

const bowl = '/p/wide-bowl-tenmoku'
const jug = '/p/tall-jug-ash-glaze'
const both = [
  [true, { width: 1280, height: 900 }],
  [false, { width: 390, height: 844 }],
] as const

interface Mail {
  head: string
  body: string
}

/** A mail as its reader sees it: lines that were folded for the way, and signs of the body that were spelled out, are put back. */
function readable(content: string): Mail {
  const end = content.indexOf('\n\n')
  const body = content
    .slice(end)
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return { head: content.slice(0, end).replace(/\n[ \t]+/g, ' '), body }
}

/** The path of a link in a mail, wherever the shop says it stands. */
function pathIn({ body }: Mail, page: string): string {
  const found = new RegExp(`https?://[^/\\s]+(/\\S*${page}[^\\s"<>]*)`).exec(body)?.[1]
  if (!found) throw new Error(`The mail has no link to ${page}: ${body}`)
  return found.replaceAll('&amp;', '&')
}

/** The path that a mail program posts to when its reader wants no more of the kind. */
function oneClickPath({ head }: Mail): string {
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  return /^List-Unsubscribe: <https?:\/\/[^/]+(\/[^>]+)>/m.exec(head)?.[1] ?? ''
}

/** Staff who put one piece into the shelf, or take all out. */
const shelfOf = (client: Client) => async (handle: string, pieces: number) => {
  const { products } = await client.admin.products.list({ handle })
  const id = products[0]?.id ?? ''
  const { stock } = await client.send('GET /admin/products/:id/stock', { params: { id } })
  const level = stock[0]?.levels[0]
  const place = { id: level?.inventory_item_id ?? '', location_id: level?.location_id ?? '' }
  const body = { to: pieces, reason: 'counted' as const }
  await client.send('POST /admin/inventory-items/:id/location-levels/:location_id/adjust', {
    params: place,
    body,
  })
}

for (const dialect of databases('postgres'))
  describe(`what the shop writes to whoever asks (${dialect})`, () => {
    let open: OpenSite
    let browser: Browser
    let box: Awaited<ReturnType<typeof mailbox>>
    let client: Client
    let shelf: ReturnType<typeof shelfOf>
    beforeAll(async () => {
      box = await mailbox()
      open = await openSite(dialect, inject('templates'))
      browser = await openBrowser()
      const { access_token } = await createClient({ baseUrl: open.url }).admin.auth.getToken(open.staff)
      client = createClient({ baseUrl: open.url, adminToken: access_token })
      const server = { host: '127.0.0.1', port: box.port, from: 'Kiln & Loom <shop@example.com>' }
      await client.admin.mailServer.update({ ...server, security: 'none' })
      shelf = shelfOf(client)
    })
    beforeEach(() => {
      box.taken.length = 0
    })
    afterAll(async () => {
      await browser?.close()
      await open?.close()
      box?.server.close()
    })

    const mailsTo = (email: string) =>
      box.taken
        .filter(({ to }) => to.some((line) => line.includes(email)))
        .map(({ content }) => readable(content))
    /** Waits for a mail to somebody: events go out at once, and who waits for a piece is looked for now and then. */
    const mailTo = async (email: string, about: string): Promise<Mail> => {
      await expect
        .poll(() => mailsTo(email).some(({ body }) => body.includes(about)), { timeout: 90_000 })
        .toBe(true)
      return mailsTo(email).find(({ body }) => body.includes(about)) ?? { head: '', body: '' }
    }
    const visitorOf = async (javaScriptEnabled: boolean, viewport: { width: number; height: number }) => {
      const context = await openContext(browser, { javaScriptEnabled, viewport })
      const page = await context.newPage()
      const isFine = async () => {
        if (javaScriptEnabled) expect(await wrongs(page)).toEqual([])
        else expect(await tooWide(page)).toBe(0)
      }
      return { context, page, isFine }
    }
    const status = (page: Page) => page.locator('main [role=status]:visible').first()

    it.each(both)(
      'a piece that is sold out is waited for, and told of once when it is back (JavaScript: %s)',
      async (javaScriptEnabled, viewport) => {
        const { context, page, isFine } = await visitorOf(javaScriptEnabled, viewport)
        const email = `waiting-${javaScriptEnabled}@example.com`
        await shelf('wide-bowl-tenmoku', 0)
        await page.goto(open.url + bowl)
        if (javaScriptEnabled) {
          await page.waitForFunction(() =>
            document
              .querySelector('shop-island:is([data-name=product], [data-name=soldOut])')
              ?.hasAttribute('data-alive'),
          )
          await page.evaluate(() => Object.assign(window, { isSamePage: true }))
        }
        const field = page.locator('#notify input[name=email]')
        const ask = page.locator('#notify button[value=notify]')
        await field.fill('waiting@')
        await ask.click()
        await page.locator('#notify .cw-Field-error').waitFor()
        expect(await field.inputValue()).toBe('waiting@')
        await isFine()
        await field.fill(email)
        await ask.click()
        await page.locator('#notify [role=status]').waitFor()
        expect(new URL(page.url()).pathname).toBe(bowl)
        if (javaScriptEnabled) {
          expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true)
          expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status')
        }
        await isFine()
        const told = await page.locator('#notify [role=status]').innerText()
        // Who asks once more is told the same.
        await page.goto(open.url + bowl)
        await field.fill(email)
        await ask.click()
        await page.locator('#notify [role=status]').waitFor()
        expect(await page.locator('#notify [role=status]').innerText()).toBe(told)

        await shelf('wide-bowl-tenmoku', 2)
        const mail = await mailTo(email, 'is back')
        expect(oneClickPath(mail)).toContain('/back-in-stock/stop?token=')
        await page.goto(open.url + pathIn(mail, bowl))
        await page.locator('button[name=intent][value=add]').waitFor()
        expect(await page.locator('#notify').count()).toBe(0)

        await page.goto(open.url + pathIn(mail, '/back-in-stock/stop'))
        await isFine()
        await page.locator('main form button').click()
        await page.locator('main .notice').waitFor()
        expect(await status(page).innerText()).toContain('We will not write to you')
        expect(mailsTo(email)).toHaveLength(1)
        await context.close()
      },
    )

    it.each(both)(
      'the newsletter is asked for below a page, confirmed by a press and left by one click (JavaScript: %s)',
      async (javaScriptEnabled, viewport) => {
        const { context, page, isFine } = await visitorOf(javaScriptEnabled, viewport)
        const email = `reader-${javaScriptEnabled}@example.com`
        const state = async () =>
          (await client.admin.newsletterSubscribers.list({ q: email })).newsletter_subscribers[0]?.state
        await page.goto(`${open.url}/collections`)
        await page.locator('.newsletter input[name=email]').fill('reader@')
        await page.locator('.newsletter button').click()
        await page.locator('main [aria-invalid=true]').waitFor()
        expect(await page.locator('main input[name=email]').inputValue()).toBe('reader@')
        await isFine()
        await page.locator('main input[name=email]').fill(email)
        await page.locator('main form button').click()
        await page.waitForURL('**/newsletter?sent=1')
        await isFine()

        const asked = await mailTo(email, 'Please confirm')
        const link = pathIn(asked, '/newsletter/confirm')
        await page.goto(open.url + link)
        await isFine()
        // Whoever only looks, as programs that look after mails do, changes nothing.
        expect(await state()).toBe('pending')
        await page.locator('main form button').click()
        await page.waitForURL('**/newsletter/confirm?done=1')
        expect(await status(page).innerText()).toContain('confirmed')
        expect(await state()).toBe('confirmed')

        const welcome = await mailTo(email, 'on the list')
        const leave = pathIn(welcome, '/newsletter/unsubscribe')
        await page.goto(open.url + leave)
        expect(await state()).toBe('confirmed')
        const oneClick = await fetch(open.url + oneClickPath(welcome), {
          method: 'POST',
          body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
          redirect: 'manual',
        })
        expect(oneClick.status).toBe(200)
        expect(await state()).toBe('left')
        // The page that is still open takes its press as well, and says the same.
        await page.locator('main form button').click()
        await page.waitForURL('**/newsletter/unsubscribe?done=1')
        await page.goto(`${open.url}/newsletter/confirm?token=wrong`)
        await page.locator('main form button').click()
        await page.locator('main [role=alert]').waitFor()
        await isFine()
        await context.close()
      },
    )

    it.each(both)(
      'a wish list is kept by the browser alone (JavaScript: %s)',
      async (javaScriptEnabled, viewport) => {
        const { context, page, isFine } = await visitorOf(javaScriptEnabled, viewport)
        await page.goto(`${open.url}/wishes`)
        expect(await page.locator('main .button-main').getAttribute('href')).toBe('/collections')
        await isFine()
        for (const piece of [jug, bowl]) {
          await page.goto(open.url + piece)
          if (javaScriptEnabled)
            await page.waitForFunction(() =>
              document
                .querySelector('shop-island:is([data-name=product], [data-name=soldOut])')
                ?.hasAttribute('data-alive'),
            )
          await page.locator('.wish-button').click()
          await page.locator('.wish-button[aria-pressed=true]').waitFor()
          await page.locator('.wish a[href="/wishes"]').waitFor()
          expect(new URL(page.url()).pathname).toBe(piece)
        }
        await isFine()
        await expect
          .poll(async () => (await context.cookies()).some(({ name }) => name === 'wishes'))
          .toBe(true)
        await page.goto(`${open.url}/wishes`)
        const titles = page.locator('.plates .cw-ProductCard-link')
        expect(await titles.allInnerTexts()).toEqual(['Wide bowl, tenmoku', 'Tall jug, ash glaze'])
        expect(await page.locator('.cw-ProductCard-price').first().innerText()).toMatch(/\d/)
        await isFine()
        await page.locator('.wish-drop').first().click()
        await page.waitForURL('**/wishes?dropped=*')
        expect(await titles.allInnerTexts()).toEqual(['Tall jug, ash glaze'])
        await page.locator('.wish-notice button').click()
        await page.waitForURL('**/wishes')
        expect(await titles.count()).toBe(2)
        // The heart of a piece takes it off again, where it stands.
        await page.goto(open.url + jug)
        await page.locator('.wish-button[aria-pressed=true]').click()
        await page.locator('.wish-button[aria-pressed=false]').waitFor()
        await context.close()
      },
    )
  })
