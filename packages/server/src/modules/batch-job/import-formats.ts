import type { ImportFormat } from '@cartwright/contract'
import { formats } from '../import/formats/formats'
import type { ImportKind } from '../import/imported-record'
import { jobOfKind } from './job-kinds'

/** The kinds of files that imports take in, as people and programs are told of them. */
export const importFormats = (): ImportFormat[] =>
  formats.map(({ id, name, kind, fields = {}, needs }) => ({
    id,
    name,
    type: jobOfKind(kind),
    fields: Object.entries(fields).map(([field, names]) => ({ id: field, names: [...names] })),
    required: [...(needs?.all ?? [])],
    one_of: [...(needs?.oneOf ?? [])],
  }))

/** All that a column of a file with records of this kind may stand for. */
export const fieldsOfKind = (kind: ImportKind): ReadonlySet<string> =>
  new Set(formats.flatMap((format) => (format.kind === kind ? Object.keys(format.fields ?? {}) : [])))
