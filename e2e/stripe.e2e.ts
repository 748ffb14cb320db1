import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { wrongs } from './axe'
import { databases } from './databases'
import { cards, serveStripe } from './stripe-in-browser'
import { openStripeShop, type Shopper, type StripeShop } from './stripe-shop'

for (const dialect of databases('sqlite'))
  describe(`a checkout that is paid by Stripe (${dialect})`, () => {
    let shop: StripeShop
    const visits: Shopper[] = []
    beforeAll(async () => {
      shop = await openStripeShop(dialect)
    })
    afterEach(async () => {
      for (const { context } of visits.splice(0)) await context.close()
    })
    afterAll(() => shop?.close())
    const begin = async (options?: Parameters<StripeShop['visit']>[0]) => {
      const shopper = await shop.visit(options)
      visits.push(shopper)
      return shopper
    }

    it('takes a new card: the page says thank you, and the money is held for what was ordered', async () => {
      const shopper = await begin()
      const { page } = shopper
      await shopper.toCheckout()
      // Nothing of Stripe is on the page before its way is chosen.
      expect(await page.locator('script[src*=stripe]').count()).toBe(0)
      await shopper.fillIn()
      await shopper.byCard(cards.good)
      expect(await wrongs(page)).toEqual([])
      const before = shop.intents('requires_capture')
      const confirmed: string[] = []
      page.on('request', (request) => {
        if (/api\.stripe\.com.*confirm$/.test(request.url())) confirmed.push(request.method())
      })
      await shopper.button.dblclick()
      await shopper.thanked()
      expect(shop.intents('requires_capture')).toBe(before + 1)
      // Pressed twice, it was paid once.
      expect(confirmed.filter((method) => method === 'POST')).toHaveLength(1)
      const { payment } = shop.site.shop.db.t
      const [paid] = (await shop.site.shop.db.select().from(payment)).filter(
        ({ provider_id }) => provider_id === 'stripe',
      )
      expect(shop.stripe.intents.get(String(paid?.data.id))).toMatchObject({ amount: paid?.amount })
    })

    it('says why a card was declined, keeps the form, and takes another', async () => {
      const shopper = await begin()
      const { page } = shopper
      await shopper.toCheckout()
      await shopper.fillIn('eve@example.com')
      await shopper.byCard(cards.declined)
      await shopper.button.click()
      await shopper.told.waitFor()
      expect(await shopper.told.innerText()).toBe('Your card was declined.')
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('pay-told')
      expect(await shopper.field('city').inputValue()).toBe('Vienna')
      expect(await shopper.card.inputValue()).toBe(cards.declined)
      await shopper.card.fill(cards.good)
      await shopper.button.click()
      await shopper.thanked()
    })

    it('asks for what is not filled in, in the card as in the form, and loses neither', async () => {
      const shopper = await begin()
      const { page } = shopper
      await shopper.toCheckout()
      await shopper.fillIn()
      await shopper.way('stripe').check()
      await shopper.card.waitFor()
      await shopper.button.click()
      await shopper.told.waitFor()
      expect(await shopper.told.innerText()).toBe('Your card number is incomplete.')
      await shopper.card.fill(cards.good)
      await shopper.field('city').fill('')
      await shopper.button.click()
      await page.locator('[name=city][aria-invalid=true]').waitFor()
      expect(await shopper.card.inputValue()).toBe(cards.good)
      await shopper.field('city').fill('Vienna')
      await shopper.button.click()
      await shopper.thanked()
    })

    it.each(['succeeded', 'failed'] as const)('comes back from a bank that has %s', async (word) => {
      const shopper = await begin()
      const { page } = shopper
      await shopper.toCheckout()
      await shopper.fillIn()
      await shopper.byCard(cards.secure)
      await shopper.button.click()
      await page.getByRole('heading', { name: 'Your bank' }).waitFor()
      await page.getByRole('link', { name: word }).click()
      if (word === 'failed') {
        await page.waitForURL('**/checkout?payment=failed')
        expect(await shopper.told.innerText()).toContain('The bank did not confirm the payment.')
        expect(await shopper.field('city').inputValue()).toBe('Vienna')
        await shopper.byCard(cards.good)
        await shopper.button.click()
      }
      await shopper.thanked()
    })

    it('is finished by whoever left the page of the bank, or this one after paying', async () => {
      const shopper = await begin()
      const { page } = shopper
      await shopper.toCheckout()
      await shopper.fillIn()
      await shopper.byCard(cards.secure)
      await shopper.button.click()
      await page.getByRole('heading', { name: 'Your bank' }).waitFor()
      await page.goto(`${shop.site.url}/checkout`)
      await shopper.byCard(cards.good)
      // Another window has paid meanwhile, and its answer was lost.
      for (const { id, status } of [...shop.stripe.intents.values()])
        if (status === 'requires_action') shop.stripe.arrive(id)
      await page.reload()
      await shopper.way('stripe').check()
      await page.getByText('Your payment is authorised already.').waitFor()
      await shopper.button.click()
      await shopper.thanked()
    })

    it('asks again where the sum has changed meanwhile, with the card as it was typed', async () => {
      const shopper = await begin()
      const { context, page } = shopper
      await shopper.toCheckout()
      await shopper.fillIn()
      await shopper.byCard(cards.good)
      const other = await context.newPage()
      await shopper.putIn(other)
      await other.close()
      const before = shop.intents('requires_capture')
      await shopper.button.click()
      const notice = page.locator('.checkout-fields > .notice')
      await notice.waitFor()
      expect(await notice.innerText()).toMatch(/^The total is now €190\.90 instead of €98\.90/)
      expect(shop.intents('requires_capture')).toBe(before)
      expect(await shopper.button.innerText()).toContain('€190.90')
      expect(await shopper.card.inputValue()).toBe(cards.good)
      await shopper.button.click()
      await shopper.thanked()
      const held = [...shop.stripe.intents.values()].filter(({ amount }) => amount === 19_090)
      expect(held).toMatchObject([{ status: 'requires_capture' }])
    })

    it('orders nothing by an address that somebody made up', async () => {
      const shopper = await begin()
      const { page } = shopper
      await shopper.toCheckout()
      await shopper.fillIn()
      await shopper.byCard(cards.good)
      await page.goto(
        `${shop.site.url}/payment/return?pay_for=checkout&payment_intent_client_secret=pi_00000001_secret&redirect_status=succeeded`,
      )
      expect(new URL(page.url()).pathname).toBe('/checkout')
      expect(new URL(page.url()).search).toBe('')
    })

    it('says so where the script is blocked, and other ways stay; again brings it', async () => {
      const shopper = await begin()
      const { context, page } = shopper
      await context.route('https://js.stripe.com/**', (route) => route.abort())
      await shopper.toCheckout()
      await shopper.fillIn()
      await shopper.way('stripe').check()
      const blocked = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
      await blocked.waitFor()
      await context.unroute('https://js.stripe.com/**')
      await serveStripe(context, shop.stripe)
      await shopper.button.click()
      await page.waitForFunction(() => document.activeElement?.textContent?.includes('could not be loaded'))
      await page.getByRole('button', { name: 'Try again' }).click()
      await shopper.card.waitFor()
      await shopper.way('manual').check()
      await shopper.button.click()
      await shopper.thanked()
    })
  })
