import { version } from '../capabilities'

/** What a customer can allow an agent, as the protocol names it. */
export const scopes = [
  'dev.ucp.shopping.order:read',
  'dev.ucp.shopping.cart:manage',
  'dev.ucp.shopping.checkout:manage',
] as const
export type Scope = (typeof scopes)[number]

/**
 * What cannot be had without a customer: their orders. Carts and checkouts are made for guests as well, so what they take is accepted
 * and not announced as a must.
 */
const required: Partial<Record<Scope, string>> = {
  'dev.ucp.shopping.order:read': 'See your orders, and how they stand.',
}

/** The capability as the profile tells it. */
export const identityCapability = (pages: string) => ({
  'dev.ucp.common.identity_linking': [
    {
      version,
      spec: `${pages}/specification/identity-linking`,
      schema: `${pages}/schemas/common/identity_linking.json`,
      config: {
        scopes: Object.fromEntries(
          Object.entries(required).map(([scope, plain]) => [scope, { description: { plain } }]),
        ),
      },
    },
  ],
})
