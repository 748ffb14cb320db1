/** A window of a real browser in which one story after the other is played, the way the Storybook itself shows them. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser } from '../../e2e/browser.js'
import type { Surroundings } from '../surroundings.js'
import { hasEnded } from './has-ended.js'
import { spillOf } from './spill-of.js'

export interface Story {
  id: string
  title: string
  name: string
  /** `refused` is a story of a shop that refuses, `breaks` one of code that throws: a browser complains of both. */
  tags?: string[]
}

/** How wide the window is, in pixels: a desktop, the same at a zoom of 200 %, a phone. */
export const widths = { desktop: 1280, zoomed: 640, phone: 390 }
const height = 900

/** What the browser says that is not about a story. */
const harmless = /Download the React DevTools/

/** What a browser says of code that throws on purpose. */
const isBreak = (tags: readonly string[], said: string) =>
  tags.includes('breaks') && /^console: Error: /.test(said)

export class Stage {
  private readonly heard: string[] = []
  /** Whether the page stands and nothing went wrong in it so far. */
  private isWhole = false

  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
    private readonly address: string,
  ) {
    page.on('console', (message) => {
      const text = message.text()
      if (['error', 'warning'].includes(message.type()) && !harmless.test(text))
        this.heard.push(`console: ${text} ${message.location().url}`)
    })
    page.on('pageerror', (error) => this.heard.push(`error of the page: ${error.message}`))
  }

  /** Opens the served Storybook in these surroundings. `media` is what the browser itself pretends. */
  static async open(
    storybook: string,
    surroundings: Partial<Surroundings>,
    media: BrowserContextOptions = {},
  ): Promise<Stage> {
    const browser = await openBrowser()
    const context = await browser.newContext({ viewport: { width: widths.desktop, height }, ...media })
    const globals = Object.entries(surroundings).map(([name, value]) => `${name}:${value}`)
    const address = `${storybook}/iframe.html?globals=${globals.join(';')}`
    return new Stage(browser, await context.newPage(), address)
  }

  /** Shows a story, plays it and lets axe look at it. Answers what is wrong, in sentences. */
  async play({ id, tags = [] }: Story): Promise<string[]> {
    await this.show(id)
    const ended = await this.page.waitForFunction(hasEnded, id, { polling: 20, timeout: 60_000 })
    const found = [...((await ended.jsonValue()) as string[]), ...this.heard]
    const isRefusal = (one: string) => tags.includes('refused') && /Failed to load resource/.test(one)
    const problems = [...new Set(found)].filter((one) => !isRefusal(one) && !isBreak(tags, one))
    this.isWhole = problems.length === 0
    return problems
  }

  /** Presses a key as a keyboard does, by its name in `KeyboardEvent.key`, or types a text. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text)
  }

  /**
   * What a screen reader says has the focus: `button "Next"`. Where the keys stay in a field and move through a list below
   * it, the entry follows: `searchbox "Search", menuitem "New product"`.
   */
  async focused(): Promise<string> {
    const session = await this.page.context().newCDPSession(this.page)
    const spoken: string[] = []
    for (const expression of [
      'document.activeElement',
      'document.getElementById(document.activeElement.getAttribute("aria-activedescendant"))',
    ]) {
      const { result } = await session.send('Runtime.evaluate', { expression })
      if (!result.objectId) continue
      const { nodes } = await session.send('Accessibility.getPartialAXTree', {
        objectId: result.objectId,
        fetchRelatives: false,
      })
      spoken.push(`${nodes[0]?.role?.value} "${nodes[0]?.name?.value ?? ''}"`)
    }
    await session.detach()
    return spoken.join(', ')
  }

  /** What spills over the edge of a window this wide, or is cut off in it. */
  async spill(width: number): Promise<string[]> {
    await this.page.setViewportSize({ width, height })
    // What floats follows the window with the next frames, which are late where others are at work.
    const until = performance.now() + 1500
    for (;;) {
      await this.page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      const found = await this.page.evaluate(spillOf)
      if (found.length === 0 || performance.now() > until) return found.map((one) => `at ${width} px: ${one}`)
    }
  }

  /** Opens a page of the documentation and answers its headings, and what the browser had to complain of. */
  async read(id: string, tags: readonly string[] = []): Promise<{ headings: string[]; problems: string[] }> {
    await this.leave()
    await this.page.goto(`${this.address}&viewMode=docs&id=${id}`)
    const headings = this.page.locator('#storybook-docs :is(h1, h2)')
    await headings.first().waitFor({ timeout: 60_000 })
    await this.page.waitForFunction(
      () =>
        (
          globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown } }
        ).__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered'),
      undefined,
      { timeout: 60_000 },
    )
    const problems = [...new Set(this.heard)].filter((one) => !isBreak(tags, one))
    return { headings: await headings.allTextContents(), problems }
  }

  /**
   * Goes to a story as the reader of a Storybook does, without loading the page anew: stories leave nothing behind. Only one
   * that went wrong may, so the next begins on a page of its own.
   */
  private async show(storyId: string): Promise<void> {
    const isNew = !this.isWhole
    this.isWhole = false
    if (isNew) await this.leave()
    this.heard.length = 0
    await this.page.setViewportSize({ width: widths.desktop, height })
    if (isNew) await this.page.goto(`${this.address}&viewMode=story&id=${storyId}`)
    else
      await this.page.evaluate((id) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: object): void }
        }
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      }, storyId)
  }

  /** A story of the page before may still be following a link or asking its shop; nothing of it reaches into the next. */
  private async leave(): Promise<void> {
    const go = () => this.page.goto('about:blank')
    await go().catch(go)
    this.heard.length = 0
  }

  close(): Promise<void> {
    return this.browser.close()
  }
}
