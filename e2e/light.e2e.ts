import { createClient } from '@cartwright/sdk'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { signIn } from './back-office'
import { openBrowser, openContext, watchRequests, watchScripts } from './browser'
import { type OpenSite, openSite } from './open-site'

const view = { viewport: { width: 1440, height: 1000 } }
const productCount = 12
const variantCount = 250

/** When rows were first painted, in milliseconds since the page was asked for. */
function watchFirstRows() {
  const look = () =>
    document.querySelector('[data-row]')
      ? requestAnimationFrame(() => Object.assign(window, { firstRows: performance.now() }))
      : requestAnimationFrame(look)
  requestAnimationFrame(look)
}

/** Scrolls to the end of a box and back like a wheel that is turned fast; answers the gaps between frames, longest first. */
async function scrollThrough(selector: string): Promise<number[]> {
  const box = document.querySelector(selector)
  if (!box) throw new Error(`There is no ${selector}`)
  const gaps: number[] = []
  let last = await new Promise(requestAnimationFrame)
  const end = box.scrollHeight - box.clientHeight
  for (let step = 0; step <= 120; step += 1) {
    box.scrollTop = end * (step <= 60 ? step / 60 : 2 - step / 60)
    const now = await new Promise(requestAnimationFrame)
    gaps.push(now - last)
    last = now
  }
  return gaps.sort((one, other) => other - one)
}

/** What the back office costs those who open it. Figures are printed; held is what no busy machine changes. */
describe('a back office that arrives light', () => {
  let open: OpenSite
  let browser: Browser
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    open = await openSite('sqlite', inject('templates'), { days: 3 })
    browser = await openBrowser()
    const first = await openContext(browser, view)
    await signIn(await first.newPage(), open.url, open.staff)
    const { cookies } = await first.storageState()
    await first.close()
    context = await openContext(browser, { ...view, storageState: { cookies, origins: [] } })
  })
  beforeEach(async () => {
    await page?.close()
    page = await context.newPage()
  })
  afterAll(async () => {
    await browser?.close()
    await open?.close()
  })

  it('shows the list of orders for less than 200 kB of code, and fetches no more until somebody does something', async () => {
    const scripts = watchScripts(page)
    const isQuiet = watchRequests(page)
    await page.addInitScript(watchFirstRows)
    await page.goto(`${open.url}/app/a/orders`)
    await page.locator('[data-row]').first().waitFor()
    await isQuiet()
    const files = await scripts()
    const sum = [...files.values()].reduce((all, bytes) => all + bytes, 0) / 1000
    const first = await page.evaluate(() => (window as { firstRows?: number }).firstRows)
    console.log(
      `${files.size} scripts, ${sum.toFixed(1)} kB by gzip; first rows after ${first?.toFixed(0)} ms`,
    )
    expect(files.size).toBeLessThan(80)
    expect(sum).toBeLessThan(200)

    // A menu is fetched by the time it is opened, and opens by one press.
    await page.getByRole('button', { name: 'More actions' }).first().click()
    await page.getByRole('menu').waitFor()
    expect((await scripts()).size).toBeGreaterThan(files.size)
  })

  it('finds what is typed at once after ⌘K, however late the palette comes', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/CommandMenu-[\w-]+\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${open.url}/app/a/orders`)
    await page.locator('[data-row]').first().waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('regions')
    release()
    await expect.poll(() => page.getByRole('searchbox').last().inputValue()).toBe('regions')
    // And the keys are the palette's own again.
    await page.keyboard.press('Backspace')
    await page.keyboard.type('s')
    const palette = page.getByRole('dialog').filter({ has: page.getByRole('menu') })
    await palette
      .getByRole('menuitem', { name: /^Regions/ })
      .first()
      .click()
    await page.waitForURL('**/settings/regions')
    await palette.waitFor({ state: 'detached' })
  })

  it('keeps a grid of thousands of lines as small as what is in view', async () => {
    const client = createClient({ baseUrl: open.url })
    await client.admin.auth.getToken(open.staff)
    for (let at = 0; at < productCount; at += 1)
      await client.admin.products.create({
        title: `Tile ${at}`,
        options: [{ title: 'Number' }],
        variants: Array.from({ length: variantCount }, (_, number) => ({
          title: String(number),
          prices: [],
          options: [{ value: String(number) }],
        })),
      })
    await page.goto(`${open.url}/app/a/products/grid`)
    const grid = page.getByRole('grid')
    await grid.waitFor()
    await expect
      .poll(async () => Number(await grid.getAttribute('aria-rowcount')))
      .toBeGreaterThan(productCount * variantCount)
    const gaps = await page.evaluate(scrollThrough, '.cw-GridEditor-scroll')
    const long = gaps.filter((gap) => gap > 50)
    const [longest = 0] = gaps
    console.log(
      `${await grid.getAttribute('aria-rowcount')} lines: longest frame ${longest.toFixed(0)} ms, ${long.length} of ${gaps.length} above 50 ms`,
    )
    expect(await grid.getByRole('row').count()).toBeLessThan(120)
  })
})
