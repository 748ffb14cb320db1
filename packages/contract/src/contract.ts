import { accountEndpoints } from './endpoints/account'
import { analyticsEndpoints } from './endpoints/analytics'
import { apiTokenEndpoints } from './endpoints/api-token'
import { auditEndpoints } from './endpoints/audit'
import { authEndpoints } from './endpoints/auth'
import { batchJobEndpoints } from './endpoints/batch-job'
import { cartEndpoints } from './endpoints/cart'
import { categoryEndpoints } from './endpoints/category'
import { claimEndpoints } from './endpoints/claim'
import { collectionEndpoints } from './endpoints/collection'
import { currencyEndpoints } from './endpoints/currency'
import { customerEndpoints } from './endpoints/customer'
import { customerGroupEndpoints } from './endpoints/customer-group'
import { deviceSignInEndpoints } from './endpoints/device-sign-in'
import { discountEndpoints } from './endpoints/discount'
import { documentEndpoints } from './endpoints/document'
import { draftOrderEndpoints } from './endpoints/draft-order'
import { fulfillmentEndpoints } from './endpoints/fulfillment'
import { giftCardEndpoints } from './endpoints/gift-card'
import { healthEndpoints } from './endpoints/health'
import { importEndpoints } from './endpoints/import'
import { inboxEndpoints } from './endpoints/inbox'
import { inventoryEndpoints } from './endpoints/inventory'
import { inviteEndpoints } from './endpoints/invite'
import { liveEndpoints } from './endpoints/live'
import { mailServerEndpoints } from './endpoints/mail-server'
import { newsletterEndpoints } from './endpoints/newsletter'
import { noteEndpoints } from './endpoints/note'
import { notificationEndpoints } from './endpoints/notification'
import { oauthEndpoints } from './endpoints/oauth'
import { orderEndpoints } from './endpoints/order'
import { orderEditEndpoints } from './endpoints/order-edit'
import { paymentEndpoints } from './endpoints/payment'
import { paymentCollectionEndpoints } from './endpoints/payment-collection'
import { pricingEndpoints } from './endpoints/pricing'
import { productEndpoints } from './endpoints/product'
import { publishableKeyEndpoints } from './endpoints/publishable-key'
import { regionEndpoints } from './endpoints/region'
import { restockEndpoints } from './endpoints/restock'
import { returnEndpoints } from './endpoints/return'
import { returnReasonEndpoints } from './endpoints/return-reason'
import { salesEndpoints } from './endpoints/sales'
import { salesChannelEndpoints } from './endpoints/sales-channel'
import { setupEndpoints } from './endpoints/setup'
import { shippingEndpoints } from './endpoints/shipping'
import { staffRoleEndpoints } from './endpoints/staff-role'
import { stockEndpoints } from './endpoints/stock'
import { stockLocationEndpoints } from './endpoints/stock-location'
import { storeEndpoints } from './endpoints/store'
import { swapEndpoints } from './endpoints/swap'
import { taxEndpoints } from './endpoints/tax'
import { translationEndpoints } from './endpoints/translation'
import { uploadEndpoints } from './endpoints/upload'
import { userEndpoints } from './endpoints/user'
import { variantEndpoints } from './endpoints/variant'
import { viewEndpoints } from './endpoints/view'
import { webhookEndpoints } from './endpoints/webhook'

/** Every call a shop answers, keyed by its verb and path. */
export const contract = {
  ...accountEndpoints,
  ...analyticsEndpoints,
  ...apiTokenEndpoints,
  ...auditEndpoints,
  ...authEndpoints,
  ...batchJobEndpoints,
  ...cartEndpoints,
  ...categoryEndpoints,
  ...claimEndpoints,
  ...collectionEndpoints,
  ...currencyEndpoints,
  ...customerEndpoints,
  ...customerGroupEndpoints,
  ...deviceSignInEndpoints,
  ...discountEndpoints,
  ...documentEndpoints,
  ...draftOrderEndpoints,
  ...fulfillmentEndpoints,
  ...giftCardEndpoints,
  ...healthEndpoints,
  ...importEndpoints,
  ...inboxEndpoints,
  ...inventoryEndpoints,
  ...inviteEndpoints,
  ...liveEndpoints,
  ...mailServerEndpoints,
  ...newsletterEndpoints,
  ...noteEndpoints,
  ...notificationEndpoints,
  ...oauthEndpoints,
  ...orderEndpoints,
  ...orderEditEndpoints,
  ...paymentEndpoints,
  ...paymentCollectionEndpoints,
  ...pricingEndpoints,
  ...productEndpoints,
  ...publishableKeyEndpoints,
  ...regionEndpoints,
  ...restockEndpoints,
  ...returnEndpoints,
  ...returnReasonEndpoints,
  ...salesChannelEndpoints,
  ...salesEndpoints,
  ...setupEndpoints,
  ...shippingEndpoints,
  ...staffRoleEndpoints,
  ...stockEndpoints,
  ...stockLocationEndpoints,
  ...storeEndpoints,
  ...swapEndpoints,
  ...taxEndpoints,
  ...translationEndpoints,
  ...uploadEndpoints,
  ...userEndpoints,
  ...variantEndpoints,
  ...viewEndpoints,
  ...webhookEndpoints,
}
