import { invalidData } from '../../errors'
import { distance, plainHeader } from '../import/formats/columns'
import type { Format, Sample, Source } from '../import/formats/format'
import { formatById, formatOf as formatOfSample, formats } from '../import/formats/formats'
import { sampleOf } from '../import/formats/sample'
import type { ImportKind } from '../import/imported-record'
import type { RecordOptions } from './record-options'

/** The formats that a job for this kind of records reads. */
export const formatsOf = (kind: ImportKind): Format[] => formats.filter((one) => one.kind === kind)

/** A file of a job, as messages call it. */
export const sourceOf = (path: string): Source => ({ path, name: 'The file' })

type Wanted = Pick<RecordOptions, 'format' | 'map' | 'mapping'>

/**
 * The format a file is in: the one that is named, or the one it looks like of those that a kind of records comes in.
 * @throws invalid_data for neither, and for a mapping that does not fit the file or the format
 */
export async function formatOfFile(source: Source, wanted: Wanted, kind: ImportKind): Promise<Format> {
  const { map = {}, mapping } = wanted
  const sample = await sampleOf(source)
  if (sample.text.trim() === '') throw invalidData(`${source.name} is empty`)
  const named = wanted.format === 'auto' ? undefined : formatById(wanted.format)
  // A saved mapping is for many files, of which some have fewer columns.
  if (mapping === undefined) assertNamed(sample, map)
  return named ? mappable(named, map) : detected(sample, map, formatsOf(kind))
}

/** The format a file looks like. @throws invalid_data for none, and for a mapping to what there is not */
export function detected(
  sample: Sample,
  map: Readonly<Record<string, string>>,
  among: readonly Format[],
): Format {
  assertKnown(map, new Set(among.flatMap(({ fields = {} }) => Object.keys(fields))), 'a file of this kind')
  return mappable(formatOfSample(sample, { map, among }), map)
}

/** The format, if columns may be mapped to these fields of it. @throws invalid_data */
export function mappable(format: Format, map: Readonly<Record<string, string>>): Format {
  if (Object.keys(map).length === 0) return format
  if (!format.fields)
    throw invalidData(
      `map: the columns of ${format.name} stand for what they are called; --map is for tables of one's own`,
    )
  assertKnown(map, new Set(Object.keys(format.fields)), format.name)
  return format
}

function assertKnown(map: Readonly<Record<string, string>>, known: ReadonlySet<string>, name: string): void {
  for (const [column, field] of Object.entries(map)) {
    if (known.has(field)) continue
    const nearest = [...known].find((one) => distance(one, field) <= 2)
    const others = nearest ? `; did you mean ${nearest}?` : `; known are ${[...known].join(', ')}`
    throw invalidData(`map: "${column}" stands for ${field}, which is nothing of ${name}${others}`)
  }
}

/** @throws invalid_data for a mapping of columns that the file does not have */
export function assertNamed({ header, name }: Sample, map: Readonly<Record<string, string>>): void {
  const there = new Set(header.map(plainHeader))
  const missing = Object.keys(map).find((column) => !there.has(plainHeader(column)))
  if (missing !== undefined)
    throw invalidData(
      `map: ${name} has no column "${missing}"; its columns are ${header.slice(0, 20).join(', ')}`,
    )
}
