import type { PaymentSessionStatus } from '@cartwright/contract'
import type { PaymentData, PaymentProvider } from '../providers/payment'

/** What was asked of the provider, in order: for tests that count charges. */
export interface Asked {
  call: 'open' | 'update' | 'close' | 'authorize' | 'capture' | 'refund' | 'cancel'
  amount?: number
  key?: string
}

interface TestPaymentProvider extends PaymentProvider {
  asked: Asked[]
  /** What the next authorisations answer; the last answer stays. `unreachable` throws. */
  answers: (PaymentSessionStatus | 'unreachable')[]
  /** What it says when it refuses. */
  reason?: string | undefined
  /** Releases fail, as from a provider that cannot be reached. */
  keeps: boolean
  /** Forgets what it was asked and told. Money that is held stays held. */
  reset(): void
  /** Called while an authorisation is under way: a test may let something else happen then. */
  meanwhile?: (() => Promise<unknown>) | undefined
  /** Money that is held now: authorised and not released, by key. */
  held: Map<string, number>
}

/** Takes no money and does as it is told. Like a real one it charges once for each idempotency key. */
export function testPaymentProvider(id = 'test'): TestPaymentProvider {
  let made = 0
  const provider: TestPaymentProvider = {
    id,
    asked: [],
    answers: ['authorized'],
    keeps: false,
    held: new Map(),
    reset() {
      provider.asked = []
      provider.answers = ['authorized']
      provider.keeps = false
      provider.reason = undefined
      provider.meanwhile = undefined
    },
    async open({ amount, idempotency_key: key }) {
      provider.asked.push({ call: 'open', amount, key })
      made += 1
      return { data: { intent: `${id}_${made}`, amount }, status: 'pending' }
    },
    async update(data, { amount, idempotency_key: key }) {
      provider.asked.push({ call: 'update', amount, key })
      return { data: { ...data, amount } }
    },
    updateData: async (data, changes) => ({ data: { ...data, ...changes } }),
    async close() {
      provider.asked.push({ call: 'close' })
    },
    async authorize(data, { amount, idempotency_key: key }) {
      provider.asked.push({ call: 'authorize', amount, key })
      const answer = provider.answers.length > 1 ? provider.answers.shift() : provider.answers[0]
      await provider.meanwhile?.()
      if (answer === 'unreachable') throw new Error('The test provider does not answer')
      const status = answer ?? 'authorized'
      if (status === 'authorized') provider.held.set(key, amount)
      return { data: { ...data, status, key }, status, reason: provider.reason }
    },
    status: async (data: PaymentData) => (data.status as PaymentSessionStatus | undefined) ?? 'pending',
    async capture(data, amount, key) {
      provider.asked.push({ call: 'capture', amount, key })
      return { data: { ...data, status: 'captured' } }
    },
    async refund(data, amount, key) {
      provider.asked.push({ call: 'refund', amount, key })
      return { data }
    },
    async cancel(data) {
      provider.asked.push({ call: 'cancel' })
      if (provider.keeps) throw new Error('The test provider does not answer')
      provider.held.delete(String(data.key))
      return { data: { ...data, status: 'canceled' } }
    },
  }
  return provider
}
