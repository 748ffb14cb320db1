import { createHash } from 'node:crypto'
import type { Cart } from '@cartwright/contract'
import type { PluginMigration } from '../../plugins/plugin'
import { lt } from '../../plugins/queries'
import type { Shop, Tx } from '../../shop'
import { now } from '../../store/schema/ids'
import { pluginTables } from '../../store/schema/plugin-tables'
import type { Session } from './session'

/** Amounts by currency, in minor units as everywhere in the shop: `{ usd: 50_000 }` is 500 dollars. */
type Amounts = Readonly<Record<string, number>>

/** How much an agent may spend without its buyer. In a currency that is not named it may spend nothing. */
export interface Budget {
  perOrder?: Amounts
  /** From midnight to midnight, UTC. */
  perDay?: Amounts
}

/** @throws an Error that names the field */
export function assertBudget({ perOrder, perDay }: Budget, field: string): void {
  for (const [name, amounts] of Object.entries({ perOrder, perDay }))
    for (const [currency, amount] of Object.entries(amounts ?? {})) {
      if (!/^[a-z]{3}$/.test(currency))
        throw new Error(`${field}.${name}.${currency}: a currency is written like usd`)
      if (!Number.isSafeInteger(amount) || amount < 0)
        throw new Error(`${field}.${name}.${currency}: ${amount} is no amount in minor units`)
    }
}

/** What agents have spent of a day, and for which checkouts. */
const budgetTables = pluginTables((k) => ({
  budget: k.table('agents_budget', {
    key: k.key(),
    spent: k.big().notNull(),
    created_at: k.createdAt(),
  }),
  reservation: k.table('agents_reservation', {
    session_id: k.key(),
    budget_key: k.text().notNull(),
    amount: k.big().notNull(),
    created_at: k.createdAt(),
  }),
}))

export const budgetMigration: PluginMigration = {
  name: '0005-budgets',
  sql: [
    'create table agents_budget (key text primary key, spent bigint not null, created_at text not null)',
    'create index agents_budget_age on agents_budget (created_at)',
    `create table agents_reservation (
  session_id text primary key,
  budget_key text not null,
  amount bigint not null,
  created_at text not null
)`,
    'create index agents_reservation_age on agents_reservation (created_at)',
  ],
}

type Whose = Pick<Session, 'id' | 'protocol' | 'agent'>

/**
 * Takes what a checkout costs off what its agent may spend, before it is paid: of many at once no more are paid than the budget has
 * for. Asked again for the same checkout, it is taken once. What was taken by an attempt that was cut off stays taken for the day.
 * @returns false where it is beyond the budget
 */
export async function reserve(
  shop: Pick<Shop, 'transaction'>,
  session: Whose,
  { total, region }: Pick<Cart, 'total' | 'region'>,
  { perOrder, perDay }: Budget,
): Promise<boolean> {
  const currency = region?.currency_code.toLowerCase() ?? ''
  const amount = total ?? 0
  if (perOrder && amount > (perOrder[currency] ?? 0)) return false
  if (!perDay) return true
  const budget_key = keyOf(session, currency, now().slice(0, 10))
  return shop.transaction(async (tx) => {
    const { reservation } = budgetTables(tx)
    const spent = await spentOf(tx, budget_key)
    const known = await tx.rowWhere(reservation, { session_id: session.id })
    const taken = known?.budget_key === budget_key ? known.amount : 0
    const after = spent - taken + amount
    if (after > (perDay[currency] ?? 0)) return false
    await spend(tx, budget_key, after)
    if (known) await tx.updateRows(reservation, { session_id: session.id }, { budget_key, amount })
    else await tx.insertRows(reservation, [{ session_id: session.id, budget_key, amount }])
    return true
  })
}

/** Gives back what a checkout took that came to nothing. */
export const release = (shop: Pick<Shop, 'transaction'>, { id }: Whose): Promise<void> =>
  shop.transaction(async (tx) => {
    const { reservation } = budgetTables(tx)
    const found = await tx.rowWhere(reservation, { session_id: id })
    if (!found) return
    const spent = await spentOf(tx, found.budget_key)
    // Between two looks another attempt may have given it back.
    if ((await tx.deleteRows(reservation, { session_id: id })) === 1)
      await spend(tx, found.budget_key, Math.max(0, spent - found.amount))
  })

/** Lets go of days that are over. */
export async function forgetBudgets(tx: Tx, before: string): Promise<void> {
  const { budget, reservation } = budgetTables(tx)
  await tx.delete(budget).where(lt(budget.created_at, before))
  await tx.delete(reservation).where(lt(reservation.created_at, before))
}

/** What was spent so far; nobody else spends of it until the transaction ends. */
async function spentOf(tx: Tx, key: string): Promise<number> {
  const { budget } = budgetTables(tx)
  await tx.offerRows(budget, [{ key, spent: 0 }])
  const [row] = await tx.lockRows(budget, { key })
  return row?.spent ?? 0
}

const spend = (tx: Tx, key: string, spent: number) =>
  tx.updateRows(budgetTables(tx).budget, { key }, { spent })

const keyOf = ({ protocol, agent }: Whose, currency: string, day: string) =>
  createHash('sha256')
    .update(JSON.stringify([protocol, agent, currency, day]))
    .digest('base64url')
