import { createUser } from '../../packages/server/src/modules/user/create-user'
import type { Templates } from '../../packages/server/src/testing/databases'
import {
  type Bank,
  type Carrier,
  testBank,
  testCarrier,
} from '../../packages/server/src/testing/order-life/bank'
import { type LifeShop, openLifeShop } from '../../packages/server/src/testing/order-life/life-shop'
import { inHand, type TestShop } from '../../packages/server/src/testing/test-shop'
import { openEmptySite } from '../open-site'

/** The shop of the model test behind real doors: its pages are served, and its rows can be counted beside them. */
export interface LifeSite {
  t: TestShop
  shop: LifeShop
  bank: Bank
  carrier: Carrier
  url: string
  staff: { email: string; password: string }
  close(): Promise<void>
}

export async function openLifeSite(dialect: 'sqlite' | 'postgres', templates: Templates): Promise<LifeSite> {
  const bank = testBank()
  const carrier = testCarrier()
  const open = await openEmptySite(dialect, templates, { payment: [bank], fulfillment: [carrier] })
  const t = await inHand(open.shop, open.app, open)
  const shop = await openLifeShop(t)
  for (const [value, label] of [
    ['too_large', 'Too large'],
    ['broken', 'Came broken'],
  ] as const)
    await t.call('POST /admin/return-reasons', { headers: t.staff, body: { value, label } })
  const staff = { email: 'staff@example.com', password: 'a-long-enough-password' }
  await createUser(open.shop, { ...staff, role: 'admin' })
  return { t, shop, bank, carrier, url: open.url, staff, close: () => open.close() }
}
