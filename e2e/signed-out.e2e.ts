import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser } from './browser'
import { type OpenSite, openSite } from './open-site'

const email = 'ada@example.com'
const password = 'analytical engine'

/** A shopper whose session ends somewhere else: signed in again they find what they left. */
describe('a session that ends', () => {
  let open: OpenSite
  let browser: Browser
  beforeAll(async () => {
    open = await openSite('sqlite', inject('templates'))
    browser = await openBrowser()
    const body = JSON.stringify({ email, password, first_name: 'Ada', last_name: 'Byron' })
    const headers = { 'content-type': 'application/json' }
    await fetch(`${open.url}/store/customers`, { method: 'POST', headers, body })
  })
  afterAll(async () => {
    await browser?.close()
    await open?.close()
  })
  const signIn = async (page: Page) => {
    await page.locator('.narrow-form [name=email]').fill(email)
    await page.locator('.narrow-form [name=password]').fill(password)
    await page.locator('.narrow-form .button-main').click()
  }
  const arriveAt = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path)
  const endSessions = () => open.shop.transaction((tx) => tx.delete(tx.t.session))

  it.each([true, false])(
    'leads to sign-in and back, with the cart kept (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 1280, height: 900 } })
      const page = await context.newPage()
      await page.goto(`${open.url}/account/login`)
      await signIn(page)
      await arriveAt(page, '/account')
      await page.goto(`${open.url}/p/tall-jug-ash-glaze`)
      const added = page.waitForResponse((response) => response.request().method() === 'POST')
      await page.locator('button[name=intent][value=add]').click()
      await added
      await page.goto(`${open.url}/checkout`)
      await page.locator('[name=first_name]').fill('Ada')

      await endSessions()
      await page.locator('button[name=intent][value=pay]').click()
      await page.waitForURL('**/account/login?next=%2Fcheckout')
      expect(await page.locator('[role=status].notice').innerText()).toContain('your cart is kept')
      await signIn(page)
      await arriveAt(page, '/checkout')
      // The address may be there before the page is.
      await expect.poll(() => page.locator('.checkout-lines li').count(), { timeout: 30_000 }).toBe(1)

      // The same before anything is typed.
      await endSessions()
      await page.goto(`${open.url}/checkout`)
      await page.waitForURL('**/account/login?next=%2Fcheckout')
      await signIn(page)
      await arriveAt(page, '/checkout')
      await context.close()
    },
  )

  it('asks for the current password before the e-mail changes, with the form filled in', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    await page.goto(`${open.url}/account/login?next=/account/profile`)
    await signIn(page)
    await arriveAt(page, '/account/profile')
    const created_at = new Date(Date.now() - 3_600_000).toISOString()
    await open.shop.transaction((tx) => tx.update(tx.t.session).set({ created_at }))
    await page.locator('main [name=email]').fill('countess@example.com')
    await page.locator('[name=password]').fill('difference engine')
    await page.locator('.narrow-form .button-main').click()
    await page.locator('[name=current_password]').fill(password)
    expect(await page.locator('main [name=email]').inputValue()).toBe('countess@example.com')
    expect(await page.locator('[name=password]').inputValue()).toBe('difference engine')
    await page.locator('.narrow-form .button-main').click()
    await page.waitForURL('**/account/profile?saved=1')
    expect(await page.locator('[role=status].notice').innerText()).toContain('saved')
    await context.close()
  })
})
