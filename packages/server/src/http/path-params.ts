import { invalidData, ShopError } from '../errors'
import { isUnstorable } from './query-text'

/** What stands in a path for its `:names`, decoded. @throws invalid_data, not_found */
export function pathParams(given: Record<string, string> = {}): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) {
    try {
      params[name] = decodeURIComponent(value)
    } catch {
      throw invalidData(`The path has a broken percent-encoding in ${name}`)
    }
    if (isUnstorable(params[name]) || params[name].length > 500) throw new ShopError('not_found', 'Not found')
  }
  return params
}
