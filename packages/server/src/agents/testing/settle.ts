import { runDue } from '../../events/schedule'
import { deliverAll } from '../../events/worker'
import { subscribersOf, timedWorkOf } from '../../modules/subscribers'
import type { TestShop } from '../../testing/test-shop'

/** What happens by itself in a shop that runs: events are heard, and agents are told what is due. */
export async function settle(t: TestShop): Promise<void> {
  await deliverAll(t.shop, subscribersOf(t.shop))
  await t.shop.transaction((tx) =>
    tx.updateRows(tx.t.schedule, { id: 'plugin:agents:tell-agents' }, { due_at: '2020-01-01T00:00:00.000Z' }),
  )
  await runDue(
    t.shop,
    timedWorkOf(t.shop).filter(({ id }) => id === 'plugin:agents:tell-agents'),
  )
}
