import type { FulfillmentProvider } from '../../providers/fulfillment'
import { manualFulfillment } from '../../providers/fulfillment/manual'
import type { PaymentData, PaymentProvider } from '../../providers/payment'

/** What lies on one account: authorised and not taken, taken, given back. Minor units. */
export interface Account {
  held: number
  captured: number
  refunded: number
}

export interface Bank extends PaymentProvider {
  accounts: Map<string, Account>
  /** What it refuses from now on; each refusal is an exception, as from a provider that cannot be reached. */
  refuses: Set<'authorize' | 'capture' | 'refund' | 'cancel'>
  /** What it was asked and a real one would never allow: taking what is not held, giving back more than was taken. */
  complaints: string[]
  /** Awaited while a refund is under way: a test may let something else happen then. */
  meanwhile?: () => Promise<unknown>
}

/** A payment provider that keeps books, so that a test can hold the shop's own against them. */
export function testBank(id = 'manual'): Bank {
  let opened = 0
  const answered = new Set<string>()
  const accountOf = (data: PaymentData) => {
    const account = bank.accounts.get(String(data.account))
    if (!account) throw new Error(`There is no account ${data.account}`)
    return account
  }
  // Tests place orders without a checkout, too: what was not authorised here is in no book.
  const isOurs = (data: PaymentData) => data.account !== undefined
  const attempt = (what: 'authorize' | 'capture' | 'refund' | 'cancel') => {
    if (bank.refuses.has(what)) throw new Error(`The bank does not ${what} today`)
  }
  const complain = (wrong: boolean, words: string) => {
    if (!wrong) return
    bank.complaints.push(words)
    throw new Error(words)
  }
  const bank: Bank = {
    id,
    accounts: new Map(),
    refuses: new Set(),
    complaints: [],
    async open() {
      opened += 1
      const account = `account_${opened}`
      bank.accounts.set(account, { held: 0, captured: 0, refunded: 0 })
      return { data: { account }, status: 'pending' }
    },
    update: async (data) => ({ data }),
    close: async () => {},
    async authorize(data, { amount }) {
      attempt('authorize')
      accountOf(data).held = amount
      return { data: { ...data, status: 'authorized' }, status: 'authorized' }
    },
    status: async (data) => (data.status === 'authorized' ? 'authorized' : 'pending'),
    async capture(data, amount, key) {
      attempt('capture')
      if (answered.has(key) || !isOurs(data)) return { data }
      const account = accountOf(data)
      complain(account.held < amount, `took ${amount} where ${account.held} is held`)
      answered.add(key)
      account.held -= amount
      account.captured += amount
      return { data }
    },
    async refund(data, amount, key) {
      attempt('refund')
      await bank.meanwhile?.()
      if (answered.has(key) || !isOurs(data)) return { data }
      const account = accountOf(data)
      complain(account.captured - account.refunded < amount, `gave back ${amount} that was never taken`)
      answered.add(key)
      account.refunded += amount
      return { data }
    },
    async cancel(data) {
      attempt('cancel')
      if (isOurs(data)) accountOf(data).held = 0
      return { data }
    },
  }
  return bank
}

export interface Carrier extends FulfillmentProvider {
  /** What it refuses from now on. */
  refuses: Set<'create' | 'cancel' | 'createReturn'>
}

/** Post by hand that can be told to refuse. */
export function testCarrier(): Carrier {
  const post = manualFulfillment()
  const carrier: Carrier = {
    ...post,
    refuses: new Set(),
    async create(...given) {
      if (carrier.refuses.has('create')) throw new Error('The carrier does not fetch today')
      return post.create(...given)
    },
    async cancel(data) {
      if (carrier.refuses.has('cancel')) throw new Error('The carrier does not listen today')
      return post.cancel(data)
    },
    async createReturn(returned) {
      if (carrier.refuses.has('createReturn')) throw new Error('The carrier does not fetch returns today')
      return post.createReturn(returned)
    },
  }
  return carrier
}
