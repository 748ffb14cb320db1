import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { wrongs } from './axe'
import { onPageError, openBrowser, openContext, watchScripts } from './browser'
import { type OpenSite, openSite } from './open-site'

const jug = '/p/tall-jug-ash-glaze'
const add = 'button[name=intent][value=add]'

/** What comes alive in the pages of the storefront, and what it costs. */
describe('a storefront whose pages are the server’s', () => {
  let open: OpenSite
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let said: string[]

  beforeAll(async () => {
    open = await openSite('sqlite', inject('templates'))
    browser = await openBrowser()
  })
  beforeEach(async () => {
    context = await openContext(browser, { viewport: { width: 1280, height: 900 } })
    page = await context.newPage()
    said = []
    onPageError(page, (message) => said.push(message))
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  })
  afterEach(() => context.close())
  afterAll(async () => {
    await browser?.close()
    await open?.close()
  })

  const alive = (name: string) =>
    page.waitForFunction(
      (island) => document.querySelector(`shop-island[data-name=${island}]`)?.hasAttribute('data-alive'),
      name,
    )

  /** A script, of an island or of the words of all, does not come before it is let go. */
  const holdScript = async (name: string): Promise<() => void> => {
    let go = () => {}
    const wait = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route(`**/assets/${name}-*.js`, async (route) => {
      await wait
      await route.continue()
    })
    return go
  }

  it('weigh at most 45 kB of script for a product, the drawer included', async () => {
    const scripts = watchScripts(page)
    await page.goto(open.url + jug)
    await alive('product')
    await page.locator(add).click()
    await page.locator('dialog[open]').waitFor()
    const bytes = await scripts()
    const sum = [...bytes.values()].reduce((all, size) => all + size, 0)
    console.log(`product page and drawer: ${(sum / 1000).toFixed(1)} kB in ${bytes.size} scripts`)
    expect(sum).toBeLessThan(45_000)
    expect(await page.locator('.header-count').innerText()).toBe('1')
    expect(said).toEqual([])
  })

  it('stay as they are when the connection is lost, and go on when it is back', async () => {
    await page.goto(open.url + jug)
    await alive('product')
    // The drawer's own script has to be here before the connection goes.
    await page.locator(add).click()
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    await context.setOffline(true)
    await page.locator(add).click()
    await page.locator('.product [role=alert]').waitFor()
    expect(await page.locator('h1').innerText()).toBe('Tall jug, ash glaze')
    expect(await page.locator('.header-count').innerText()).toBe('1')
    await context.setOffline(false)
    await page.locator(add).click()
    await page.locator('dialog[open]').waitFor()
    expect(await page.locator('.header-count').innerText()).toBe('2')
  })

  it.each(['SearchIsland', 'en'])('keep what was typed before their script had come (%s)', async (script) => {
    const go = await holdScript(script)
    await page.goto(`${open.url}/c/vessels`, { waitUntil: 'commit' })
    const field = page.locator('header input[type=search]')
    await field.pressSequentially('lamp')
    go()
    await page.locator('[role=option]').first().waitFor()
    expect(await field.inputValue()).toBe('lamp')
  })

  it('narrow and sort a list in place: the address, the count and the focus follow', async () => {
    await page.goto(`${open.url}/c/vessels`)
    await alive('facets')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const box = page.locator('.cw-Facets-box').first()
    await box.focus()
    await page.keyboard.press('Space')
    await page.waitForURL('**/c/vessels?*')
    await page.waitForFunction(() => !document.querySelector('[data-swap][aria-busy]'))
    expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true)
    expect(await box.isChecked()).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('cw-Facets-box')
    const count = await page.locator('#found-count').innerText()
    await page.reload()
    expect(await page.locator('#found-count').innerText()).toBe(count)
    expect(said).toEqual([])
  })

  it('carry the picture that is pressed over to the page of its piece, and only that one', async () => {
    await page.addInitScript(() =>
      addEventListener('pageswap', () => {
        const named = [...document.querySelectorAll('img')].filter(
          (picture) => getComputedStyle(picture).getPropertyValue('view-transition-name') === 'plate',
        )
        sessionStorage.setItem('carried', named.map(({ currentSrc }) => currentSrc).join(' '))
      }),
    )
    for (const from of ['/c/vessels', jug]) {
      await page.goto(open.url + from)
      await page.waitForLoadState('networkidle')
      const card = page.locator('.cw-ProductCard').first()
      await card.scrollIntoViewIfNeeded()
      const picture = await card.locator('img').evaluate((image) => (image as HTMLImageElement).currentSrc)
      await Promise.all([page.waitForURL((url) => url.pathname !== from), card.locator('a').first().click()])
      expect(await page.evaluate(() => sessionStorage.getItem('carried'))).toBe(picture)
    }
  })

  it('remember in this browser what was looked at', async () => {
    await page.goto(open.url + jug)
    await alive('seen')
    expect(await page.locator('.seen').count()).toBe(0)
    await page.goto(`${open.url}/p/brass-paper-knife`)
    const link = page.locator('.seen a')
    await link.waitFor()
    expect([await link.getAttribute('href'), await link.innerText()]).toEqual([jug, 'Tall jug, ash glaze'])
    expect(await wrongs(page)).toEqual([])
    await link.click()
    await page.waitForURL(`**${jug}`)
    await page.locator('.seen a[href="/p/brass-paper-knife"]').waitFor()
    expect(said).toEqual([])
  })

  describe('in the checkout', () => {
    const typed = {
      email: 'ada@example.com',
      first_name: 'Ada',
      last_name: 'Byron',
      address_1: '1 Mill Lane',
      postal_code: '1010',
      city: 'Vienna',
    }
    const pay = 'button[name=intent][value=pay]'

    beforeEach(async () => {
      await page.goto(open.url + jug)
      await alive('product')
      await page.locator(add).click()
      await page.locator('dialog[open]').waitFor()
    })
    const fillIn = async () => {
      for (const [name, text] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(text)
    }
    const come = async () => {
      await page.goto(`${open.url}/checkout`)
      await alive('checkout')
      await fillIn()
    }

    it('keep a whole address that was typed before their script had come', async () => {
      const go = await holdScript('CheckoutIsland')
      await page.goto(`${open.url}/checkout`)
      await fillIn()
      go()
      await alive('checkout')
      await page.locator('[name=phone]').fill('+43 1 234567')
      for (const [name, text] of Object.entries(typed))
        expect(await page.locator(`[name=${name}]`).inputValue(), name).toBe(text)
      await page.locator(pay).click()
      await page.waitForURL('**/checkout/*/thanks')
      expect(said).toEqual([])
    })

    /** Drafts that are asked for from now on take their time. */
    const slowDrafts = () =>
      page.route('**/checkout.json', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700))
        await route.continue()
      })

    it('order when the draft of what was typed last has arrived, and once', async () => {
      const seen: string[] = []
      await come()
      await slowDrafts()
      page.on('response', (response) => {
        if (response.url().endsWith('/checkout.json')) seen.push('draft')
      })
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/checkout')) seen.push('order')
      })
      await page.locator('[name=city]').fill('Graz')
      await page.locator(pay).dblclick()
      await page.waitForURL('**/checkout/*/thanks')
      // Drafts of earlier fields may still be on their way.
      expect([...new Set(seen)]).toEqual(['draft', 'order'])
      expect(seen.filter((what) => what === 'order')).toHaveLength(1)
      expect(said).toEqual([])
    })

    it('ask again when the draft has changed the total that was seen', async () => {
      await come()
      await slowDrafts()
      const before = await page.locator(pay).innerText()
      await page.locator('input[name=shipping_option]:not(:checked)').first().check()
      await page.locator(pay).click()
      await page.locator('main .notice[role=alert]').waitFor()
      expect(await page.locator(pay).innerText()).not.toBe(before)
      expect(await page.locator('[name=city]').inputValue()).toBe('Vienna')
      await page.locator(pay).click()
      await page.waitForURL('**/checkout/*/thanks')
    })
  })
})
