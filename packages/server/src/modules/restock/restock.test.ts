import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { deliverAll } from '../../events/worker'
import { linksOf } from '../../providers/notification/mail-links'
import { smtpNotifications } from '../../providers/notification/smtp'
import { openCounter } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { createProduct, europe, type TestProduct } from '../../testing/world'
import { returnStock } from '../inventory/return-stock'
import { notifications } from '../notification/send-notifications'
import { oldRestockNotifications, tellWaiting } from './tell-waiting'

interface Posted {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}
const posted: Posted[] = []
const smtp = smtpNotifications(
  {
    url: 'smtp://localhost',
    from: 'shop@example.com',
    links: linksOf('https://mugs.test', { hasStorefront: true }),
  },
  { sendMail: async (mail) => posted.push(mail) },
)

describeShop(
  'a variant that is waited for',
  (t) => {
    let plate: TestProduct
    const ask = (variant_id: string, email: string, more: object = {}) =>
      t.try('POST /restock-notifications/variants/:variant_id', {
        params: { variant_id },
        body: { email, ...more },
      })
    const entries = async () => t.shop.db.select().from(t.shop.db.t.restock_notification)
    const restock = (variant: string, inventory_quantity: number) =>
      t.call('POST /admin/products/:id/variants/:variant_id', {
        params: { id: plate.id, variant_id: plate.variant(variant) },
        body: { inventory_quantity },
        headers: t.staff,
      })
    /** Looks once, and lets the mails out that follow. */
    const look = async () => {
      posted.length = 0
      await tellWaiting(t.shop)
      await deliverAll(t.shop, [notifications])
      return posted.map(({ to }) => to).sort()
    }
    beforeAll(async () => {
      await europe(t)
      plate = await createProduct(
        t,
        'Plate',
        { small: { eur: 800, stock: 0 }, large: { eur: 900, stock: 0 }, huge: { eur: 990, stock: 1 } },
        { thumbnail: '/uploads/plate.jpg' },
      )
    })
    beforeEach(async () => {
      await t.shop.transaction((tx) => tx.delete(tx.t.restock_notification))
      await restock('small', 0)
      await look()
    })

    it('is asked for once, however often, and always answered alike', async () => {
      const first = await ask(plate.variant('small'), 'Ada@example.com')
      const again = await ask(plate.variant('small'), 'ada@example.com')
      expect([first.status, first.body]).toEqual([201, 'Created'])
      expect([again.status, again.body]).toEqual([201, 'Created'])
      expect(await entries()).toMatchObject([
        { email: 'ada@example.com', variant_id: plate.variant('small'), told_at: null },
      ])
    })

    it('is not waited for when it is unknown, a draft, or can be bought', async () => {
      expect((await ask('variant_none', 'ada@example.com')).status).toBe(404)
      const draft = await createProduct(t, 'Draft', { one: { eur: 1, stock: 0 } }, { status: 'draft' })
      expect((await ask(draft.variant('one'), 'ada@example.com')).status).toBe(404)
      const huge = await ask(plate.variant('huge'), 'ada@example.com')
      expect([huge.status, huge.body.type, huge.body.code]).toEqual([400, 'invalid_data', 'in_stock'])
      expect((await ask(plate.variant('small'), 'no address')).status).toBe(400)
      expect(await entries()).toEqual([])
    })

    it('brings everybody who waited one mail when it is back, in their language, with a link and a picture', async () => {
      await ask(plate.variant('small'), 'ada@example.com', { language: 'de', country_code: 'DE' })
      await ask(plate.variant('small'), 'eve@example.com', { language: 'xx', country_code: 'zz' })
      await ask(plate.variant('large'), 'joe@example.com')
      expect(await look()).toEqual([])
      await restock('small', 3)
      expect(await look()).toEqual(['ada@example.com', 'eve@example.com'])
      const [ada, eve] = posted.sort((a, b) => (a.to < b.to ? -1 : 1)) as [Posted, Posted]
      expect(ada.subject).toBe('Plate ist wieder da')
      expect(ada.text).toContain(`https://mugs.test/de-de/p/${plate.product.handle}?Size=small`)
      expect(ada.html).toContain('/uploads/plate.jpg')
      expect(eve.subject).toBe('Plate is back')
      expect(eve.text).toContain(`https://mugs.test/p/${plate.product.handle}?Size=small`)
      expect(ada.headers?.['List-Unsubscribe']).toMatch(
        /^<https:\/\/mugs\.test\/de-de\/back-in-stock\/stop\?token=\S+>$/,
      )
      expect(ada.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      // Sold out and back once more: they were told.
      await restock('small', 0)
      expect(await look()).toEqual([])
      await restock('small', 5)
      expect(await look()).toEqual([])
    })

    it('is told to each person once by two processes that look at the same time', async () => {
      const people = Array.from({ length: 130 }, (_, n) => `waiting-${n}@example.com`)
      await t.shop.transaction((tx) =>
        tx
          .insert(tx.t.restock_notification)
          .values(people.map((email) => ({ email, variant_id: plate.variant('small') }))),
      )
      const { store } = t.shop.db.t
      const [own] = await t.shop.db.select({ id: store.default_sales_channel_id }).from(store)
      await t.shop.transaction((tx) =>
        tx.update(tx.t.restock_notification).set({ sales_channel_id: own?.id ?? null }),
      )
      await restock('small', 2)
      await Promise.all([tellWaiting(t.shop), tellWaiting(t.shop)])
      expect(await look()).toEqual([...people].sort())
    })

    it('is back by a return, an own quantity, a level at a location or a promise to deliver later', async () => {
      const counter = await openCounter(t, { stock: 0 })
      const { small, large } = counter.variants as Required<typeof counter.variants>
      for (const variant of [small, large])
        expect((await ask(variant?.id ?? '', 'ada@example.com')).status).toBe(201)
      expect(await look()).toEqual([])
      await t.shop.transaction((tx) =>
        returnStock(tx, [{ variant_id: small?.id ?? '', line_item_id: 'item_back', quantity: 1 }], {
          location_id: counter.location_id,
        }),
      )
      expect(await look()).toEqual(['ada@example.com'])
      await t.call('POST /admin/products/:id/variants/:variant_id', {
        params: { id: large?.product_id ?? '', variant_id: large?.id ?? '' },
        body: { allow_backorder: true },
        headers: t.staff,
      })
      expect(await look()).toEqual(['ada@example.com'])
    })

    it('is told of to nobody while its product is not shown', async () => {
      await ask(plate.variant('small'), 'ada@example.com')
      const show = (status: 'draft' | 'published') =>
        t.call('POST /admin/products/:id', { params: { id: plate.id }, body: { status }, headers: t.staff })
      await show('draft')
      await restock('small', 2)
      expect(await look()).toEqual([])
      await show('published')
      expect(await look()).toEqual(['ada@example.com'])
    })

    it('is waited for no more by whoever follows the link of a mail', async () => {
      await ask(plate.variant('small'), 'ada@example.com')
      await ask(plate.variant('large'), 'ada@example.com')
      await ask(plate.variant('large'), 'eve@example.com')
      await restock('small', 2)
      await look()
      const token = /stop\?token=([\w-]+)/.exec(posted[0]?.text ?? '')?.[1] ?? ''
      const stop = (given: string) =>
        t.try('POST /store/restock-notifications/stop', { body: { token: given } })
      expect((await stop(token.slice(1))).status).toBe(401)
      expect((await stop(token)).status).toBe(204)
      expect((await stop(token)).status).toBe(204)
      expect((await entries()).map(({ email }) => email)).toEqual(['eve@example.com'])
      // The list of messages does not hold what the link holds.
      const { notifications: kept } = await t.call('GET /admin/notifications', {
        query: { to: 'ada@example.com' },
        headers: t.staff,
      })
      expect(JSON.stringify(kept)).not.toContain(token)
    })

    it('shows staff how many wait', async () => {
      const count = async () =>
        (
          await t.call('GET /admin/variants/waiting', {
            query: { product_id: [plate.id] },
            headers: t.staff,
          })
        ).waiting
      expect(await count()).toEqual([])
      await ask(plate.variant('small'), 'ada@example.com')
      await ask(plate.variant('large'), 'ada@example.com')
      await ask(plate.variant('large'), 'eve@example.com')
      const product_id = plate.id
      expect(await count()).toEqual([
        { variant_id: plate.variant('large'), product_id, waiting: 2 },
        { variant_id: plate.variant('small'), product_id, waiting: 1 },
      ])
      await restock('small', 1)
      await look()
      expect(await count()).toEqual([{ variant_id: plate.variant('large'), product_id, waiting: 2 }])
    })

    it('forgets who was told a month ago, and who waited for a year', async () => {
      const { restock_notification: r } = t.shop.db.t
      const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
      const entry = (email: string, created_at: string, told_at: string | null = null) => ({
        email,
        created_at,
        told_at,
        variant_id: plate.variant('large'),
      })
      await t.shop.transaction((tx) =>
        tx
          .insert(tx.t.restock_notification)
          .values([
            entry('old@example.com', ago(366)),
            entry('told@example.com', ago(40), ago(31)),
            entry('new@example.com', ago(300)),
            entry('lately@example.com', ago(40), ago(20)),
          ]),
      )
      await oldRestockNotifications.run(t.shop)
      const left = await t.shop.db.select({ email: r.email }).from(r).orderBy(r.email)
      expect(left.map(({ email }) => email)).toEqual(['lately@example.com', 'new@example.com'])
    })

    it('goes with the account of whoever waited, mails and all', async () => {
      const body = { email: 'leaving@example.com', password: 'analytical' }
      const { headers } = await t.try('POST /store/customers', { body })
      const as = { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' }
      const params = { variant_id: plate.variant('small') }
      const path = 'POST /restock-notifications/variants/:variant_id'
      await t.call(path, { params, body: { email: body.email }, headers: as })
      await ask(plate.variant('large'), body.email)
      const mailings = await t.call('GET /store/customers/me/mailings', { headers: as })
      // What a stranger asked for under the same address is not told.
      expect(mailings).toMatchObject({ newsletter: null, restock_notifications: [{ ...params }] })
      await restock('small', 1)
      expect(await look()).toEqual([body.email])
      await t.call('DELETE /store/customers/me', { body: { password: body.password }, headers: as })
      expect(await entries()).toEqual([])
      const { notification } = t.shop.db.t
      const mails = await t.shop.db
        .select()
        .from(notification)
        .where(eq(notification.event_name, 'restock-notification.due'))
      expect(JSON.stringify(mails)).not.toContain(body.email)
    })
  },
  { notification: [smtp] },
)
