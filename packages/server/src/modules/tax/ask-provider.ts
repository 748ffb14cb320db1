import { createHash } from 'node:crypto'
import { ShopError } from '../../errors'
import type { ProviderTaxLine, TaxContext, TaxedItem, TaxedShipping } from '../../providers/tax'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import { now } from '../../store/schema/ids'

/** How long an answer holds, in ms. */
const validity = 3_600_000

/** Something whose taxes a provider decides. Two with the same key are the same question. */
export interface TaxQuestion {
  key: string
  provider_id: string
  items: TaxedItem[]
  shipping: TaxedShipping[]
  context: TaxContext
}

export function taxQuestion(question: Omit<TaxQuestion, 'key'>): TaxQuestion {
  return { ...question, key: createHash('sha256').update(JSON.stringify(question)).digest('base64url') }
}

/** What the provider answered to this question within the hour. */
export async function knownAnswer(db: Db, { key }: TaxQuestion): Promise<ProviderTaxLine[] | undefined> {
  const { tax_answer: table } = db.t
  const row = await db.rowWhere(table, { key })
  return row && Date.parse(row.created_at) + validity > Date.now() ? row.lines : undefined
}

/**
 * Asks the provider and remembers the answer.
 * @throws unavailable when it is not installed, fails, answers nonsense, or takes longer than it may
 */
export async function askTaxProvider(shop: Shop, question: TaxQuestion): Promise<ProviderTaxLine[]> {
  const { key, provider_id } = question
  const lines = await answerOf(shop, question)
  const { tax_answer: table } = shop.db.t
  const answer = { provider_id, lines, created_at: now() }
  await shop.transaction((tx) =>
    tx
      .insert(table)
      .values({ key, ...answer })
      .onConflictDoUpdate({ target: table.key, set: answer }),
  )
  return lines
}

async function answerOf(shop: Shop, question: TaxQuestion): Promise<ProviderTaxLine[]> {
  const { provider_id, items, shipping, context } = question
  try {
    const provider = shop.providers.tax.get(provider_id)
    if (!provider) throw new Error(`The tax provider ${provider_id} is not installed`)
    const signal = AbortSignal.timeout(provider.timeout ?? 5000)
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    const lines = await Promise.race([provider.getTaxLines(items, shipping, context, signal), late])
    const wrong = lines.find(({ rate }) => !(Number.isFinite(rate) && rate >= 0 && rate <= 100))
    if (wrong) throw new Error(`The tax provider ${provider_id} answered the rate ${wrong.rate}`)
    return lines.map((line) => ({ ...line, name: line.name || 'default', code: line.code ?? null }))
  } catch (error) {
    shop.log.warn({ err: error, provider: provider_id }, 'a tax provider could not be asked')
    throw new ShopError(
      'unavailable',
      'Taxes cannot be computed right now. Nothing was lost: please try again shortly',
      'taxes_unavailable',
    )
  }
}
