import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mailbox } from '../packages/server/src/testing/mailbox'
import { wrongs } from './axe'
import { openBrowser, openContext } from './browser'
import { buy, pay } from './buy'
import { databases } from './databases'
import { type OpenSite, openSite } from './open-site'

const password = 'analytical engine'
const newPassword = 'difference engine'

/** The text of a mail as it was before it travelled, in lines of 76 characters. */
const readable = (content: string) =>
  content
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

for (const dialect of databases('postgres'))
  describe(`an account in a browser (${dialect})`, () => {
    let open: OpenSite
    let browser: Browser
    let mail: Awaited<ReturnType<typeof mailbox>>
    const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
      const answer = await fetch(open.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      return answer.json()
    }

    beforeAll(async () => {
      open = await openSite(dialect, inject('templates'))
      browser = await openBrowser()
      mail = await mailbox()
      const { access_token } = await call('/admin/auth/token', open.staff)
      const server = { host: '127.0.0.1', port: mail.port, from: 'shop@example.com', security: 'none' }
      await call('/admin/mail-server', server, { authorization: `Bearer ${access_token}` })
    })
    afterAll(async () => {
      await browser?.close()
      await open?.close()
      mail?.server.close()
    })

    /** The way on from the last mail to somebody; the shop may call itself by another port than the test does. */
    const linkTo = async (email: string, path: string) => {
      const find = () =>
        mail.taken
          .filter(({ to }) => to.some((line) => line.includes(email)))
          .map(({ content }) => readable(content).match(new RegExp(`http://[^\\s"]*(${path}[^\\s"<]*)`))?.[1])
          .findLast(Boolean)
      await expect.poll(find).toBeTruthy()
      return open.url + (find() ?? '')
    }
    const main = (page: Page) => page.locator('main')
    const submit = (page: Page) => main(page).locator('form .button-main').first().click()
    const at = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path)
    const signIn = async (page: Page, email: string, word: string) => {
      await main(page).locator('[name=email]').fill(email)
      await main(page).locator('[name=password]').fill(word)
      await submit(page)
    }
    const said = (page: Page) => main(page).locator('.notice').first().innerText()

    it.each([true, false])(
      'is lived through from a guest’s order to its end (JavaScript: %s)',
      async (javaScriptEnabled) => {
        const context = await openContext(browser, {
          javaScriptEnabled,
          viewport: { width: 1280, height: 900 },
        })
        const page = await context.newPage()
        const email = `ada-${javaScriptEnabled}-${dialect}@example.com`
        const clean = async () => javaScriptEnabled && expect(await wrongs(page), page.url()).toEqual([])

        // As a guest: the order has an address of its own, which the look-up and the mail lead to as well.
        await buy(page, open.url, email)
        await main(page).locator('a[href^="/orders/"]').click()
        await page.waitForURL('**/orders/cart_*')
        const orderUrl = page.url()
        await page.reload()
        const number = (await page.locator('h1').innerText()).match(/\d+/)?.[0] ?? ''
        await main(page).getByText('Tall jug').first().waitFor()
        await clean()
        expect(await linkTo(email, '/orders/')).toBe(orderUrl)
        await page.goto(`${open.url}/order-lookup`)
        const lookUp = async (given: string, by: string) => {
          await main(page).locator('[name=number]').fill(given)
          await main(page).locator('[name=email]').fill(by)
          await submit(page)
        }
        await lookUp(number, 'somebody@example.com')
        const refused = await said(page)
        await lookUp('99999', email)
        expect(await said(page)).toBe(refused)
        await lookUp(number, email)
        await page.waitForURL(orderUrl)

        // With an account of the same e-mail: nothing is taken over before the mail is read.
        await page.goto(`${open.url}/account/register`)
        await signIn(page, 'ada', 'short')
        await main(page).locator('#problems a[href="#email"]').waitFor()
        await clean()
        await main(page).locator('[name=first_name]').fill('Ada')
        await signIn(page, email, password)
        await at(page, '/account')
        expect(await main(page).locator('.orders').count()).toBe(0)
        await clean()
        await main(page).locator('form[action="/account/claim"] button').click()
        await page.waitForURL('**/account/claim?sent=1')
        await page.goto(await linkTo(email, '/account/claim'))
        await submit(page)
        await page.waitForURL('**/account/orders?claimed=1')
        await main(page).locator('.orders-link').click()
        await page.waitForURL('**/account/orders/order_*')
        await main(page).getByText('Tall jug').first().waitFor()
        await clean()

        // Signed out, the order is nobody's to see any more; the password is forgotten, and chosen anew.
        await main(page).locator('form[action="/account/sign-out"] button').click()
        await at(page, '/')
        await page.goto(orderUrl)
        await at(page, '/account/login')
        await main(page).locator('a[href="/account/forgot"]').click()
        await at(page, '/account/forgot')
        await main(page).locator('[name=email]').fill(email)
        await submit(page)
        await page.waitForURL('**/account/forgot?sent=1')
        await page.goto(await linkTo(email, '/account/reset'))
        await clean()
        await main(page).locator('[name=password]').fill(newPassword)
        await submit(page)
        await page.waitForURL('**/account/login?reset=1')
        await signIn(page, email, newPassword)
        await at(page, '/account')

        // An address, which the checkout of what is bought again offers, and the one used there besides.
        await page.goto(`${open.url}/account/addresses/new`)
        await submit(page)
        await main(page).locator('#problems').waitFor()
        for (const [name, text] of [
          ['first_name', 'Ada'],
          ['last_name', 'Byron'],
          ['address_1', '2 High Street'],
          ['postal_code', '8010'],
          ['city', 'Graz'],
        ] as const)
          await main(page).locator(`[name=${name}]`).fill(text)
        await main(page).locator('[name=country_code]').selectOption('at')
        await submit(page)
        await page.waitForURL('**/account/addresses?saved=1')
        await main(page).locator('.address-card').getByText('8010 Graz', { exact: true }).waitFor()
        await clean()
        await page.goto(`${open.url}/account/orders`)
        await main(page).locator('.orders-link').click()
        await main(page).locator('button[value=again]').click()
        await at(page, '/cart')
        await expect.poll(() => main(page).locator('.cw-CartLine').count()).toBe(1)
        await page.goto(`${open.url}/checkout`)
        await main(page).locator('.address-choice a').first().click()
        await page.waitForURL('**/checkout?address=addr_*')
        await expect.poll(() => main(page).locator('[name=city]').inputValue()).toBe('Graz')
        await clean()
        await main(page).locator('[name=address_1]').fill('3 Low Street')
        await main(page).locator('input[name=shipping_option]').first().check()
        await pay(page)
        await page.goto(`${open.url}/account/addresses`)
        expect(await main(page).locator('.address-card').allInnerTexts()).toEqual([
          expect.stringContaining('2 High Street'),
          expect.stringContaining('3 Low Street'),
        ])
        await main(page).locator('.address-card').nth(1).locator('button[value=delete]').click()
        await page.waitForURL('**/account/addresses?deleted=1')
        await expect.poll(() => main(page).locator('.address-card').count()).toBe(1)

        // All that is kept, and the end of it.
        const kept = await (await context.request.get(`${open.url}/account/privacy/data.json`)).json()
        expect(kept).toMatchObject({ customer: { email }, orders: [{ email }, { email }] })
        await page.goto(`${open.url}/account/privacy`)
        await clean()
        const leave = main(page).locator('form').last()
        await leave.locator('[name=password]').fill(newPassword)
        await leave.locator('button').click()
        await main(page).locator('#problems a[href="#sure"]').waitFor()
        await leave.locator('[name=password]').fill(newPassword)
        await leave.locator('[name=sure]').check()
        await leave.locator('button').click()
        await at(page, '/account/deleted')
        await page.goto(`${open.url}/account/login`)
        await signIn(page, email, newPassword)
        await main(page).locator('#problems').waitFor()
        const { customer, order } = open.shop.db.t
        expect(await open.shop.db.select().from(customer)).not.toContainEqual(
          expect.objectContaining({ email, has_account: true }),
        )
        expect((await open.shop.db.select().from(order)).length).toBeGreaterThanOrEqual(2)
        await context.close()
      },
    )
  })
