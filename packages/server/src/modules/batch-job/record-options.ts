import { z } from 'zod'
import { invalidData } from '../../errors'
import type { Shop } from '../../shop'
import { formatById } from '../import/formats/formats'
import type { ImportKind } from '../import/imported-record'
import { settingsFor } from '../import/lookups'
import { mappingNamed } from './import-mappings'
import { jobOfKind } from './job-kinds'
import type { Facts } from './job-type'
import { assertPriceList } from './record-fitting'
import { formatsOf, mappable } from './record-format'

const RecordOptions = z.object({
  format: z.string().default('auto'),
  on_error: z.enum(['skip', 'fail']).default('skip'),
  max_errors: z.int().min(0).optional(),
  on_conflict: z.enum(['update', 'skip', 'fail']).default('update'),
  match: z.enum(['id', 'handle', 'sku', 'external_id']).optional(),
  images: z.enum(['link', 'download', 'skip']).optional(),
  publish: z.boolean().optional(),
  currency: z.string().min(1).optional(),
  location: z.string().min(1).optional(),
  /** Where prices go that name no list themselves. */
  price_list: z.string().min(1).optional(),
  /** What columns stand for: `{"Their column": "variant.sku"}`. */
  map: z.record(z.string(), z.string()).optional(),
  /** The name of a saved mapping; what `map` says comes first. */
  mapping: z.string().min(1).optional(),
})
export type RecordOptions = z.infer<typeof RecordOptions>

const optionNames = Object.keys(RecordOptions.shape) as (keyof RecordOptions)[]
/** What else the context of an import may hold: its file, by its key and as the command line knows it. */
const ownFacts = ['fileKey', 'file']

/** Which kinds of records an option says anything of; those that are not here apply to all. */
const applies: Partial<Record<keyof RecordOptions, readonly ImportKind[]>> = {
  match: ['product', 'price', 'stock'],
  images: ['product'],
  publish: ['product'],
  currency: ['product', 'price', 'discount', 'gift_card'],
  location: ['product', 'stock'],
  price_list: ['price'],
}

/** What a job was asked for. @throws invalid_data, naming the field */
export function optionsOf(context: Facts): RecordOptions {
  const parsed = RecordOptions.safeParse(context)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalidData(`context.${issue?.path.join('.')}: ${issue?.message}`)
}

/**
 * The context of a job, checked as far as it can be before the file is read, with the mapping it names.
 * @throws invalid_data, naming the option that is wrong or says nothing of this kind of record
 */
export async function recordContext(shop: Shop, kind: ImportKind, context: Facts): Promise<Facts> {
  const options = optionsOf(context)
  const type = jobOfKind(kind)
  for (const name of Object.keys(context)) {
    const option = optionNames.find((one) => one === name)
    if (!option && !ownFacts.includes(name))
      throw invalidData(`context.${name} is no option of an import; known are ${optionNames.join(', ')}`)
    if (option && applies[option] && !applies[option].includes(kind))
      throw invalidData(`context.${option}: a ${type} has no use for it; leave it out`)
  }
  if (options.match === 'external_id' && kind !== 'product')
    throw invalidData('context.match: variants are found by id, sku or handle')
  const known = formatsOf(kind).map(({ id }) => id)
  if (options.format !== 'auto' && !known.includes(options.format)) {
    const other = formatById(options.format)
    const isOf = other && other.kind !== kind ? `; it is one of ${jobOfKind(other.kind)}` : ''
    throw invalidData(
      `context.format: ${options.format} is none of ${['auto', ...known].join(', ')}, which a ${type} reads${isOf}`,
    )
  }
  const saved = options.mapping === undefined ? {} : await mappingNamed(shop.db, type, options.mapping)
  const map = { ...saved, ...options.map }
  const format = formatById(options.format)
  if (format) mappable(format, map)
  if (options.price_list) await assertPriceList(shop.db, options.price_list)
  await settingsFor(shop.db, options)
  return { ...context, ...options, ...(Object.keys(map).length > 0 ? { map } : {}) }
}

/**
 * A file of v1 goes in as v1 takes it: whole or not at all, what its ids name being changed. What somebody else asks for
 * is refused rather than passed over.
 * @throws invalid_data
 */
export function assertNoOptions(context: Facts, what: string): void {
  const said = optionNames.find((name) => context[name] !== undefined && name !== 'on_error')
  if (said)
    throw invalidData(
      `context.${said}: ${what} goes in as v1 takes it and has no such option; leave it out, or name a format`,
    )
  if (context.on_error !== undefined && context.on_error !== 'fail')
    throw invalidData(`context.on_error: ${what} with a wrong row is not taken in; say fail, or leave it out`)
}
