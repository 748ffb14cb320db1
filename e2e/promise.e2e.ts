import { createStoreClient } from '@cartwright/sdk'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { wrongs } from './axe'
import { onPageError, openBrowser, openContext } from './browser'
import { type OpenSite, openSite } from './open-site'
import { tooWide } from './visit'

const jug = '/p/tall-jug-ash-glaze'
const add = 'button[name=intent][value=add]'
const phone = { viewport: { width: 390, height: 844 } }

/** What a shop promises before anybody orders, and the way to the button on a phone. */
describe('a storefront that promises', () => {
  let open: OpenSite
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let said: string[]

  beforeAll(async () => {
    open = await openSite('sqlite', inject('templates'))
    browser = await openBrowser()
  })
  beforeEach(() => look())
  afterEach(() => context.close())
  afterAll(async () => {
    await browser?.close()
    await open?.close()
  })

  /** A new visitor, on a wide screen unless told. */
  const look = async (options: Parameters<typeof openContext>[1] = {}) => {
    await context?.close()
    context = await openContext(browser, { viewport: { width: 1280, height: 900 }, ...options })
    page = await context.newPage()
    said = []
    onPageError(page, (message) => said.push(message))
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  }
  const alive = (name: string) =>
    page.waitForFunction(
      (island) => document.querySelector(`shop-island[data-name=${island}]`)?.hasAttribute('data-alive'),
      name,
    )
  const cartId = async () => (await context.cookies()).find(({ name }) => name === 'cart')?.value ?? ''
  const isOffered = async () => {
    const store = createStoreClient({ baseUrl: open.url })
    const { shipping_options } = await store.shippingOptions.listCartOptions(await cartId())
    return shipping_options.some(({ amount, requirements }) => amount === 0 && requirements?.length)
  }

  it.each([
    ['where prices have tax in them', '', /€150\.00/],
    ['where they have not', '/en-us', /\$180\.00/],
  ])('says how far a free delivery is, exactly until the shop offers it, %s', async (_, prefix, from) => {
    await page.goto(open.url + prefix + jug)
    await alive('product')
    const way = page.locator('.product .cw-FreeDelivery')
    expect(await way.innerText()).toMatch(from)
    expect(await way.locator('progress').count()).toBe(0)
    const told: string[] = []
    for (let pieces = 0; pieces < 3; pieces += 1) {
      await page.locator(add).click()
      const drawer = page.locator('dialog[open] .cw-FreeDelivery')
      await drawer.waitFor()
      await page.waitForFunction(
        (count) => document.querySelector('.header-count')?.textContent === String(count),
        pieces + 1,
      )
      const text = await drawer.innerText()
      expect(await way.innerText()).toBe(text)
      expect(text === 'Delivery is free', text).toBe(await isOffered())
      told.push(text)
      await page.keyboard.press('Escape')
    }
    expect(told[0]).toMatch(/^Only .* to free delivery$/)
    expect(told.at(-1)).toBe('Delivery is free')
    await page.goto(`${open.url}${prefix}/cart`)
    await alive('cart')
    const ofCart = page.locator('.cw-CartSummary .cw-FreeDelivery')
    expect(await ofCart.innerText()).toBe('Delivery is free')
    expect(await wrongs(page)).toEqual([])
    // What is missing counts from the press on, before the shop has answered.
    await page.locator('.cw-CartLine button[name=intent][value=remove]').first().click()
    await page.waitForFunction(() => !document.querySelector('.cw-FreeDelivery'))
    expect(said).toEqual([])
  })

  it('promises days by the price and beside each delivery, the same before and after scripts', async () => {
    await look({ javaScriptEnabled: false })
    await page.goto(`${open.url}/de${jug}`)
    const drawn = await page.locator('.cw-DeliveryPromise').innerText()
    expect(drawn).toMatch(/^Kommt (Mo|Di|Mi|Do|Fr)\., \d+\.( \S+)?\s–\s(Mo|Di|Mi|Do|Fr)\., \d+\. /)
    await look()
    await page.goto(`${open.url}/de${jug}`)
    await alive('product')
    expect(await page.locator('.cw-DeliveryPromise').innerText()).toBe(drawn)
    await page.locator(add).click()
    await page.locator('dialog[open]').waitFor()
    await page.goto(`${open.url}/de/checkout`)
    await alive('checkout')
    const cards = page.locator('#shipping .cw-ChoiceCard')
    expect(await cards.first().innerText()).toContain(drawn)
    expect(await cards.nth(1).innerText()).toMatch(/Kommt (Mo|Di|Mi|Do|Fr)\., \d+\. \S+$/m)
    expect(said).toEqual([])
  })

  it('promises nothing where the option says nothing, nor for what comes by e-mail', async () => {
    const store = createStoreClient({ baseUrl: open.url })
    const { products } = await store.products.list({ is_giftcard: true, limit: 1 })
    await page.goto(`${open.url}/p/${products[0]?.handle}`)
    await alive('product')
    expect(await page.locator('.cw-DeliveryPromise, .cw-FreeDelivery').count()).toBe(0)
  })

  describe('on a phone', () => {
    beforeEach(() => look(phone))
    const bar = '.cw-BuyBar'
    const isShown = () => page.locator(`${bar}[data-shown]`).waitFor({ state: 'visible' })
    const isGone = () =>
      page.waitForFunction(() => document.querySelector('.cw-BuyBar')?.hasAttribute('inert'))

    it('keeps the way into the cart at hand, and out of the way of button, footer and focus', async () => {
      await page.goto(open.url + jug)
      await alive('product')
      await page.locator(add).scrollIntoViewIfNeeded()
      await isGone()
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      const before = await height()
      await page.locator('.facts').evaluate((facts) => facts.scrollIntoView())
      await isShown()
      expect(await height()).toBe(before)
      expect(await tooWide(page)).toBe(0)
      expect(await page.locator(bar).innerText()).toMatch(/Tall jug, ash glaze\s+€92\.00\s+Add to cart/)
      expect(await wrongs(page)).toEqual([])
      const box = await page.locator(`${bar} button`).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      // What is reached with the keyboard stands above it.
      const link = page.locator('.product-collection a')
      await link.focus()
      const [edge, bottom] = await Promise.all([
        page.locator(bar).evaluate((one) => one.getBoundingClientRect().top),
        link.evaluate((one) => one.getBoundingClientRect().bottom),
      ])
      expect(bottom).toBeLessThanOrEqual(edge)
      await page.locator('.footer').scrollIntoViewIfNeeded()
      await isGone()
      await page.locator('.facts').evaluate((facts) => facts.scrollIntoView())
      await isShown()
      await page.locator(`${bar} button`).click()
      await page.locator('dialog[open]').waitFor()
      expect(await page.locator('.header-count').innerText()).toBe('1')
      expect(said).toEqual([])
    })

    it('adds what is chosen, so many as are chosen, and follows the price', async () => {
      await page.goto(`${open.url}${jug}?Glaze=Clay`)
      await alive('product')
      await page.locator('.cw-QuantityStepper-step').last().click()
      await page.locator('.facts').evaluate((facts) => facts.scrollIntoView())
      await isShown()
      const price = await page.locator('.cw-BuyForm-price .cw-Price').innerText()
      expect(await page.locator(`${bar} .cw-Price`).innerText()).toBe(price)
      await page.locator(`${bar} button`).click()
      const line = page.locator('dialog[open] .cw-CartLine')
      await line.waitFor()
      expect(await line.innerText()).toContain('Clay')
      expect(await page.locator('.header-count').innerText()).toBe('2')
    })

    it('has no bar without scripts', async () => {
      await look({ ...phone, javaScriptEnabled: false })
      await page.goto(open.url + jug)
      expect(await page.locator(bar).count()).toBe(0)
    })

    it('filters in a sheet that says how many there are and clears itself', async () => {
      await page.goto(`${open.url}/c/vessels`)
      await alive('facets')
      const all = await page.locator('#found-count').innerText()
      await page.locator('.cw-Facets-open').click()
      const sheet = page.locator('.cw-Facets-form')
      await sheet.locator('.cw-Facets-box').first().check()
      await page.waitForURL('**/c/vessels?*')
      await page.waitForFunction(() => !document.querySelector('[data-swap][aria-busy]'))
      const some = Number.parseInt(await page.locator('#found-count').innerText(), 10)
      const show = sheet.locator('button[type=submit]')
      expect(await show.innerText()).toBe(`Show results (${some})`)
      expect(await wrongs(page)).toEqual([])
      await show.click()
      await sheet.waitFor({ state: 'hidden' })
      expect(await page.locator('.cw-Facets-open').innerText()).toMatch(/Filters\s\(1\)/)
      await page.locator('.cw-Facets-open').click()
      await sheet.locator('a', { hasText: 'Clear all' }).click()
      await page.waitForURL((url) => url.search === '')
      await page.waitForFunction(() => !document.querySelector('[data-swap][aria-busy]'))
      expect(await page.locator('#found-count').innerText()).toBe(all)
      expect(await sheet.isVisible()).toBe(true)
      expect(await sheet.locator('a', { hasText: 'Clear all' }).count()).toBe(0)
      expect(said).toEqual([])
    })

    it('filters in the same sheet without scripts', async () => {
      await look({ ...phone, javaScriptEnabled: false })
      await page.goto(`${open.url}/c/vessels?sort=name`)
      await page.locator('.cw-Facets-open').click()
      const sheet = page.locator('.cw-Facets-form')
      await sheet.locator('.cw-Facets-box').first().check()
      await sheet.locator('button[type=submit]').click()
      await page.waitForURL(/type=/)
      await page.locator('.cw-Facets-open').click()
      await sheet.locator('a', { hasText: 'Clear all' }).click()
      await page.waitForURL((url) => url.search === '?sort=name')
    })
  })

  describe('an address that chooses', () => {
    const chosen = () => page.locator('.cw-VariantPicker-value:has(:checked)').innerText()
    const at = async (path: string) => {
      await page.goto(open.url + path)
      await alive('product')
      return (await chosen()).trim()
    }

    it('chooses the same in every language, and is written the same in all of them', async () => {
      expect(await at(`${jug}?Glaze=Celadon`)).toBe('Celadon')
      expect(await at(`/de${jug}?Glaze=Celadon`)).toBe('Seladon')
      expect(await at(`/de${jug}?Glasur=Seladon`)).toBe('Seladon')
      await page.locator('.cw-VariantPicker-value', { hasText: 'Ton' }).click()
      const { pathname, search } = new URL(page.url())
      expect([pathname, search]).toEqual([`/de${jug}`, '?Glaze=Clay'])
      expect(await at(`/ja${jug}${search}`)).not.toBe(await at(`/ja${jug}`))
      expect(await at(jug + search)).toBe('Clay')
      expect(said).toEqual([])
    })

    it('names a variant, without scripts as well', async () => {
      const store = createStoreClient({ baseUrl: open.url })
      const { products } = await store.products.list({ handle: 'tall-jug-ash-glaze' })
      const variant = products[0]?.variants.find(({ title }) => title?.includes('Clay'))
      await look({ javaScriptEnabled: false })
      await page.goto(`${open.url}/fr${jug}?variant=${variant?.id}`)
      const said = await chosen()
      await page.goto(`${open.url}/fr${jug}?Glaze=Clay`)
      expect(await chosen()).toBe(said)
      await page.goto(`${open.url}/fr${jug}?Glaze=Ash`)
      expect(await chosen()).not.toBe(said)
    })
  })
})
