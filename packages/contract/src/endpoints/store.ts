import { z } from 'zod'
import { Metadata, WebAddress } from '../common'
import { endpoints } from '../endpoint'
import { AgentsAndFeeds, FeedCheck, ProfileCheck } from '../entities/agents-and-feeds'
import { PaymentProvider } from '../entities/payment'
import { Store, StoreDetails } from '../entities/store'
import { TaxProvider } from '../entities/tax'

export const storeEndpoints = endpoints({
  'GET /admin/store': {
    access: 'staff',
    tag: 'Store',
    summary: 'Read the settings of the shop, its providers, flags and modules',
    returns: () => z.object({ store: StoreDetails }),
    reply: { relations: ['currencies', 'default_currency', 'default_sales_channel'] },
  },
  'POST /admin/store': {
    access: 'staff',
    tag: 'Store',
    summary: 'Change the settings of the shop',
    body: () =>
      z.strictObject({
        name: z.string().nullish(),
        swap_link_template: WebAddress.nullish(),
        payment_link_template: WebAddress.nullish(),
        invite_link_template: WebAddress.nullish(),
        default_currency_code: z.string().nullish(),
        /** A name of the IANA database; sales are counted anew by its days. */
        time_zone: z.string().nullish(),
        /** The channel that sells where nothing else is said. */
        default_sales_channel_id: z.string().nullish(),
        currencies: z.array(z.string()).nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ store: Store }),
  },
  'GET /admin/store/agents-and-feeds': {
    access: 'staff',
    tag: 'Store',
    summary:
      'Read by which protocols agents of shoppers are sold to, at which addresses, and where the feeds are',
    returns: () => z.object({ agents_and_feeds: AgentsAndFeeds }),
  },
  'GET /admin/store/agents-and-feeds/check': {
    access: 'staff',
    tag: 'Store',
    summary:
      'Look whether agents find the profile of the shop, and what marketplaces would refuse of its feeds',
    returns: () => z.object({ profiles: z.array(ProfileCheck), feeds: z.array(FeedCheck) }),
  },
  'POST /admin/store/currencies/:code': {
    access: 'staff',
    tag: 'Store',
    summary: 'Sell in a further currency',
    returns: () => z.object({ store: Store }),
  },
  'DELETE /admin/store/currencies/:code': {
    access: 'staff',
    tag: 'Store',
    summary: 'Stop selling in a currency',
    returns: () => z.object({ store: Store }),
  },
  'GET /admin/store/payment-providers': {
    access: 'staff',
    tag: 'Store',
    summary: 'List the payment providers of the shop',
    returns: () => z.object({ payment_providers: z.array(PaymentProvider) }),
  },
  'GET /admin/store/tax-providers': {
    access: 'staff',
    tag: 'Store',
    summary: 'List the tax providers of the shop',
    returns: () => z.object({ tax_providers: z.array(TaxProvider) }),
  },
  'POST /admin/store/:currency_code': {
    access: 'staff',
    tag: 'Store',
    summary: 'Sell in a further currency, by the name that the v1 client has for the call',
    returns: () => z.object({ store: Store }),
  },
})
