import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { wrongNumbers } from '../packages/server/src/testing/order-life/papers'
import { signIn } from './back-office'
import { openBrowser, openContext } from './browser'
import { databases } from './databases'
import { throwDice } from './lives/dice'
import { Hand } from './lives/hand'
import { type LifeSite, openLifeSite } from './lives/life-site'
import { type Walk, walk } from './lives/walk'
import { Watch } from './lives/watch'

/** Steps at the screen a database; `CARTWRIGHT_LIFE_STEPS=300` is what a release is tried with. */
const steps = Number(process.env.CARTWRIGHT_LIFE_STEPS ?? 25)
const seed = Number(process.env.CARTWRIGHT_LIFE_SEED ?? 20261126)

for (const dialect of databases('sqlite', 'postgres'))
  describe(`lives of orders, in the back office (${dialect})`, () => {
    let site: LifeSite
    let browser: Browser
    beforeAll(async () => {
      site = await openLifeSite(dialect, inject('templates'))
      browser = await openBrowser()
    })
    afterAll(async () => {
      await browser?.close()
      await site?.close()
    })

    it(`whatever is pressed, the screen says what is so, and money, stock and papers agree (seed ${seed})`, {
      timeout: 900_000 + steps * 10_000,
    }, async () => {
      const options = { viewport: { width: 1280, height: 1000 }, locale: 'en-GB' }
      const context = await openContext(browser, options)
      context.setDefaultTimeout(45_000)
      const page = await context.newPage()
      await signIn(page, site.url, site.staff)
      // In a window of its own: what lies behind another tab draws nothing, and takes no keys.
      const storageState = await context.storageState()
      const witness = await (await openContext(browser, { ...options, storageState })).newPage()
      const watch = new Watch(page)
      const dice = throwDice(seed)
      const done: Walk['done'] = new Map()
      const hand = new Hand(page, dice, watch)
      const began = performance.now()
      const address = (id: string) => `${site.url}/app/a/orders/${id}`
      const broken = await walk({ site, address, page, witness, watch, hand, dice, done }, steps)
      if (process.env.CARTWRIGHT_LIFE_STEPS) {
        console.info(`${steps} steps in ${Math.round((performance.now() - began) / 1000)} s`)
        console.table(Object.fromEntries(done))
      }
      expect(broken.join('\n\n')).toBe('')
      expect(await wrongNumbers(site.t)).toEqual([])
    })
  })
