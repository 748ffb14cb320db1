import type { PaymentModule } from '../ways'
import { openExpress } from './express-buttons'
import { openFields } from './stripe-fields'

/** Stripe in the browser. */
export const stripeModule: PaymentModule = { open: openFields, express: openExpress }
