import { expect, it } from 'vitest'
import { emit } from '../../events/emit'
import { deliverAll } from '../../events/worker'
import { logNotifications } from '../../providers/notification/log'
import { describeShop } from '../../testing/test-shop'
import { notifications } from './send-notifications'

const lines: string[] = []
let isDown = false
const provider = logNotifications(['customer.password_reset', 'note.created'], (line) => {
  if (isDown) throw new Error('no mail server')
  lines.push(line)
})

describeShop(
  'notifications',
  (t) => {
    const listed = async (query: object = {}) =>
      (await t.call('GET /admin/notifications', { query, headers: t.staff })).notifications
    const happen = async (name: string, data: object) => {
      await t.shop.transaction((tx) => emit(tx, name, data))
      await deliverAll(t.shop, [notifications])
    }
    it('tell of the events a provider wants, unless it is asked not to', async () => {
      lines.length = 0
      await happen('customer.password_reset', { id: 'cus_1', email: 'ada@example.com', token: 'secret' })
      await happen('customer.password_reset', {
        id: 'cus_1',
        email: 'ada@example.com',
        no_notification: true,
      })
      await happen('order.placed', { id: 'order_1' })
      await happen('note.created', { id: 'note_1' })
      expect(lines).toEqual(['notification customer.password_reset to ada@example.com'])
      expect(await listed()).toMatchObject([
        {
          event_name: 'customer.password_reset',
          resource_type: 'customer',
          resource_id: 'cus_1',
          to: 'ada@example.com',
          provider_id: 'log',
          resends: [],
        },
      ])
    })
    it('are sent once though the event comes again', async () => {
      lines.length = 0
      const event = { id: 'evt_same', name: 'customer.password_reset', created_at: '' }
      const data = { id: 'cus_2', email: 'eve@example.com' }
      await notifications.handle(t.shop, { ...event, data })
      await notifications.handle(t.shop, { ...event, data })
      expect(lines).toHaveLength(1)
    })
    it('come again with the event when the provider is down', async () => {
      isDown = true
      const event = { id: 'evt_later', name: 'customer.password_reset', created_at: '' }
      const data = { id: 'cus_3', email: 'joe@example.com' }
      await expect(notifications.handle(t.shop, { ...event, data })).rejects.toThrow('no mail server')
      expect(await listed({ to: 'joe@example.com' })).toEqual([])
      isDown = false
      await notifications.handle(t.shop, { ...event, data })
      expect(await listed({ to: 'joe@example.com,nobody@example.com' })).toHaveLength(1)
    })
    it('are sent again, perhaps to somebody else, below the first', async () => {
      const [one] = await listed({ resource_id: 'cus_1' })
      const params = { id: one?.id ?? '' }
      const resend = (body: object) =>
        t.try('POST /admin/notifications/:id/resend', { params, body, headers: t.staff })
      await resend({})
      const { body } = await resend({ to: 'other@example.com' })
      expect(body.notification.id).toBe(one?.id)
      expect(body.notification.resends.map(({ to }: { to: string }) => to)).toEqual([
        'ada@example.com',
        'other@example.com',
      ])
      expect(await listed({ resource_type: 'customer', resource_id: 'cus_1' })).toHaveLength(1)
      const all = await listed({ resource_id: 'cus_1', include_resends: 'true' })
      expect(all).toHaveLength(3)
      const unknown = { params: { id: 'noti_none' }, body: {}, headers: t.staff }
      expect((await t.try('POST /admin/notifications/:id/resend', unknown)).status).toBe(404)
    })
  },
  { notification: [provider] },
)
