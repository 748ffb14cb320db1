import type { Page } from 'playwright-core'

interface Wishes {
  pieces?: number
  /** The bill goes to the same person in another city. */
  billCity?: string
  note?: string
}

/** Orders so many of a piece as a guest in a browser, who then reads the page that says thank you. */
export async function buy(
  page: Page,
  url: string,
  email: string,
  { pieces = 1, billCity, note }: Wishes = {},
): Promise<string> {
  for (let bought = 0; bought < pieces; bought++) {
    await page.goto(`${url}/p/tall-jug-ash-glaze`)
    const added = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.locator('button[name=intent][value=add]').click()
    await added
  }
  await page.goto(`${url}/cart`)
  await page.locator('a[href="/checkout"]').first().click()
  await page.waitForURL('**/checkout')
  const fill = (name: string, text: string) => page.locator(`[name=${name}]`).fill(text)
  await fill('email', email)
  await fill('first_name', 'Ada')
  await fill('last_name', 'Byron')
  await fill('address_1', '1 Mill Lane')
  await fill('postal_code', '1010')
  await fill('city', 'Vienna')
  if (billCity) {
    await page.locator('[name=billing_elsewhere]').check()
    await fill('billing\\.first_name', 'Ada')
    await fill('billing\\.last_name', 'Byron')
    await fill('billing\\.address_1', '2 Loom Street')
    await fill('billing\\.postal_code', '8010')
    await fill('billing\\.city', billCity)
  }
  if (note) await fill('note', note)
  await page.locator('input[name=shipping_option]').first().check()
  await pay(page)
  return page.locator('h1').innerText()
}

/** Where the total changed while delivery was chosen the page says so, and the same button places the order. */
export async function pay(page: Page): Promise<void> {
  const button = page.locator('button[name=intent][value=pay]')
  const told = page.locator('main .notice[role=alert]')
  const isThanked = () => page.waitForURL('**/checkout/*/thanks').then(() => true)
  await button.click()
  const isDone = await Promise.race([isThanked().catch(() => false), told.waitFor().then(() => false)])
  if (isDone) return
  await button.click()
  await isThanked()
}
