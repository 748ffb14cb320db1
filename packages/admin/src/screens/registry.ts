import { agentsAndFeedsScreens } from './agents-and-feeds/screens'
import { analyticsScreens } from './analytics/screens'
import { apiKeyScreens } from './api-keys/screens'
import { apiTokenScreens } from './api-tokens/screens'
import { auditLogScreens } from './audit-log/screens'
import { categoryScreens } from './categories/screens'
import { collectionScreens } from './collections/screens'
import { customerScreens } from './customers/screens'
import { deviceScreens } from './device/screens'
import { discountScreens } from './discounts/screens'
import { draftOrderScreens } from './draft-orders/screens'
import { fileScreens } from './files/screens'
import { giftCardScreens } from './gift-cards/screens'
import { healthScreens } from './health/screens'
import { homeScreens } from './home/screens'
import { importScreens } from './imports/screens'
import { inventoryScreens } from './inventory/screens'
import { jobScreens } from './jobs/screens'
import { notificationScreens } from './notifications/screens'
import { oauthScreens } from './oauth/screens'
import { orderScreens } from './orders/screens'
import { pricingScreens } from './pricing/screens'
import { productScreens } from './products/screens'
import { regionScreens } from './regions/screens'
import { returnScreens } from './returns/screens'
import { salesChannelScreens } from './sales-channels/screens'
import type { Screen, SettingsScreen, SidebarScreen } from './screen'
import { settingsScreens } from './settings/screens'
import { stockLocationScreens } from './stock-locations/screens'
import { tagScreens } from './tags/screens'
import { teamScreens } from './team/screens'
import { webhookScreens } from './webhooks/screens'

/** Every screen inside the shell. The sidebar shows them in this order. */
export const registry: readonly Screen[] = [
  ...homeScreens,
  ...orderScreens,
  ...draftOrderScreens,
  ...returnScreens,
  ...productScreens,
  ...categoryScreens,
  ...collectionScreens,
  ...customerScreens,
  ...inventoryScreens,
  ...stockLocationScreens,
  ...discountScreens,
  ...giftCardScreens,
  ...pricingScreens,
  ...analyticsScreens,
  ...settingsScreens,
  ...regionScreens,
  ...importScreens,
  ...jobScreens,
  ...notificationScreens,
  ...fileScreens,
  ...agentsAndFeedsScreens,
  ...healthScreens,
  ...salesChannelScreens,
  ...apiKeyScreens,
  ...tagScreens,
  ...apiTokenScreens,
  ...webhookScreens,
  ...oauthScreens,
  ...teamScreens,
  ...auditLogScreens,
  ...deviceScreens,
]

const isInSidebar = (screen: Screen): screen is SidebarScreen => screen.place === 'sidebar'
const isInSettings = (screen: Screen): screen is SettingsScreen => screen.place === 'settings'

/** The links of the sidebar, those below another one among them. */
export const places: readonly SidebarScreen[] = registry.filter(isInSidebar)

/** The cards of the settings, by path. */
export const settingsCards: readonly SettingsScreen[] = registry
  .filter(isInSettings)
  .toSorted((one, other) => (one.path < other.path ? -1 : 1))

/** Everywhere that a name leads to: a place that has a card as well is one. */
export const destinations: readonly (SidebarScreen | SettingsScreen)[] = [
  ...places,
  ...settingsCards.filter(({ name }) => !places.some((place) => place.name === name)),
]

/** Where a screen is inside the application. */
export const addressOf = ({ path }: Screen): string => (path ? `/a/${path}` : '/a')
