import { modelContextOf } from './browser-agents/model-context'
import { loadMessages } from './i18n/messages'
import { bringShopper } from './islands/bring-shopper'
import { carryPlates } from './islands/carry-plates'
import { keepStyles } from './islands/keep-styles'
import type { ShopData } from './islands/shop-context'
import { softenForms } from './islands/soft-forms'
import { startIslands } from './islands/start-islands'

const data = document.getElementById('shop-data')
if (data) {
  const shop = JSON.parse(data.textContent) as ShopData
  // The page came in one language; only that one is fetched, and before an island is compared with what was drawn.
  await loadMessages(shop.language)
  softenForms(shop)
  carryPlates()
  startIslands(shop)
  void bringShopper(shop)
  keepStyles()
  const agents = modelContextOf(document)
  if (agents) void import('./browser-agents/offer-tools').then(({ offerTools }) => offerTools(agents, shop))
}
