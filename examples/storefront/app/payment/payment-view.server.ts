import type { Region } from '@cartwright/contract'
import { paymentValue, type SavedCard, savedCards } from '@cartwright/sdk/rules'
import { type Translate, translator } from '../i18n/use-t'
import type { ShopVisit } from '../shop/context.server'
import { refusalOf } from '../shop/failures'
import { payableBy, wayOf } from './ways.server'

/** Words that the payment needs in a browser; they come along with the page, so that no other page carries them. */
const wordsFor = (t: Translate) => ({
  again: t('pay_again'),
  authorized: t('pay_authorized'),
  blocked: t('pay_blocked'),
  express: t('pay_express'),
  loading: t('pay_loading'),
  refused: t('pay_refused'),
  retry: t('pay_retry'),
  save: t('pay_save'),
  scripts: t('pay_scripts'),
})
export type PaymentWords = ReturnType<typeof wordsFor>

export interface MethodView {
  id: string
  name: string
  description?: string
  /** Whether the provider draws fields of its own. */
  hasFields: boolean
  saved: { id: string; name: string; description: string; isDisabled: boolean }[]
}

/** What a page shows of the ways to pay something. */
export interface PaymentView {
  /** What is paid, as the address of sessions knows it. */
  payFor: string
  methods: MethodView[]
  chosen: string
  /** In minor units. */
  total: number
  /** Whether a new card can be kept for the next time. */
  canSave: boolean
  words: PaymentWords
  /** What became of a payment that a bank has sent back from. */
  notice?: string
}

interface Wanted {
  payFor: string
  region: Pick<Region, 'payment_providers'> | null | undefined
  total: number
  /** Whether what the customer saved may be paid with here. */
  hasSaved?: boolean
  /** Where it is fixed already who is paid by. */
  providers?: readonly string[]
}

export async function paymentView(
  shop: ShopVisit,
  { payFor, region, total, hasSaved = false, providers }: Wanted,
): Promise<PaymentView> {
  const { t } = translator(shop.language)
  const offered = payableBy(providers ?? (region?.payment_providers ?? []).map(({ id }) => id))
  const hasFields = offered.some(wayOf)
  const cards = hasSaved && hasFields && shop.signedIn ? await cardsOf(shop) : []
  const methods = offered.map((id): MethodView => {
    const saved = cards.filter(({ provider_id }) => provider_id === id)
    return {
      id,
      ...wordsOf(id, saved.length > 0, t),
      hasFields: wayOf(id) !== undefined,
      saved: saved.map((card) => ({
        id: card.payment_method,
        name: t('pay_card', { brand: card.brand, last: card.last4 }),
        description: t(card.isExpired ? 'pay_card_expired' : 'pay_card_until', { month: monthOf(card) }),
        isDisabled: card.isExpired,
      })),
    }
  })
  return {
    payFor,
    methods,
    chosen: firstOf(methods),
    total,
    canSave: hasSaved && shop.signedIn,
    words: wordsFor(t),
  }
}

/** What a way is called; a provider the shop has no words for is called by its id. */
function wordsOf(id: string, hasCards: boolean, t: Translate): { name: string; description?: string } {
  if (id === 'manual') return { name: t('payment_manual'), description: t('pay_manual_text') }
  if (id === 'stripe') return { name: t(hasCards ? 'payment_stripe_new' : 'payment_stripe') }
  return { name: id }
}

/** The first that may be chosen: what was saved before what has to be typed. */
function firstOf([first]: readonly MethodView[]): string {
  if (!first) return ''
  const saved = first.saved.find(({ isDisabled }) => !isDisabled)
  return paymentValue({ provider_id: first.id, ...(saved ? { payment_method: saved.id } : {}) })
}

const monthOf = ({ month, year }: SavedCard) => `${String(month).padStart(2, '0')}/${year}`

/** How long a page waits for what a provider keeps, in milliseconds; a new card can always be paid with. */
const patience = 2500

async function cardsOf({ client }: ShopVisit): Promise<SavedCard[]> {
  const known = client.customers.paymentMethods
    .list()
    .then(({ payment_methods }) => savedCards(payment_methods))
    .catch((error: unknown) => {
      if (refusalOf(error) === undefined) console.error(error)
      return []
    })
  const late = new Promise<SavedCard[]>((resolve) => setTimeout(resolve, patience, []).unref())
  return Promise.race([known, late])
}

/** What a page says of a payment that a bank has sent back from, by the end of its address. */
export function paymentNotice(request: Request, { language }: ShopVisit): { notice?: string } {
  const { t } = translator(language)
  const said = new URL(request.url).searchParams.get('payment')
  if (said === 'failed') return { notice: t('pay_bank_failed') }
  return said === 'pending' ? { notice: t('pay_pending') } : {}
}
