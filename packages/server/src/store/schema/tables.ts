import { authFacts, authTables } from '../../modules/auth/tables'
import { batchJobFacts, batchJobTables } from '../../modules/batch-job/tables'
import { cartFacts, cartTables } from '../../modules/cart/tables'
import { categoryFacts, categoryTables } from '../../modules/category/tables'
import { claimFacts, claimTables } from '../../modules/claim/tables'
import { collectionFacts, collectionTables } from '../../modules/collection/tables'
import { currencyFacts, currencyTables } from '../../modules/currency/tables'
import { customerFacts, customerTables } from '../../modules/customer/tables'
import { discountFacts, discountTables } from '../../modules/discount/tables'
import { documentFacts, documentTables } from '../../modules/document/tables'
import { draftOrderFacts, draftOrderTables } from '../../modules/draft-order/tables'
import { fulfillmentFacts, fulfillmentTables } from '../../modules/fulfillment/tables'
import { giftCardFacts, giftCardTables } from '../../modules/gift-card/tables'
import { inboxFacts, inboxTables } from '../../modules/inbox/tables'
import { instanceFacts, instanceTables } from '../../modules/instance/tables'
import { inventoryFacts, inventoryTables } from '../../modules/inventory/tables'
import { inviteFacts, inviteTables } from '../../modules/invite/tables'
import { liveFacts, liveTables } from '../../modules/live/tables'
import { newsletterFacts, newsletterTables } from '../../modules/newsletter/tables'
import { noteFacts, noteTables } from '../../modules/note/tables'
import { notificationFacts, notificationTables } from '../../modules/notification/tables'
import { oauthFacts, oauthTables } from '../../modules/oauth/tables'
import { orderFacts, orderTables } from '../../modules/order/tables'
import { orderEditFacts, orderEditTables } from '../../modules/order-edit/tables'
import { paymentFacts, paymentTables } from '../../modules/payment/tables'
import { pricingFacts, pricingTables } from '../../modules/pricing/tables'
import { productFacts, productTables } from '../../modules/product/tables'
import { publishableKeyFacts, publishableKeyTables } from '../../modules/publishable-key/tables'
import { regionFacts, regionTables } from '../../modules/region/tables'
import { restockFacts, restockTables } from '../../modules/restock/tables'
import { returnFacts, returnTables } from '../../modules/return/tables'
import { roleFacts, roleTables } from '../../modules/role/tables'
import { salesFacts, salesTables } from '../../modules/sales/tables'
import { salesChannelFacts, salesChannelTables } from '../../modules/sales-channel/tables'
import { searchFacts, searchTables } from '../../modules/search/tables'
import { shippingFacts, shippingTables } from '../../modules/shipping/tables'
import { stockLocationFacts, stockLocationTables } from '../../modules/stock-location/tables'
import { storeFacts, storeTables } from '../../modules/store/tables'
import { swapFacts, swapTables } from '../../modules/swap/tables'
import { taxFacts, taxTables } from '../../modules/tax/tables'
import { translationFacts, translationTables } from '../../modules/translation/tables'
import { uploadFacts, uploadTables } from '../../modules/upload/tables'
import { userFacts, userTables } from '../../modules/user/tables'
import { viewFacts, viewTables } from '../../modules/view/tables'
import { webhookFacts, webhookTables } from '../../modules/webhook/tables'
import type { Kit } from './columns'
import { infraFacts, infraTables } from './infra-tables'

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
  ...instanceTables(k),
  ...documentTables(k),
})

/** What each table is to the rest of the shop, told beside its columns. */
export const facts = {
  ...infraFacts,
  ...authFacts,
  ...roleFacts,
  ...userFacts,
  ...inviteFacts,
  ...customerFacts,
  ...currencyFacts,
  ...regionFacts,
  ...salesChannelFacts,
  ...publishableKeyFacts,
  ...stockLocationFacts,
  ...storeFacts,
  ...translationFacts,
  ...collectionFacts,
  ...categoryFacts,
  ...productFacts,
  ...pricingFacts,
  ...inventoryFacts,
  ...searchFacts,
  ...shippingFacts,
  ...taxFacts,
  ...discountFacts,
  ...giftCardFacts,
  ...paymentFacts,
  ...cartFacts,
  ...orderFacts,
  ...draftOrderFacts,
  ...fulfillmentFacts,
  ...returnFacts,
  ...swapFacts,
  ...claimFacts,
  ...orderEditFacts,
  ...salesFacts,
  ...restockFacts,
  ...newsletterFacts,
  ...noteFacts,
  ...notificationFacts,
  ...batchJobFacts,
  ...oauthFacts,
  ...uploadFacts,
  ...viewFacts,
  ...liveFacts,
  ...webhookFacts,
  ...inboxFacts,
  ...instanceFacts,
  ...documentFacts,
}
