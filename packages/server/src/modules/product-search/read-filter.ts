import { invalidData } from '../../errors'
import type { ProductFilter } from '../product/queries'

const texts = ['id', 'collection_id', 'type_id', 'category_id', 'tags', 'handle'] as const
const truths = ['is_giftcard', 'include_category_children'] as const
const filters = [...texts, ...truths]

/** `{ collection_id: 'pcol_…' | ['pcol_…', …], type_id, category_id, tags, is_giftcard, … }` */
export function readFilter(filter: unknown): ProductFilter {
  if (filter === undefined || filter === null || filter === '') return {}
  if (typeof filter !== 'object' || Array.isArray(filter))
    throw invalidData(`filter must be an object with some of ${filters.join(', ')}`)
  const read: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(filter)) {
    if (!filters.some((one) => one === name))
      throw invalidData(`filter: ${name} is not one of ${filters.join(', ')}`)
    if (truths.some((one) => one === name)) {
      if (typeof value !== 'boolean') throw invalidData(`filter: ${name} must be true or false`)
      read[name] = value
      continue
    }
    const values = Array.isArray(value) ? value : [value]
    if (values.length > 1000 || !values.every((one) => typeof one === 'string'))
      throw invalidData(`filter: ${name} must be a text or a list of texts`)
    read[name] = name === 'handle' ? values[0] : values
  }
  return read as ProductFilter
}
