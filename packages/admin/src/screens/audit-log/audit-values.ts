import type { AuditEntry } from '@cartwright/contract'

type Fields = AuditEntry['before']

/** A field that changed. */
export interface FieldChange {
  name: string
  before: unknown
  after: unknown
  /** The currency of an amount of money, where the row says it. */
  currency?: string
}

export type Kind = 'added' | 'changed' | 'removed' | 'done'

/** What an entry is about: its record, or the first row that changed where the call names none, as one that makes it. */
export function subjectOf({ entity, entity_id, before, after, changes }: AuditEntry) {
  return entity ? { entity, entity_id, before, after } : changes?.[0]
}

/** What happened to a row; `done` where the call changed none. */
export function kindOf(row: { before: Fields; after: Fields } | undefined): Kind {
  const { before = null, after = null } = row ?? {}
  if (before && after)
    return Object.hasOwn(after, 'deleted_at') && after.deleted_at !== null ? 'removed' : 'changed'
  return after ? 'added' : before ? 'removed' : 'done'
}

/** Fields of these names hold minor units. */
const amounts = /(^|_)(amount|price|total|subtotal|balance)$/

const currencyIn = (fields: Fields) =>
  typeof fields?.currency_code === 'string' ? fields.currency_code : undefined

/** Field by field, in the order of the row. */
export function changesOf(before: Fields, after: Fields, known?: string): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const currency = currencyIn(after) ?? currencyIn(before) ?? known
  return names
    .map((name) => ({
      name,
      before: before?.[name],
      after: after?.[name],
      ...(amounts.test(name) && currency ? { currency } : {}),
    }))
    .filter(({ before, after }) => !isNothing(before) || !isNothing(after))
}

const isNothing = (value: unknown) => value === null || value === undefined || value === ''
