import type { Order, Region } from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { deliverAll } from '../../events/worker'
import { smtpNotifications } from '../../providers/notification/smtp'
import { describeShop } from '../../testing/test-shop'
import { createProduct, createRegion, type TestProduct } from '../../testing/world'
import { notifications } from '../notification/send-notifications'

const posted: { to: string; subject: string; text: string }[] = []
const smtp = smtpNotifications(
  { url: 'smtp://localhost', from: 'shop@example.com' },
  { sendMail: async (mail) => posted.push(mail) },
)

describeShop(
  'gift cards that are sold',
  (t) => {
    let region: Region
    let fifty: TestProduct
    beforeAll(async () => {
      region = await createRegion(t, {
        name: 'Europe',
        currency_code: 'eur',
        tax_rate: 20,
        includes_tax: true,
        countries: ['de', 'fr'],
      })
      await t.call('POST /admin/regions/:id', {
        headers: t.staff,
        params: { id: region.id },
        body: { gift_cards_taxable: false },
      })
      fifty = await createProduct(t, 'Card', { fifty: { eur: 5000 } }, { is_giftcard: true })
    })

    /** Bought with an e-mail address and nothing else, as a card comes by e-mail. */
    const buy = async (metadata: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
      const { cart } = await t.call('POST /store/carts', { body: { region_id: region.id }, headers })
      const params = { id: cart.id }
      const { cart: filled } = await t.call('POST /store/carts/:id/line-items', {
        params,
        body: { variant_id: fifty.variant('fifty'), quantity: 1, metadata },
      })
      await t.call('POST /store/carts/:id', { params, body: { email: 'ada@example.com' } })
      await t.call('POST /store/carts/:id/payment-sessions', { params })
      const { data } = await t.call('POST /store/carts/:id/complete', { params })
      return { cart: filled, order: data as Order }
    }
    const cardsOf = async (id: string) =>
      (await t.call('GET /store/orders/:id/gift-cards', { params: { id } })).gift_cards
    const balanceOf = (code: string) => t.try('GET /store/gift-cards/:code/balance', { params: { code } })

    it('are worth what was paid where the region does not tax them, and pay as much', async () => {
      const { cart, order } = await buy()
      expect(cart).toMatchObject({ total: 5000, tax_total: 0 })
      expect(order).toMatchObject({ total: 5000, tax_total: 0 })
      const [card] = await cardsOf(order.id)
      expect(card).toMatchObject({ value: 5000, balance: 5000, is_masked: false, currency_code: 'eur' })
      const bench = await createProduct(t, 'Bench', { one: { eur: 12_000 } })
      const { cart: paying } = await t.call('POST /store/carts', {
        body: { region_id: region.id, items: [{ variant_id: bench.variant('one'), quantity: 1 }] },
      })
      const { cart: paid } = await t.call('POST /store/carts/:id', {
        params: { id: paying.id },
        body: { gift_cards: [{ code: card?.code ?? '' }] },
      })
      expect((paying.total ?? 0) - (paid.total ?? 0)).toBe(5000)
      expect(paid).toMatchObject({ gift_card_total: 5000, gift_card_tax_total: 0 })
    })

    it('cost what is printed on them before they are bought', async () => {
      const { products } = await t.call('GET /store/products', {
        query: { id: [fifty.id], region_id: region.id },
      })
      expect(products[0]?.variants[0]).toMatchObject({
        calculated_price: 5000,
        calculated_price_incl_tax: 5000,
        calculated_tax: 0,
      })
    })

    it('are taxed by a rate that staff attached to them', async () => {
      const taxed = await createProduct(t, 'Taxed card', { fifty: { eur: 5000 } }, { is_giftcard: true })
      await t.call('POST /admin/tax-rates', {
        headers: t.staff,
        body: { name: 'Cards', code: 'cards', rate: 10, region_id: region.id, products: [taxed.id] },
      })
      const { cart } = await t.call('POST /store/carts', {
        body: { region_id: region.id, items: [{ variant_id: taxed.variant('fifty'), quantity: 1 }] },
      })
      expect(cart.items?.[0]?.tax_lines).toMatchObject([{ rate: 10, code: 'cards' }])
    })

    it('go to whom they are for, with the words of who gave them', async () => {
      posted.length = 0
      const { order } = await buy(
        {
          recipient_name: 'Grace',
          recipient_email: 'grace@example.com',
          sender_name: 'Ada',
          message: 'For the\nnew house',
        },
        { 'accept-language': 'de' },
      )
      const [card] = await cardsOf(order.id)
      await deliverAll(t.shop, [notifications])
      const mails = posted.filter(({ to }) => to === 'grace@example.com')
      expect(mails).toHaveLength(1)
      expect(mails[0]?.subject).toContain('Gutschein über 50,00')
      for (const part of ['Guten Tag Grace,', 'Ada hat Ihnen', 'For the\nnew house', card?.code ?? '-'])
        expect(mails[0]?.text).toContain(part)
      const { notifications: kept } = await t.call('GET /admin/notifications', {
        headers: t.staff,
        query: { event_name: 'gift_card.due', to: 'grace@example.com' },
      })
      expect(kept).toHaveLength(1)
      const { preview } = await t.call('GET /admin/notifications/:id/preview', {
        headers: t.staff,
        params: { id: kept[0]?.id ?? '' },
      })
      expect(preview.text).toContain(card?.code)
    })

    it('wait for the day that was chosen, and are not sent when the order was canceled meanwhile', async () => {
      posted.length = 0
      const send_on = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
      const later = { recipient_email: 'later@example.com', send_on }
      const [first, second] = [
        await buy(later),
        await buy({ ...later, recipient_email: 'never@example.com' }),
      ]
      expect((await cardsOf(first.order.id))[0]).toMatchObject({ send_on })
      await deliverAll(t.shop, [notifications])
      expect(posted.filter(({ subject }) => subject.includes('gift card'))).toEqual([])
      await t.call('POST /admin/orders/:id/cancel', { headers: t.staff, params: { id: second.order.id } })
      const { event } = t.shop.db.t
      const waiting = await t.shop.db.select().from(event).where(eq(event.name, 'gift_card.due'))
      expect(waiting.filter(({ due_at }) => due_at?.startsWith(send_on))).toHaveLength(2)
      await t.shop.transaction((tx) =>
        tx.update(event).set({ due_at: new Date().toISOString() }).where(eq(event.name, 'gift_card.due')),
      )
      await deliverAll(t.shop, [notifications])
      expect(posted.map(({ to }) => to)).toContain('later@example.com')
      expect(posted.map(({ to }) => to)).not.toContain('never@example.com')
    })

    it('hide their code a day after the order, and answer strangers nothing', async () => {
      const { order } = await buy()
      const [shown] = await cardsOf(order.id)
      const { order: orders } = t.shop.db.t
      await t.shop.transaction((tx) =>
        tx
          .update(orders)
          .set({ created_at: new Date(Date.now() - 25 * 3_600_000).toISOString() })
          .where(eq(orders.id, order.id)),
      )
      const [hidden] = await cardsOf(order.id)
      expect(hidden?.is_masked).toBe(true)
      expect(hidden?.code).toBe(`••••-••••-••••-${shown?.code.slice(-4)}`)
      const params = { id: 'order_unknown' }
      expect((await t.try('GET /store/orders/:id/gift-cards', { params })).status).toBe(404)
    })

    it('tell the holder of a code what is left, and of blocked ones no more than of wrong ones', async () => {
      const { order } = await buy()
      const [card] = await cardsOf(order.id)
      const { gift_card } = await t.call('GET /store/gift-cards/:code/balance', {
        params: { code: ` ${card?.code.toLowerCase()} ` },
      })
      expect(gift_card).toEqual({
        code: card?.code,
        value: 5000,
        balance: 5000,
        currency_code: 'eur',
        region_id: region.id,
        region_name: 'Europe',
        ends_at: null,
      })
      await t.call('POST /admin/gift-cards/:id', {
        headers: t.staff,
        params: { id: card?.id ?? '' },
        body: { is_disabled: true },
      })
      const [blocked, wrong] = [await balanceOf(card?.code ?? ''), await balanceOf('AAAA-BBBB-CCCC-DDDD')]
      expect(blocked.status).toBe(404)
      expect({ ...blocked.body, request_id: '' }).toEqual({ ...wrong.body, request_id: '' })
      await t.call('POST /admin/gift-cards/:id', {
        headers: t.staff,
        params: { id: card?.id ?? '' },
        body: { balance: 0 },
      })
      expect((await balanceOf(card?.code ?? '')).status).toBe(200)
    })

    it('stop guessing at their codes', async () => {
      const guess = async (n: number) => {
        const request = new Request(`http://localhost/store/gift-cards/GUESS-${n}/balance`)
        // Calls inside the process have no address and are not counted under one.
        Object.defineProperty(request, 'ip', { value: '203.0.113.77' })
        return (await t.app.fetch(request)).status
      }
      const answers: number[] = []
      for (let n = 0; n < 31; n++) answers.push(await guess(n))
      expect([answers[0], answers[29], answers[30]]).toEqual([404, 404, 429])
    })
  },
  { notification: [smtp] },
)
