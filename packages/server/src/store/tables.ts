import { authTables } from '../modules/auth/tables'
import { batchJobRelations, batchJobTables } from '../modules/batch-job/tables'
import { cartRelations, cartTables } from '../modules/cart/tables'
import { categoryRelations, categoryTables } from '../modules/category/tables'
import { claimRelations, claimTables } from '../modules/claim/tables'
import { collectionRelations, collectionTables } from '../modules/collection/tables'
import { currencyTables } from '../modules/currency/tables'
import { customerRelations, customerTables } from '../modules/customer/tables'
import { discountRelations, discountTables } from '../modules/discount/tables'
import { documentTables } from '../modules/document/tables'
import { draftOrderRelations, draftOrderTables } from '../modules/draft-order/tables'
import { fulfillmentRelations, fulfillmentTables } from '../modules/fulfillment/tables'
import { giftCardRelations, giftCardTables } from '../modules/gift-card/tables'
import { inboxTables } from '../modules/inbox/tables'
import { inventoryRelations, inventoryTables } from '../modules/inventory/tables'
import { inviteTables } from '../modules/invite/tables'
import { liveTables } from '../modules/live/tables'
import { newsletterTables } from '../modules/newsletter/tables'
import { noteRelations, noteTables } from '../modules/note/tables'
import { notificationRelations, notificationTables } from '../modules/notification/tables'
import { oauthTables } from '../modules/oauth/tables'
import { orderRelations, orderTables } from '../modules/order/tables'
import { orderEditRelations, orderEditTables } from '../modules/order-edit/tables'
import { paymentRelations, paymentTables } from '../modules/payment/tables'
import { pricingRelations, pricingTables } from '../modules/pricing/tables'
import { productRelations, productTables } from '../modules/product/tables'
import { publishableKeyTables } from '../modules/publishable-key/tables'
import { regionRelations, regionTables } from '../modules/region/tables'
import { restockTables } from '../modules/restock/tables'
import { returnRelations, returnTables } from '../modules/return/tables'
import { roleTables } from '../modules/role/tables'
import { salesTables } from '../modules/sales/tables'
import { salesChannelRelations, salesChannelTables } from '../modules/sales-channel/tables'
import { searchTables } from '../modules/search/tables'
import { shippingRelations, shippingTables } from '../modules/shipping/tables'
import { stockLocationRelations, stockLocationTables } from '../modules/stock-location/tables'
import { storeRelations, storeTables } from '../modules/store/tables'
import { swapRelations, swapTables } from '../modules/swap/tables'
import { taxRelations, taxTables } from '../modules/tax/tables'
import { translationTables } from '../modules/translation/tables'
import { uploadTables } from '../modules/upload/tables'
import { userTables } from '../modules/user/tables'
import { viewTables } from '../modules/view/tables'
import { webhookTables } from '../modules/webhook/tables'
import type { Kit } from './columns'
import { infraTables } from './infra-tables'

/** Every table of the shop, written once for both databases. */
export const defineTables = (k: Kit) => ({
  ...infraTables(k),
  ...authTables(k),
  ...roleTables(k),
  ...userTables(k),
  ...inviteTables(k),
  ...customerTables(k),
  ...currencyTables(k),
  ...regionTables(k),
  ...salesChannelTables(k),
  ...publishableKeyTables(k),
  ...stockLocationTables(k),
  ...storeTables(k),
  ...translationTables(k),
  ...collectionTables(k),
  ...categoryTables(k),
  ...productTables(k),
  ...pricingTables(k),
  ...inventoryTables(k),
  ...searchTables(k),
  ...shippingTables(k),
  ...taxTables(k),
  ...discountTables(k),
  ...giftCardTables(k),
  ...paymentTables(k),
  ...cartTables(k),
  ...orderTables(k),
  ...draftOrderTables(k),
  ...fulfillmentTables(k),
  ...returnTables(k),
  ...swapTables(k),
  ...claimTables(k),
  ...orderEditTables(k),
  ...salesTables(k),
  ...restockTables(k),
  ...newsletterTables(k),
  ...noteTables(k),
  ...notificationTables(k),
  ...batchJobTables(k),
  ...oauthTables(k),
  ...uploadTables(k),
  ...viewTables(k),
  ...liveTables(k),
  ...webhookTables(k),
  ...inboxTables(k),
  ...documentTables(k),
})

/** Who hangs on whom: what `expand` may follow. */
export const relations = {
  ...customerRelations,
  ...regionRelations,
  ...salesChannelRelations,
  ...stockLocationRelations,
  ...storeRelations,
  ...collectionRelations,
  ...categoryRelations,
  ...productRelations,
  ...pricingRelations,
  ...inventoryRelations,
  ...shippingRelations,
  ...taxRelations,
  ...discountRelations,
  ...giftCardRelations,
  ...paymentRelations,
  ...cartRelations,
  ...orderRelations,
  ...draftOrderRelations,
  ...fulfillmentRelations,
  ...returnRelations,
  ...swapRelations,
  ...claimRelations,
  ...orderEditRelations,
  ...noteRelations,
  ...notificationRelations,
  ...batchJobRelations,
}
