import { closeShop } from '../close-shop'
import { openShop, type ShopConfig } from '../define-shop'
import { goOnCounting, recountAll } from '../modules/sales/recount'
import { fillIndex } from '../modules/search/index-products'
import { bootstrap } from '../modules/store/bootstrap'
import type { Shop } from '../shop'
import { openLedgers } from './open-ledger'

/** What the shop works out of its rows, and which of it is to be worked out anew. */
interface Derived {
  search: boolean
  sales: boolean
}

/** Opens the shop on the rows that moved in, works out what it keeps beside them, and closes it. Safe to do again. */
export async function derive(
  config: ShopConfig,
  { search, sales }: Derived,
  onStep: (what: string) => void = () => {},
): Promise<void> {
  const shop = await openShop({ ...config, log: 'silent' })
  try {
    await bootstrap(shop)
    if (search) {
      onStep('Making products findable')
      await shop.transaction((tx) => tx.delete(tx.t.search_term))
      await fillIndex(shop)
    }
    if (sales) {
      onStep('Writing ledgers')
      await openLedgers(shop)
      onStep('Counting sales')
      await forgetSales(shop)
      await recountAll(shop)
      await goOnCounting(shop, Number.POSITIVE_INFINITY)
    }
  } finally {
    await closeShop(shop)
  }
}

const forgetSales = (shop: Shop) =>
  shop.transaction(async (tx) => {
    for (const name of ['sales_fact', 'sales_day', 'sales_month', 'sales_year', 'sales_pair'] as const)
      await tx.delete(tx.t[name])
  })
