import { registry } from '../screens/registry'

/** Screens that every back office of this kind has, whether or not ours has them yet: no extension may stand in their place. */
export const reservedPaths = [
  'products',
  'products/:id',
  'product-categories',
  'orders',
  'orders/:id',
  'customers',
  'customers/:id',
  'customers/groups',
  'customers/groups/:id',
  'discounts',
  'discounts/new',
  'discounts/:id',
  'gift-cards',
  'gift-cards/:id',
  'gift-cards/manage',
  'pricing',
  'pricing/new',
  'pricing/:id',
  'inventory',
  'collections',
  'collections/:id',
  'draft-orders',
  'draft-orders/:id',
  'login',
  'sales-channels',
  'publishable-api-keys',
  'oauth',
  'oauth/:app_name',
] as const

/** Pages of the settings, below `settings/`. */
export const reservedSettings = [
  'details',
  'regions',
  'currencies',
  'taxes',
  'return-reasons',
  'shipping-profiles',
  'stock-locations',
  'types-and-tags',
  'sales-channels',
  'publishable-api-keys',
  'team',
  'personal-information',
  'api-tokens',
  'webhooks',
  'jobs',
  'audit-log',
  'notifications',
  'files',
  'agents-and-feeds',
  'health',
] as const

/** `/Orders//{order_id}/` as routers compare it: `orders/:`. */
const shapeOf = (path: string) =>
  path
    .split('/')
    .filter(Boolean)
    .map((part) => (/^(:.*|\{.*\}|\*)$/.test(part) ? ':' : part.toLowerCase()))
    .join('/')

const own = registry.map(({ path }) => path)
const ownSettings = own.flatMap((path) => /^settings\/(.+)/.exec(path)?.[1] ?? [])
const pages: ReadonlySet<string> = new Set([...reservedPaths, ...own].map(shapeOf))
const settings: ReadonlySet<string> = new Set([...reservedSettings, ...ownSettings].map(shapeOf))

/** Why an extension may not have this path; undefined when it may. A fixed word where we have an id is reserved with it. */
export function reservedReason(path: string, kind: 'page' | 'settings'): string | undefined {
  const shape = shapeOf(path)
  if (shape === '') return 'An extension needs a path of its own.'
  if (shape.split('/').includes('..')) return `The path "${path}" leads out of its place.`
  const [first, second] = shape.split('/') as [string, string | undefined]
  if (kind === 'settings')
    return settings.has(shape) || settings.has(first)
      ? `The settings path "${path}" belongs to the back office and cannot be taken by an extension.`
      : undefined
  if (first === 'settings') return `The path "${path}" is one of the settings: register it under "settings".`
  const depth = shape.split('/').length
  const isOurs = pages.has(shape) || (depth === 2 && second !== undefined && pages.has(`${first}/:`))
  return isOurs
    ? `The path "${path}" belongs to the back office and cannot be taken by an extension.`
    : undefined
}
