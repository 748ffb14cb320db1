import { afterEach, expect, it, vi } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { type Delivery, deliverDue, queueDelivery } from './deliveries'
import { agentTables } from './tables'

const minute = 60_000

describeShop(
  'what agents are to be told',
  (t) => {
    afterEach(() => void vi.useRealTimers())
    const queue = (event_id: string, order_id: string) =>
      queueDelivery(t.shop, {
        session_id: `chk_${order_id}`,
        order_id,
        protocol: 'ucp',
        agent: 'https://agent.example/profile',
        event_id,
        event_name: 'order.updated',
        occurred_at: new Date().toISOString(),
      })
    const rows = () => t.shop.db.rowsWhere(agentTables(t.shop.db).delivery, {})
    /** Lets the shop run on its clock, a look each minute; answers what was told, and after how many minutes. */
    const run = async (minutes: number, tell: (delivery: Delivery, at: number) => void) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
      const began = Date.now()
      for (let at = 0; at <= minutes; at += 1) {
        vi.setSystemTime(began + at * minute)
        await deliverDue(t.shop, async (delivery) => tell(delivery, at))
      }
    }

    it('reaches one who was away for an hour: all of it, each once, an older state never last', async () => {
      for (const event of ['evt_1', 'evt_2', 'evt_3']) await queue(event, 'order_1')
      await queue('evt_4', 'order_2')
      // Heard of twice, it is told once.
      await queue('evt_4', 'order_2')
      const told: string[] = []
      let failed = 0
      await run(180, ({ event_id }, at) => {
        if (at < 60) {
          failed += 1
          throw new Error('connect ECONNREFUSED')
        }
        told.push(event_id)
      })
      expect(failed).toBeGreaterThan(4)
      expect(told.filter((event) => event !== 'evt_4')).toEqual(['evt_1', 'evt_2', 'evt_3'])
      expect([...told].sort()).toEqual(['evt_1', 'evt_2', 'evt_3', 'evt_4'])
      expect((await rows()).every(({ delivered_at, error }) => delivered_at !== null && error === null)).toBe(
        true,
      )
    })

    it('is given up after a day, with why', async () => {
      await queue('evt_5', 'order_3')
      await run(26 * 60, () => {
        throw new Error('answered 410')
      })
      const lost = (await rows()).find(({ event_id }) => event_id === 'evt_5')
      expect(lost).toMatchObject({ delivered_at: null, due_at: null, error: 'answered 410', attempts: 8 })
    })
  },
  { agents: { ucp: true } },
)
