import type { ImportFormat } from '@cartwright/contract'
import { type ImportKind, kindOf, plain } from './file-columns'

const pricePattern = /^(?:variant )?(?:sale )?price (?:[a-z]{3}|.+ \[[a-z]{3}\])$/i

/** Columns of prices name their currency themselves, and stand for what they are called. */
const isPrice = (heading: string, { type }: ImportFormat) =>
  type === 'price-import' && pricePattern.test(heading)

const fieldOf = (heading: string, format: ImportFormat): string | undefined => {
  const letters = plain(heading)
  if (letters === '') return undefined
  return format.fields.find(
    ({ id, names }) => plain(id) === letters || names.some((name) => plain(name) === letters),
  )?.id
}

/** What each column of a file stands for. Where two mean the same, the first has it. */
export function guessFields(header: readonly string[], format: ImportFormat): (string | null)[] {
  const taken = new Set<string>()
  return header.map((heading) => {
    const name = heading.trim()
    const target = isPrice(name, format) ? name : fieldOf(name, format)
    if (!target || taken.has(target)) return null
    taken.add(target)
    return target
  })
}

/** What the columns of a file can become, with what to call it. */
export function fieldTargets(
  format: ImportFormat,
  prices: readonly string[],
  used: readonly (string | null)[],
): { id: string; name: string }[] {
  const own = format.fields.map(({ id, names }) => ({ id, name: names[0] ?? id }))
  const known = new Set(own.map(({ id }) => id))
  const named = format.type === 'price-import' ? [...prices, ...used.flatMap((one) => one ?? [])] : []
  const more = [...new Set(named)].filter((name) => !known.has(name))
  return [...own, ...more.map((name) => ({ id: name, name }))]
}

/** What no column has become yet, although the file is of no use without it: each by its name, or as "one / other". */
export function lackedFields(format: ImportFormat, columns: readonly (string | null)[]): string[] {
  const nameOf = (field: string) => format.fields.find(({ id }) => id === field)?.names[0] ?? field
  const has = (field: string) => columns.includes(field)
  const { required, one_of } = format
  const isAny = one_of.length === 0 || one_of.some(has)
  return [
    ...required.filter((field) => !has(field)).map(nameOf),
    ...(isAny ? [] : [one_of.map(nameOf).join(' / ')]),
  ]
}

/** How well a file fits a format: whether all is there that must be, then the share of its columns that are known. */
function fit(header: readonly string[], format: ImportFormat): [isWhole: boolean, share: number] {
  const columns = guessFields(header, format)
  const share = columns.filter((one) => one !== null).length / Math.max(1, columns.length)
  return [lackedFields(format, columns).length === 0, share]
}

/** The format of a kind that a file fits best. */
export function formatFor(
  kind: ImportKind,
  formats: readonly ImportFormat[],
  header: readonly string[],
): ImportFormat | undefined {
  return best(
    formats.filter(({ type, fields }) => type === kind && fields.length > 0),
    header,
  )
}

function best(formats: readonly ImportFormat[], header: readonly string[]): ImportFormat | undefined {
  const fits = formats.map((format) => ({ format, fit: fit(header, format) }))
  fits.sort((a, b) => Number(b.fit[0]) - Number(a.fit[0]) || b.fit[1] - a.fit[1])
  return fits[0]?.format
}

/** What a file holds, told by its columns: what names products or prices of a list is that, then what fits best. */
export function kindOfFile(header: readonly string[], formats: readonly ImportFormat[]): ImportKind {
  const own = kindOf(header)
  const isProduct = header.some((one) =>
    ['handle', 'urlhandle', 'producthandle', 'title'].includes(plain(one)),
  )
  if (own === 'price-list-import' || isProduct) return own
  const records = formats.filter(({ type, fields }) => isRecordKind(type) && fields.length > 0)
  const whole = records.filter((format) => fit(header, format)[0] && fit(header, format)[1] >= enough)
  const found = best(whole, header)?.type
  return found && isRecordKind(found) ? found : own
}

/** A file of which so few columns are known is guessed to be none. */
const enough = 0.4

export const recordKinds = [
  'customer-import',
  'price-import',
  'inventory-import',
  'discount-import',
  'gift-card-import',
] as const
export type RecordKind = (typeof recordKinds)[number]
export const isRecordKind = (type: string): type is RecordKind => recordKinds.some((kind) => kind === type)
