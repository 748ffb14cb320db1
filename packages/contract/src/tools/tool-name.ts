import type { Operation } from '../operations'

/** What can be done to a thing, as paths end: `/cancel`. Any other last word is a thing that is made. */
const deeds = new Set([
  'adjust',
  'archive',
  'authorize',
  'cancel',
  'capture',
  'complete',
  'confirm',
  'erase',
  'order',
  'pay',
  'process-payment',
  'read',
  'rebuild',
  'receive',
  'refund',
  'replay',
  'request',
  'resend',
  'reserve',
  'revoke',
  'seen',
  'test',
])

/** The verb that `operations.ts` puts before what a path says: `list-documents`, `add-products-batch`. */
const leading = /^(list|get|create|update|delete|add)(?=-|$)/

/** The English word for one of many, as far as paths need it. */
export const singular = (word: string): string =>
  /ies$/.test(word)
    ? word.replace(/ies$/, 'y')
    : /(ss|x|ch|sh)es$/.test(word)
      ? word.slice(0, -2)
      : /[^s]s$/.test(word)
        ? word.slice(0, -1)
        : word

/** What a deed in one word, or the making of a thing, is called before its object. */
function verbOf({ verb, method }: Operation, last: string): string {
  const lead = leading.exec(verb)?.[1]
  if (lead) return lead
  if (deeds.has(last)) return last
  return last === 'batch' ? 'update' : method === 'POST' ? 'create' : 'get'
}

/**
 * The name of a call as a tool: `list_orders`, `get_order`, `cancel_order_claim`, `add_product_variant`. The verb stands first, then
 * the path; one of many where an id follows or one is made.
 */
export function toolName(operation: Operation): string {
  const parts = operation.path.split('/').slice(2)
  const words = parts.filter((part) => !part.startsWith(':'))
  const last = words.at(-1) ?? ''
  const verb = verbOf(operation, last)
  const isMade = verb === 'create' || verb === 'add'
  const named = parts.flatMap((part, at) => {
    if (part.startsWith(':')) return []
    const isLast = words.at(-1) === part && parts.slice(at + 1).every((more) => more.startsWith(':'))
    if (isLast && part === verb) return []
    const isOne = parts[at + 1]?.startsWith(':') || (isLast && isMade)
    return [isOne ? singular(part) : part]
  })
  return [verb, ...named].join('_').replaceAll('-', '_')
}
