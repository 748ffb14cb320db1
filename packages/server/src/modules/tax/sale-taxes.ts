import { ShopError } from '../../errors'
import type { RateOnLine, TaxContext, TaxedItem, TaxedShipping } from '../../providers/tax'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { shopSetup } from '../region/shop-setup'
import { askTaxProvider, knownAnswer, type TaxQuestion, taxQuestion } from './ask-provider'

/** For whom and where something is sold outside of a cart: an order, or what comes after it. */
export interface TaxedSale {
  region_id: string
  customer_id: string | null
  shipping_address_id: string | null
}

/** Known by its place, not by the id of a row that may be undone: what is asked twice is the same question. */
interface SoldOutsideCart {
  items?: readonly Omit<TaxedItem, 'id'>[]
  shipping?: readonly Omit<TaxedShipping, 'id'>[]
}

/** Breaks a transaction off, until a provider was asked. A refusal in its own right where nobody asks. */
class TaxesUnknown extends ShopError {
  constructor(readonly question: TaxQuestion) {
    super('unavailable', 'The taxes are not known yet; please try again', 'taxes_unavailable')
  }
}

/** More questions than any sale has: what is sold changes again and again meanwhile. */
const mostQuestions = 8

/**
 * A transaction in which taxes may turn out to be another's to decide. Then it is undone, the provider is asked outside
 * of it, and it is done again, now with the answer: no network call holds a transaction open.
 * @throws unavailable when the provider gives no answer
 */
export async function taxedTransaction<T>(shop: Shop, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
  const asked = new Set<string>()
  for (;;)
    try {
      return await shop.transaction(work)
    } catch (error) {
      if (!(error instanceof TaxesUnknown) || asked.has(error.question.key) || asked.size === mostQuestions)
        throw error
      asked.add(error.question.key)
      await askTaxProvider(shop, error.question)
    }
}

/**
 * What the tax provider of the region says, for each item and each shipping method in the order in which they are
 * given; undefined where the shop's own tables decide. To be called inside a `taxedTransaction`.
 * @throws unavailable while the provider is still to be asked
 */
export async function providerRates(
  tx: Tx,
  sale: TaxedSale,
  { items = [], shipping = [] }: SoldOutsideCart,
): Promise<{ items: RateOnLine[][]; shipping: RateOnLine[][] } | undefined> {
  const region = (await shopSetup(tx)).regions.get(sale.region_id)
  if (!region?.tax_provider_id) return undefined
  if (items.length + shipping.length === 0) return { items: [], shipping: [] }
  const question = taxQuestion({
    provider_id: region.tax_provider_id,
    items: items.map((item, place) => ({ id: `item_${place}`, ...item })),
    shipping: shipping.map((method, place) => ({ id: `method_${place}`, ...method })),
    context: {
      region_id: region.id,
      currency_code: region.currency_code,
      customer_id: sale.customer_id,
      shipping_address: await addressOf(tx, sale.shipping_address_id),
    },
  })
  const lines = await knownAnswer(tx, question)
  if (!lines) throw new TaxesUnknown(question)
  const ratesOf = (id: string): RateOnLine[] =>
    lines
      .filter((line) => ('item_id' in line ? line.item_id : line.shipping_method_id) === id)
      .map(({ rate, name, code }) => ({ rate, name, code }))
  return {
    items: items.map((_, place) => ratesOf(`item_${place}`)),
    shipping: shipping.map((_, place) => ratesOf(`method_${place}`)),
  }
}

async function addressOf(tx: Tx, id: string | null): Promise<TaxContext['shipping_address']> {
  if (!id) return null
  const { address: t } = tx.t
  const row = await tx.rowWhere(
    t,
    { id },
    { columns: ['country_code', 'province', 'postal_code', 'city', 'address_1', 'address_2'] },
  )
  return row ?? null
}
