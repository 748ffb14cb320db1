import { asc, eq } from 'drizzle-orm'
import { issueDocuments } from '../../modules/document/issue-documents'
import { ledgerSums } from '../../modules/payment/queries'
import type { TestShop } from '../test-shop'

const signed = ({ kind, total }: { kind: string; total: number }) => (kind === 'credit_note' ? -total : total)

/**
 * Has the invoice and credit notes of an order written, and says what does not hold: together they come to what the order costs and
 * what of it is still to be given back; once that is, to what it costs; their taxes add up; written again nothing changes.
 */
export async function wrongPapers(t: TestShop, orderId: string): Promise<string[]> {
  const { order } = t.shop.db.t
  const [row] = await t.shop.db.select({ status: order.status }).from(order).where(eq(order.id, orderId))
  // Nothing is invoiced of what was called off before.
  if (row?.status === 'canceled' && (await papersOf(t, orderId)).length === 0) return []
  const [papers, found] = await written(t, orderId)
  const { due, paid, refunded } = await ledgerSums(t.shop.db, orderId)
  const kept = paid - refunded
  const sum = sumOf(papers)
  if (sum !== due && sum !== kept)
    found.push(`papers come to ${sum}, while ${due} is due and ${kept} is kept`)
  if (kept <= due) return found
  const amount = kept - due
  const { status } = await t.try('POST /admin/orders/:id/refund', {
    params: { id: orderId },
    body: { amount, reason: 'other' },
    headers: t.staff,
  })
  // What a swap or a claim still decides about is not given back from here.
  if (status !== 200) return found
  const [after, more] = await written(t, orderId)
  const end = await ledgerSums(t.shop.db, orderId)
  if (sumOf(after) !== end.due)
    found.push(
      `papers came to ${sum}, and to ${sumOf(after)} once ${amount} was given back; ${end.due} is due`,
    )
  return [...found, ...more]
}

const papersOf = ({ shop }: TestShop, orderId: string) => {
  const { sales_document: t } = shop.db.t
  return shop.db.select().from(t).where(eq(t.order_id, orderId)).orderBy(asc(t.issued_at), asc(t.id))
}
type Paper = Awaited<ReturnType<typeof papersOf>>[number]
const sumOf = (papers: readonly Paper[]) => papers.reduce((all, paper) => all + signed(paper), 0)

/** Writes what is to be written, twice, and says what is wrong with it by itself. */
async function written(t: TestShop, orderId: string): Promise<[papers: Paper[], found: string[]]> {
  await issueDocuments(t.shop, orderId)
  const papers = await papersOf(t, orderId)
  const found: string[] = []
  for (const { number, total, tax_total, content } of papers) {
    const taxes = content.taxes.reduce((all, { tax }) => all + tax, 0)
    if (taxes !== tax_total || content.net_total + tax_total !== total)
      found.push(`${number} of ${total} says ${content.net_total} and taxes of ${taxes}, ${tax_total} in all`)
  }
  await issueDocuments(t.shop, orderId)
  if ((await papersOf(t, orderId)).length !== papers.length)
    found.push('written again, there are other papers')
  return [papers, found]
}

/** What is wrong with the numbers of a shop's papers: in each year, of each kind, one after the other from 1. */
export async function wrongNumbers({ shop }: TestShop): Promise<string[]> {
  const { sales_document: t } = shop.db.t
  const rows = await shop.db
    .select({ kind: t.kind, year: t.year, sequence: t.sequence })
    .from(t)
    .orderBy(asc(t.kind), asc(t.year), asc(t.sequence))
  const last = new Map<string, number>()
  return rows.flatMap(({ kind, year, sequence }) => {
    const before = last.get(`${kind} ${year}`) ?? 0
    last.set(`${kind} ${year}`, sequence)
    return sequence === before + 1 ? [] : [`${kind} ${year}: ${sequence} follows ${before}`]
  })
}
