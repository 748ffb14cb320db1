import type { ShopConfig } from '../../define-shop'
import { manualFulfillment } from '../../providers/fulfillment/manual'
import { logNotifications } from '../../providers/notification/log'
import { manualPayment } from '../../providers/payment/manual'
import { testPaymentProvider } from '../test-payment-provider'
import type { TestShop } from '../test-shop'
import { testTaxProvider } from '../test-tax-provider'
import { fillCatalogue, readCatalogue } from './rich-catalogue'
import { writeLetters } from './rich-letters'
import { runOffice } from './rich-office'
import { closeOrder, liveOrder } from './rich-orders'
import { gatherPeople, readPeople } from './rich-people'
import { openPlaces, readPlaces } from './rich-places'
import { readSale, sell } from './rich-sale'
import { type Told, tellerOf } from './teller'

const waiting = testPaymentProvider('test')
waiting.answers = ['requires_more']
waiting.savedMethods = async () => [{ last4: '4242' }]

/** How a rich shop is set up: with more than one of each provider. */
export const richConfig: Partial<ShopConfig> = {
  payment: [manualPayment(), waiting, testPaymentProvider('other')],
  fulfillment: [manualFulfillment(), { ...manualFulfillment(), id: 'other' }],
  tax: [testTaxProvider()],
  notification: [logNotifications(['customer.password_reset'], () => {})],
  agents: { ucp: true },
  feeds: true,
  apps: [{ application_name: 'books', display_name: 'Books', authorize: async () => ({ token: 'secret' }) }],
}

/**
 * A shop in which everything exists that can: it is built by calling every call of the contract, and read when all is
 * there. Returns every call and what it was told, in order.
 */
export async function buildRichShop(t: TestShop): Promise<Told[]> {
  const teller = tellerOf(t)
  const places = await openPlaces(teller)
  const catalogue = await fillCatalogue(teller, places)
  const people = await gatherPeople(teller, catalogue.customerGroup)
  const sale = await sell(teller, { ...places, ...catalogue, ...people })
  const world = { ...places, ...catalogue, ...people, ...sale }
  await liveOrder(teller, world)
  await runOffice(teller, world)
  await readPlaces(teller, places)
  await readCatalogue(teller, places, catalogue)
  await readSale(teller, sale, people)
  await writeLetters(teller, people)
  await readPeople(teller, people, catalogue.customerGroup)
  await closeOrder(teller, sale)
  return teller.told
}
