/** A header without case, spaces and punctuation, in whatever script: what columns are told by. */
export const plainHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * The columns of a format by what they stand for, which is also what `--map` names (`variant.sku`), each with the names
 * that files give it; the first is the one our own files use.
 */
export type Columns<Field extends string = string> = Readonly<Record<Field, readonly string[]>>

/** Where a file keeps what, read once from its header. */
export interface FoundColumns<Field extends string = string> {
  /** The name the file uses for a column, where it has it. */
  names: Partial<Record<Field, string>>
  /** Columns that stand for nothing the format knows. */
  unknown: string[]
}

/** Tells the columns of a header; what was mapped by hand comes first. Of two columns with one meaning the first counts. */
export function findColumns<Field extends string>(
  columns: Columns<Field>,
  header: readonly string[],
  map: Readonly<Record<string, string>> = {},
): FoundColumns<Field> {
  const mapped = new Map(Object.entries(map).map(([name, field]) => [plainHeader(name), field]))
  const byName = new Map<string, Field>()
  for (const field of fieldsOf(columns))
    for (const spelled of [field, ...columns[field]]) byName.set(plainHeader(spelled), field)
  const names: FoundColumns<Field>['names'] = {}
  const unknown: string[] = []
  const wanted = header.map((name) => ({ name, by: mapped.get(plainHeader(name)) }))
  for (const { name, by } of wanted)
    if (by !== undefined && Object.hasOwn(columns, by)) names[by as Field] ??= name
  const taken = new Set<string | undefined>(Object.values(names))
  for (const { name, by } of wanted) {
    if (taken.has(name)) continue
    const field = by === undefined ? byName.get(plainHeader(name)) : undefined
    if (field === undefined || names[field] !== undefined) unknown.push(name)
    else names[field] = name
  }
  return { names, unknown }
}

/** The columns of a format in the order they are written in. */
export const fieldsOf = <Field extends string>(columns: Columns<Field>): Field[] =>
  Object.keys(columns) as Field[]

/** The key under which metadata keeps what stands in a column. */
export const metadataKey = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')

/** What a column may have been meant for: the nearest of those the file does not have; undefined when none is near. */
export function nearestField<Field extends string>(
  header: string,
  columns: Columns<Field>,
  names: FoundColumns<Field>['names'],
): Field | undefined {
  const word = plainHeader(header)
  let best: { field: Field; far: number } | undefined
  for (const field of fieldsOf(columns)) {
    if (names[field] !== undefined) continue
    for (const spelled of columns[field]) {
      const known = plainHeader(spelled)
      const far = distance(word, known) / Math.max(word.length, known.length, 1)
      if (far <= farthest && (!best || far < best.far)) best = { field, far }
    }
  }
  return best?.field
}

/** Of the letters of the longer word, how many may differ. */
const farthest = 0.34

/** How many letters have to be put in, taken out or changed to make one word of the other. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (next[j - 1] ?? 0) + 1,
        (row[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[b.length] ?? 0
}
