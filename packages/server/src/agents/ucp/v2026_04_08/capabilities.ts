/** The release of the protocol that this folder speaks. */
export const version = '2026-04-08'

export type CapabilityName =
  | 'dev.ucp.shopping.checkout'
  | 'dev.ucp.shopping.cart'
  | 'dev.ucp.shopping.order'
  | 'dev.ucp.shopping.catalog.search'
  | 'dev.ucp.shopping.catalog.lookup'
  | 'dev.ucp.shopping.fulfillment'
  | 'dev.ucp.shopping.discount'
  | 'dev.ucp.shopping.buyer_consent'

interface Ours {
  /** Where the pages of the protocol explain it, and its schema lies. */
  page: string
  schema: string
  /** What it adds to: absent for what stands by itself. */
  extends?: readonly CapabilityName[]
}

/** What a shop can do for agents, all of it in this version. */
export const capabilities: Readonly<Record<CapabilityName, Ours>> = {
  'dev.ucp.shopping.checkout': { page: 'checkout', schema: 'checkout' },
  'dev.ucp.shopping.cart': { page: 'cart', schema: 'cart' },
  'dev.ucp.shopping.order': { page: 'order', schema: 'order' },
  'dev.ucp.shopping.catalog.search': { page: 'catalog/search', schema: 'catalog_search' },
  'dev.ucp.shopping.catalog.lookup': { page: 'catalog/lookup', schema: 'catalog_lookup' },
  'dev.ucp.shopping.fulfillment': {
    page: 'fulfillment',
    schema: 'fulfillment',
    extends: ['dev.ucp.shopping.checkout'],
  },
  'dev.ucp.shopping.discount': {
    page: 'discount',
    schema: 'discount',
    extends: ['dev.ucp.shopping.checkout', 'dev.ucp.shopping.cart'],
  },
  'dev.ucp.shopping.buyer_consent': {
    page: 'buyer-consent',
    schema: 'buyer_consent',
    extends: ['dev.ucp.shopping.checkout'],
  },
}

export const capabilityNames = Object.keys(capabilities) as CapabilityName[]

/** What an agent's profile says it understands: of each capability the versions. */
export type Registry = Readonly<Record<string, readonly { version: string }[]>>

/**
 * What both sides can do: capabilities that both have in a common version, without extensions of which nothing is left that they
 * extend.
 */
export function activeCapabilities(theirs: Registry): Set<CapabilityName> {
  const active = new Set(
    capabilityNames.filter((name) => theirs[name]?.some((one) => one.version === version)),
  )
  for (const name of [...active]) {
    const parents = capabilities[name].extends
    if (parents && !parents.some((parent) => active.has(parent))) active.delete(name)
  }
  return active
}

/** Of what is active that which an answer about one of them is made by: itself, and what extends it. */
export const relevantTo = (root: CapabilityName, active: ReadonlySet<CapabilityName>) =>
  Object.fromEntries(
    capabilityNames
      .filter((name) => active.has(name) && (name === root || capabilities[name].extends?.includes(root)))
      .map((name) => [name, [{ version }]]),
  )
