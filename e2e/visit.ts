import type { Page } from 'playwright-core'

const title = ':is(h1, [role=heading][aria-level="1"])'

/** What fades from one colour to the other, or in and out, has arrived; runs in the page. */
export async function settled(): Promise<void> {
  await new Promise(requestAnimationFrame)
  const fading = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? 0))
  await Promise.allSettled(fading.map((one) => one.finished))
}

/** By how many pixels the page is wider than its window. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Texts that are the keys of sentences nobody wrote: `edit.title`. */
export const rawKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const key = /^(?:[\w-]+:)?[a-z][a-z_]*(?:\.[a-z][a-z_]*)+$/
    const texts = [
      ...document.querySelectorAll('h1, h2, h3, button, label, legend, th, dt, p, a, [role=menuitem]'),
    ]
    const file = /\.(?:jsonl|tsv|xml)$/
    return texts
      .map(({ textContent }) => textContent?.trim() ?? '')
      .filter((text) => key.test(text) && !file.test(text))
  })

/** Goes to a screen as links of the back office do, and waits until it has come with what it shows. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.locator(title).first().waitFor()
  await page.locator(title).evaluateAll((left) => {
    for (const one of left) one.toggleAttribute('data-left', true)
  })
  await page.evaluate((url) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', url)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, `/app${address}`)
  await page.locator(`${title}:not([data-left])`).first().waitFor()
  await page.waitForFunction(() => !document.querySelector('main :is([aria-busy=true], .cw-Skeleton)'))
  await page.evaluate(settled)
}
