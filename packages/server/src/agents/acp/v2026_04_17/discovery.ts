import type { Region } from '@cartwright/contract'
import { discountExtension } from './checkout/discounts'
import { basePath, version } from './release'

/** What the shop says of itself at `/.well-known/acp.json`: where it is called, and what it can do. */
export const discoveryDocument = (baseUrl: string, regions: readonly Pick<Region, 'currency_code'>[]) => ({
  protocol: { name: 'acp', version, supported_versions: [version] },
  api_base_url: `${baseUrl}${basePath}`,
  transports: ['rest', 'mcp'],
  capabilities: {
    services: ['checkout', 'orders', 'carts'],
    extensions: [{ name: discountExtension.name }],
    supported_currencies: [
      ...new Set(regions.map(({ currency_code }) => currency_code.toLowerCase())),
    ].sort(),
  },
})
