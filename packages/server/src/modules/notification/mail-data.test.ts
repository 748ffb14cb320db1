import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { emit } from '../../events/emit'
import { deliverAll } from '../../events/worker'
import { smtpNotifications } from '../../providers/notification/smtp'
import { openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { mailData } from './mail-data'
import { notifications } from './send-notifications'

const posted: { to: string; subject: string; text: string }[] = []
const smtp = smtpNotifications(
  { url: 'smtp://localhost', from: 'shop@example.com' },
  { sendMail: async (mail) => posted.push(mail) },
)

describeShop(
  'mails',
  (t) => {
    it('show an order with its figures, in the language its customer chose', async () => {
      posted.length = 0
      const counter = await openCounter(t)
      const order = await placeOrder(t, counter, { small: 2 })
      await t.shop.transaction(async (tx) => {
        const { customer } = tx.t
        await tx
          .update(customer)
          .set({ metadata: { locale: 'de' } })
          .where(eq(customer.id, counter.customer_id))
        await emit(tx, 'order.placed', { id: order.id })
      })
      await deliverAll(t.shop, [notifications])
      expect(posted[0]?.to).toBe('guest@example.com')
      for (const part of ['Guten Tag Ada,', 'Shirt', 'small · Menge: 2', '75001 Paris'])
        expect(posted[0]?.text).toContain(part)
      const { order: shown } = await mailData(t.shop, 'order.placed', { id: order.id })
      expect(shown).toMatchObject({ total: order.total })
    })
    it('show an order whose region was deleted before they left', async () => {
      posted.length = 0
      const counter = await openCounter(t)
      const order = await placeOrder(t, counter, { small: 1 })
      await deliverAll(t.shop, [notifications])
      posted.length = 0
      await t.call('DELETE /admin/regions/:id', { headers: t.staff, params: { id: counter.region_id } })
      await t.shop.transaction((tx) => emit(tx, 'order.placed', { id: order.id }))
      await deliverAll(t.shop, [notifications])
      expect(posted.map(({ to }) => to)).toEqual(['guest@example.com'])
      const { order: shown } = await mailData(t.shop, 'order.placed', { id: order.id })
      expect(shown).toMatchObject({ total: order.total })
    })
    it('speak the language the browser asked for, where the customer chose none', async () => {
      const headers = { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' }
      const account = {
        first_name: 'Ada',
        last_name: 'Byron',
        email: 'ada@example.com',
        password: 'analytical-1',
      }
      await t.call('POST /store/customers', { body: account })
      posted.length = 0
      await t.call('POST /store/customers/password-token', { body: { email: account.email }, headers })
      await deliverAll(t.shop, [notifications])
      expect(posted[0]?.text).toContain('Bonjour')
      const counter = await openCounter(t)
      const order = await placeOrder(t, counter, { small: 1 })
      const { cart } = await t.call('POST /store/carts', { body: { region_id: counter.region_id }, headers })
      expect(cart.context).toMatchObject({ locale: 'fr-CA' })
      const { order: orders } = t.shop.db.t
      await t.shop.transaction((tx) =>
        tx.update(orders).set({ cart_id: cart.id }).where(eq(orders.id, order.id)),
      )
      expect((await mailData(t.shop, 'order.placed', { id: order.id })).locale).toBe('fr-CA')
    })
    it('carry the invitation as the link of the store’s settings', async () => {
      const invite_link_template = 'https://admin.example.com/invite?token={invite_token}'
      await t.call('POST /admin/store', { body: { invite_link_template }, headers: t.staff })
      const data = await mailData(t.shop, 'invite.created', {
        id: 'invite_1',
        token: 'a+b',
        user_email: 'i@x.test',
      })
      expect(data.link).toBe('https://admin.example.com/invite?token=a%2Bb')
    })
    it('leave no token behind, neither among the messages nor among the events', async () => {
      await t.call('POST /admin/invites', {
        body: { user: 'ivy@example.com', role: 'member' },
        headers: t.staff,
      })
      const { invites } = await t.call('GET /admin/invites', { headers: t.staff })
      posted.length = 0
      await deliverAll(t.shop, [notifications])
      expect(posted[0]?.text).toContain(invites[0]?.token)
      const { event, notification } = t.shop.db.t
      const kept = JSON.stringify([
        await t.shop.db.select().from(event),
        await t.shop.db.select().from(notification),
      ])
      expect(kept).not.toContain(invites[0]?.token)
    })
  },
  { notification: [smtp] },
)
