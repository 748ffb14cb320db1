import type { Scope } from '@cartwright/contract'
import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'

export const roleTables = (k: Kit) => ({
  /** Roles of the shop's own; the built-in ones stand in the contract. */
  staff_role: k.table(
    'staff_role',
    {
      id: k.id('role'),
      name: k.text().notNull(),
      description: k.text(),
      permissions: k.json<Scope[]>().notNull(),
      refund_limit: k.big(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
    },
    (t) => [k.unique('staff_role_name_unique', [t.name])],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const roleFacts = {
  staff_role: {
    entities: ['StaffRole'],
    records: [{ path: '/admin/roles' }],
  },
} satisfies FactsOf<typeof roleTables>
