import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { onPageError, openBrowser, openContext } from './browser'
import { type OpenSite, openSite } from './open-site'

interface Tool {
  name: string
  annotations?: { readOnlyHint?: boolean } | null
}
type Agents = Document & {
  modelContext?: { getTools(): Promise<Tool[]>; executeTool(tool: Tool, input: object): Promise<unknown> }
}

const looking = ['get_cart', 'get_product', 'search_products']

/** The agent of a shopper's browser, by the browser's own WebMCP. */
describe('the tools of a storefront page', () => {
  let open: OpenSite
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let said: string[]

  beforeAll(async () => {
    open = await openSite('sqlite', inject('templates'))
    browser = await openBrowser('--enable-features=WebMCP')
    context = await openContext(browser, { viewport: { width: 1280, height: 900 } })
    page = await context.newPage()
    onPageError(page, (message) => said.push(message))
  })
  beforeEach(async ({ skip }) => {
    said = []
    await page.goto(open.url)
    const offers = await page.evaluate(() => 'modelContext' in document)
    skip(!offers, 'This browser knows no WebMCP')
    // Registered one after another, of which this is the last. A condition that answers a promise would count as met.
    await page.evaluate(async () => {
      const { modelContext } = document as Agents
      const isThere = async () =>
        (await modelContext?.getTools())?.some(({ name }) => name === 'open_checkout')
      for (let tries = 0; tries < 200 && !(await isThere()); tries++)
        await new Promise((resolve) => setTimeout(resolve, 50))
    })
  })
  afterAll(async () => {
    await browser?.close()
    await open?.close()
  })

  /** What an agent is answered, or what it is told went wrong. */
  const use = (name: string, input: object = {}) =>
    page.evaluate(
      async ([name, input]) => {
        const { modelContext } = document as Agents
        const tool = (await modelContext?.getTools())?.find((one) => one.name === name)
        if (!modelContext || !tool) throw new Error(`There is no tool ${name}`)
        try {
          const answer = await modelContext.executeTool(tool, input)
          return typeof answer === 'string' ? JSON.parse(answer) : answer
        } catch (error) {
          return { failed: String(error) }
        }
      },
      [name, input] as const,
    )

  it('say which of them change nothing', async () => {
    const tools = await page.evaluate(async () =>
      ((await (document as Agents).modelContext?.getTools()) ?? []).map(({ name, annotations }) => [
        name,
        annotations?.readOnlyHint ?? false,
      ]),
    )
    expect(
      tools
        .filter(([, looks]) => looks)
        .map(([name]) => name)
        .sort(),
    ).toEqual(looking)
    expect(tools.length).toBe(7)
  })

  it('find a piece, read about it, fill the cart that the page shows, and lead to the checkout', async () => {
    const { products } = await use('search_products', { query: 'jug' })
    const jug = products.find(({ handle }: { handle: string }) => handle === 'tall-jug-ash-glaze')
    expect(jug).toMatchObject({ title: 'Tall jug, ash glaze', price: expect.stringMatching(/\d/) })
    const { markdown } = await use('get_product', jug)
    expect(markdown).toContain('# Tall jug, ash glaze')

    const added = await use('add_to_cart', { handle: jug.handle, quantity: 2 })
    expect(added).toMatchObject({
      ok: true,
      cart: { lines: [{ title: 'Tall jug, ash glaze', quantity: 2 }] },
    })
    await expect.poll(() => page.locator('.header-count').innerText()).toBe('2')
    const { cart } = await use('get_cart')
    expect(cart).toEqual(added.cart)
    const { line } = cart.lines[0]
    expect(await use('set_cart_quantity', { line, quantity: 1 })).toMatchObject({
      cart: { lines: [{ quantity: 1 }] },
    })
    await expect.poll(() => page.locator('.header-count').innerText()).toBe('1')

    await use('open_checkout')
    await page.waitForURL('**/checkout')
    expect(said).toEqual([])
  })

  it('tell an agent what was wrong with what it asked, and leave the cart as it was', async () => {
    const before = await use('get_cart')
    expect(await use('enter_code', { code: 'NO-SUCH-CODE' })).toMatchObject({
      ok: false,
      error: expect.stringMatching(/\w/),
    })
    expect(await use('set_cart_quantity', { line: 'item_of_nobody', quantity: 1 })).toMatchObject({
      ok: false,
    })
    for (const [name, input] of [
      ['add_to_cart', { handle: 'tall-jug-ash-glaze', quantity: 1.5 }],
      ['add_to_cart', {}],
      ['get_product', { handle: 'no-such-thing' }],
      ['search_products', { query: '  ' }],
    ] as const)
      expect([name, await use(name, input)]).toEqual([name, { failed: expect.any(String) }])
    expect(await use('get_cart')).toEqual(before)
    expect(said).toEqual([])
  })
})
