import type { PaymentModule } from './ways'

/**
 * Ways to pay that have fields of their own, by the id of the provider. Each is fetched once it is chosen. Its server part
 * stands in `ways.server.ts` under the same id.
 */
export const paymentModules: Readonly<Record<string, () => Promise<PaymentModule>>> = {
  stripe: async () => (await import('./stripe/stripe-module')).stripeModule,
}

export const hasModule = (provider: string): boolean => Object.hasOwn(paymentModules, provider)
