import type { ImportFormat } from '@cartwright/contract'
import { plain } from './file-columns'

/** What may be mapped of files of one kind, whichever format they have. */
const fieldsIn = (formats: readonly ImportFormat[], type: string) =>
  formats.flatMap((format) => (format.type === type ? format.fields : []))

/** What the columns of a file became, as it is saved: under their own names. What has no field is told by its name anyway. */
export function mappingOf(
  header: readonly string[],
  columns: readonly (string | null)[],
  formats: readonly ImportFormat[],
  type: string,
): Record<string, string> {
  const fields = fieldsIn(formats, type)
  return Object.fromEntries(
    header.flatMap((heading, at) => {
      const target = columns[at]
      const field = fields.find(({ id, names }) => id === target || names[0] === target)
      return field && heading.trim() ? [[heading.trim(), field.id]] : []
    }),
  )
}

/** The columns of a file as a saved mapping has them; what it does not name stays as it is, unless it is taken by then. */
export function mappedBy(
  mapping: Readonly<Record<string, string>>,
  header: readonly string[],
  columns: readonly (string | null)[],
  targetOf: (field: string) => string,
): (string | null)[] {
  const fields = new Map(Object.entries(mapping).map(([name, field]) => [plain(name), targetOf(field)]))
  const taken = new Set<string>()
  const named = header.map((heading) => {
    const target = fields.get(plain(heading))
    if (!target || taken.has(target)) return undefined
    taken.add(target)
    return target
  })
  return named.map((target, at) => {
    if (target) return target
    const own = columns[at] ?? null
    return own !== null && taken.has(own) ? null : own
  })
}

/** What the wizard calls a field: for products the name of its column, as v1 has it. */
export function targetOfField(formats: readonly ImportFormat[], type: string, field: string): string {
  if (type !== 'product-import') return field
  return fieldsIn(formats, type).find(({ id }) => id === field)?.names[0] ?? field
}
