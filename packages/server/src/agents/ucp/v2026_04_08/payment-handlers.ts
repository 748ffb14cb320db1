import type { PaymentProvider } from '../../../providers/payment'
import { version } from './capabilities'

/** A way to pay as agents are told of it. */
interface PaymentHandler {
  id: string
  version: string
  spec?: string
  schema?: string
  available_instruments?: { type: string; constraints?: Record<string, unknown> }[]
  config?: Record<string, unknown>
}

/** By the name of who says how they work. */
export type PaymentHandlers = Record<string, PaymentHandler[]>

/** The providers that can be paid by an instrument, each as a handler whose id is that of the provider. */
export function handlersOf(providers: Iterable<PaymentProvider>): PaymentHandlers {
  const handlers: PaymentHandlers = {}
  for (const { id, instruments } of providers) {
    if (!instruments) continue
    const { name, types, ...facts } = instruments
    handlers[name] ??= []
    handlers[name].push({
      id,
      version: facts.version ?? version,
      ...(facts.spec ? { spec: facts.spec } : {}),
      ...(facts.schema ? { schema: facts.schema } : {}),
      available_instruments: types.map((type) => ({ type })),
      ...(facts.config ? { config: facts.config } : {}),
    })
  }
  return handlers
}
