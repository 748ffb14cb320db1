import type { BuiltInRoleId } from './roles'

/** What each built-in role may do, in English, for people who choose one. Apart from the rules, as a page has words of its own. */
export const roleSummaries: Readonly<Record<BuiltInRoleId, string>> = {
  owner: 'everything',
  manager: 'all the work of the shop, its settings, and staff with no more powers than a manager has',
  developer: 'everything but to say who is staff; makes API tokens and reads the audit log',
  member:
    'the work of the shop: everything but staff, API tokens, webhooks, the audit log and the mail server',
  fulfilment: 'packs, ships and takes back orders and keeps the stock; gives no money back',
  catalogue: 'products with their prices, pictures and stock; sees no orders and no customers',
  'read-only': 'sees the shop and changes nothing; neither API tokens nor the audit log',
}
