import { type Area, covers, listScopes, type Scope } from './scopes'

/** What v1 stores and sends as the `role` of a user. */
export type Role = 'admin' | 'member' | 'developer'

interface RoleRule {
  readonly may: readonly Scope[]
  /** What is taken away from `may`. Without reading there is no writing. */
  readonly but: readonly Scope[]
}

/**
 * What each role of v1 may do. v1 restricted nothing, so members and developers keep all the work of the shop; who is
 * staff and with what powers is for admins.
 */
export const roles: Readonly<Record<Role, RoleRule>> = {
  admin: { may: ['*'], but: [] },
  developer: {
    may: ['*'],
    but: ['users:write', 'invites:write'],
  },
  member: {
    may: ['*'],
    but: [
      'users:write',
      'invites:write',
      'api-tokens:read',
      'audit-log:read',
      'mail-server:write',
      'webhooks:read',
    ],
  },
}
/** Whether a text is one of the three roles of v1. */
export const isRole = (text: string): text is Role => Object.hasOwn(roles, text)

const writing = (...some: Area[]): Scope[] => some.map((area): Scope => `${area}:write`)
const reading = (...some: Area[]): Scope[] => some.map((area): Scope => `${area}:read`)

/** What everybody at work looks up: where goods are sold, for how much and under which names. */
const surroundings = reading(
  'collections',
  'currencies',
  'product-categories',
  'product-tags',
  'product-types',
  'products',
  'regions',
  'sales-channels',
  'shipping-profiles',
  'stock-locations',
  'variants',
)

/** A role that every shop has, and that nobody changes or deletes. */
export interface BuiltInRole extends RoleRule {
  readonly name: string
  /** The most that an order may be refunded, in minor units of the store's currency; null without a limit. */
  readonly refund_limit: number | null
  /** The word v1 has for it, where it has one. */
  readonly word?: Role
}

/** The roles every shop has, by their ids. Owner is what v1 calls admin; member and developer are v1's. */
export const builtInRoles = {
  owner: { name: 'Owner', refund_limit: null, word: 'admin', ...roles.admin },
  manager: {
    name: 'Manager',
    may: ['*'],
    but: ['api-tokens:read'],
    refund_limit: null,
  },
  developer: { name: 'Developer', refund_limit: null, word: 'developer', ...roles.developer },
  member: { name: 'Member', refund_limit: null, word: 'member', ...roles.member },
  fulfilment: {
    name: 'Fulfilment',
    may: [
      ...surroundings,
      ...reading('customers', 'draft-orders', 'order-edits', 'return-reasons', 'shipping-options', 'store'),
      ...writing(
        'inventory-counts',
        'inventory-items',
        'notes',
        'notifications',
        'orders',
        'reservations',
        'returns',
        'swaps',
      ),
    ],
    but: [],
    refund_limit: 0,
  },
  catalogue: {
    name: 'Catalogue',
    may: [
      ...surroundings,
      ...reading('customer-groups', 'discounts', 'store', 'tax-rates'),
      ...writing(
        'batch-jobs',
        'collections',
        'inventory-items',
        'price-lists',
        'product-categories',
        'product-tags',
        'product-types',
        'products',
        'uploads',
        'variants',
      ),
    ],
    but: [],
    refund_limit: 0,
  },
  'read-only': {
    name: 'Read-only',
    may: ['*:read'],
    but: ['api-tokens:read', 'audit-log:read'],
    refund_limit: 0,
  },
} as const satisfies Record<string, BuiltInRole>
/** By what staff of a built-in role are stored. */
export type BuiltInRoleId = keyof typeof builtInRoles
/** Whether a text is the id of a built-in role. */
export const isBuiltInRole = (text: string): text is BuiltInRoleId => Object.hasOwn(builtInRoles, text)

/** The id of the built-in role that a word of v1 stands for; v1 let it be anything, and anything else is a member. */
export const roleIdOf = (word: string | null): BuiltInRoleId =>
  word === 'admin' ? 'owner' : word === 'developer' ? 'developer' : 'member'

const permissionsByRule = new Map<RoleRule, readonly Scope[]>()

/** What a rule comes to, as the shortest list of scopes. */
export function permissionsOf(rule: RoleRule): readonly Scope[] {
  const known = permissionsByRule.get(rule)
  if (known) return known
  const found = listScopes(
    (area, action) =>
      covers(rule.may, area, action) &&
      !rule.but.includes(`${area}:read`) &&
      !rule.but.includes(`${area}:${action}`),
  )
  permissionsByRule.set(rule, found)
  return found
}
