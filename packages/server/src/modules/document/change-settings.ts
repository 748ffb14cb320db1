import type { DocumentSettings, Parsed } from '@cartwright/contract'
import { wrongField } from '../../errors'
import { languageOf } from '../../languages'
import type { Shop, Tx } from '../../shop'
import { documentSettings, documentsNumberedFrom, onlySettings } from './queries'

/** What is not named stays. @throws invalid_data for prefixes with which two documents could get one number */
export async function changeDocumentSettings(
  shop: Shop,
  input: Parsed<'POST /admin/document-settings'>['body'],
): Promise<void> {
  if (input.locale !== undefined && !languageOf(input.locale))
    throw wrongField('locale', `the shop writes no documents in ${input.locale}`)
  await shop.transaction(async (tx) => {
    const { document_settings: t } = tx.t
    // A field that was emptied says nothing.
    const given = Object.entries(input).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === '' && !name.endsWith('_prefix') ? null : value] as const],
    )
    const settings: DocumentSettings = { ...(await documentSettings(tx)), ...Object.fromEntries(given) }
    await assertDistinct(tx, settings)
    await tx
      .insert(t)
      .values({ id: onlySettings, ...settings })
      .onConflictDoUpdate({ target: t.id, set: settings })
  })
}

/** Neither prefix may be the other's, nor one that the other had before. */
async function assertDistinct(tx: Tx, { invoice_prefix, credit_note_prefix }: DocumentSettings) {
  if (invoice_prefix === credit_note_prefix)
    throw wrongField(
      'credit_note_prefix',
      'must differ from that of invoices: no two numbers may be the same',
    )
  for (const [field, prefix, other] of [
    ['invoice_prefix', invoice_prefix, 'credit_note'],
    ['credit_note_prefix', credit_note_prefix, 'invoice'],
  ] as const) {
    const begun = await documentsNumberedFrom(tx, other, prefix)
    const taken = begun.find(({ number }) => /^\d{4}-\d+$/.test(number.slice(prefix.length)))
    if (taken)
      throw wrongField(field, `was that of ${taken.number}: choose another, so that no number is given twice`)
  }
}
