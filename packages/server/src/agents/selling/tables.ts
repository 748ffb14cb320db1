import type { PluginMigration } from '../../plugins/plugin'
import { pluginTables } from '../../store/schema/plugin-tables'
import type { Said } from './said'

/** What agents have begun at the shop: each a cart, as it is called in the protocol they speak. */
export const agentTables = pluginTables((k) => ({
  session: k.table('agents_session', {
    id: k.key(),
    protocol: k.text().notNull(),
    kind: k.text<'cart' | 'checkout'>().notNull(),
    /** Whose it is: the address of its profile, or its name where it is known by a key. */
    agent: k.text().notNull(),
    cart_id: k.text().notNull(),
    /** The cart session that this checkout was made of. */
    source_id: k.text(),
    /** Whom it is for, where an agent acts for a customer; null for a guest. */
    customer_id: k.text(),
    state: k.text<'open' | 'canceled' | 'completed'>().notNull(),
    order_id: k.text(),
    said: k.json<Said>().notNull(),
    /** While a request changes it, others wait. */
    held_until: k.time(),
    created_at: k.createdAt(),
    updated_at: k.updatedAt(),
  }),
  /** What agents are still to be told of their orders, and were. */
  delivery: k.table('agents_delivery', {
    id: k.key(),
    session_id: k.text().notNull(),
    order_id: k.text().notNull(),
    protocol: k.text().notNull(),
    agent: k.text().notNull(),
    event_id: k.text().notNull(),
    event_name: k.text().notNull(),
    occurred_at: k.time().notNull(),
    attempts: k.int().notNull(),
    due_at: k.time(),
    delivered_at: k.time(),
    error: k.text(),
    created_at: k.createdAt(),
  }),
  /** The last calls of agents, for staff to look at. */
  call: k.table('agents_call', {
    id: k.key(),
    protocol: k.text().notNull(),
    transport: k.text<'rest' | 'mcp'>().notNull(),
    /** As in sessions; null where it did not say who it is. */
    agent: k.text(),
    operation: k.text().notNull(),
    /** The status of HTTP. */
    status: k.int().notNull(),
    /** Why it was refused. */
    code: k.text(),
    message: k.text(),
    /** How long it took, in ms. */
    took: k.int().notNull(),
    created_at: k.createdAt(),
  }),
}))

const columns = (json: string) => `create table agents_session (
  id text primary key,
  protocol text not null,
  kind text not null,
  agent text not null,
  cart_id text not null,
  source_id text,
  state text not null,
  order_id text,
  said ${json} not null,
  held_until text,
  created_at text not null,
  updated_at text not null
)`
const indexes = [
  'create index agents_session_cart on agents_session (cart_id)',
  'create index agents_session_order on agents_session (order_id)',
  'create index agents_session_age on agents_session (updated_at)',
  'create unique index agents_session_source on agents_session (source_id)',
]

const deliveries = [
  `create table agents_delivery (
  id text primary key,
  session_id text not null,
  order_id text not null,
  protocol text not null,
  agent text not null,
  event_id text not null,
  event_name text not null,
  occurred_at text not null,
  attempts integer not null,
  due_at text,
  delivered_at text,
  error text,
  created_at text not null
)`,
  'create index agents_delivery_due on agents_delivery (due_at)',
  'create index agents_delivery_age on agents_delivery (created_at)',
]

const calls = [
  `create table agents_call (
  id text primary key,
  protocol text not null,
  transport text not null,
  agent text,
  operation text not null,
  status integer not null,
  code text,
  message text,
  took integer not null,
  created_at text not null
)`,
]

export const agentMigrations: readonly PluginMigration[] = [
  {
    name: '0001-sessions',
    sql: { sqlite: [columns('text'), ...indexes], postgres: [columns('jsonb'), ...indexes] },
  },
  { name: '0002-deliveries', sql: deliveries },
  { name: '0003-calls', sql: calls },
]
