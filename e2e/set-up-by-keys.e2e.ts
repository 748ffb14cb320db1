import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RunningShop } from '../packages/server/src/server'
import { openBrowser, openContext } from './browser'
import { Hands } from './hands'
import { openEmptySite } from './open-site'

describe('the first account', () => {
  let open: RunningShop & { setupUrl: string }
  let browser: Browser
  beforeAll(async () => {
    open = await openEmptySite('sqlite', inject('templates'))
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await open?.close()
  })

  it('is made without a mouse, and the first question answered', async () => {
    const page = await (await openContext(browser, { viewport: { width: 1280, height: 900 } })).newPage()
    const hands = new Hands(page)
    await page.goto(open.setupUrl)
    await hands.write(page.getByRole('textbox', { name: 'Name of the shop' }), 'Corner Pottery')
    await hands.write(page.getByRole('textbox', { name: 'First name' }), 'Ada')
    await hands.write(page.getByRole('textbox', { name: 'E-mail' }), 'ada@corner.example')
    await hands.write(page.getByRole('textbox', { name: 'Password' }), 'analytical engine')
    await hands.press('Enter')
    const question = page.getByRole('dialog', { name: 'Help us get better' })
    await question.waitFor()
    await hands.goTo(question.getByRole('switch', { name: /Opt out/ }))
    await hands.press('Space')
    await hands.take(question.getByRole('button', { name: 'Continue' }))
    await question.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: 'Welcome back, Ada' }).waitFor()
    const { user, store, analytics_config } = open.shop.db.t
    expect(await open.shop.db.select().from(user)).toMatchObject([
      { email: 'ada@corner.example', role: 'admin' },
    ])
    expect(await open.shop.db.select().from(store)).toMatchObject([{ name: 'Corner Pottery' }])
    expect(await open.shop.db.select().from(analytics_config)).toMatchObject([{ opt_out: true }])
    console.log(`the first account: ${hands.keys} keys, ${hands.clicks} clicks`)
    // Tab from field to field, the whole text of each selected, Enter; then three for the question.
    expect(hands.keys).toBeLessThanOrEqual(20)
    expect(hands.clicks).toBe(0)
  })
})
