import type { AuditedRow } from '@cartwright/contract'
import type { Notes } from '../writing/change-notes'
import type { Kit } from './columns'
import type { FactsOf } from './table-facts'
import type { ToldRow } from './told-tables'

/** What the shop needs to run, beside what it sells: sessions, tokens, idempotency, events, work, audit. */
export const infraTables = (k: Kit) => ({
  /** One sign-in. The cookie or token holds the secret; here stands its SHA-256. */
  session: k.table(
    'session',
    {
      id: k.id('sess'),
      secret_hash: k.text().notNull(),
      user_id: k.text(),
      customer_id: k.text(),
      kind: k.text<'cookie' | 'token'>().notNull(),
      created_at: k.createdAt(),
      last_seen_at: k.time().notNull(),
      expires_at: k.time().notNull(),
      /** The network address of the sign-in, and how the client called itself. */
      address: k.text(),
      user_agent: k.text(),
    },
    (t) => [
      k.unique('session_secret_hash_unique', [t.secret_hash]),
      k.index('session_user_id', t.user_id),
      k.index('session_customer_id', t.customer_id),
      k.index('session_expires_at', t.expires_at),
    ],
  ),
  /** Long-lived tokens of staff and scripts, shown once and stored hashed. */
  api_token: k.table(
    'api_token',
    {
      id: k.id('tok'),
      token_hash: k.text().notNull(),
      hint: k.text().notNull(),
      name: k.text().notNull(),
      domain: k.text<'admin' | 'store'>().notNull(),
      user_id: k.text(),
      customer_id: k.text(),
      scopes: k.json<string[]>(),
      created_at: k.createdAt(),
      last_used_at: k.time(),
      expires_at: k.time(),
      revoked_at: k.time(),
    },
    (t) => [k.unique('api_token_hash_unique', [t.token_hash]), k.index('api_token_user_id', t.user_id)],
  ),
  /** Single-use tokens sent by mail: password resets, claims of past orders. */
  mail_token: k.table(
    'mail_token',
    {
      id: k.id('mtok'),
      token_hash: k.text().notNull(),
      purpose: k.text<'customer_password' | 'user_password' | 'order_claim' | 'device'>().notNull(),
      subject_id: k.text().notNull(),
      data: k.json<Record<string, unknown>>(),
      created_at: k.createdAt(),
      expires_at: k.time().notNull(),
      used_at: k.time(),
    },
    (t) => [
      k.unique('mail_token_hash_unique', [t.token_hash]),
      k.index('mail_token_subject', t.purpose, t.subject_id),
    ],
  ),
  idempotency_key: k.table(
    'idempotency_key',
    {
      id: k.id('ikey'),
      idempotency_key: k.text().notNull(),
      created_at: k.createdAt(),
      locked_at: k.time(),
      request_method: k.text(),
      request_params: k.json<Record<string, unknown>>(),
      request_path: k.text(),
      /** SHA-256 of caller and body: another's request never gets this answer. */
      request_hash: k.text(),
      response_code: k.int(),
      response_body: k.json<unknown>(),
      recovery_point: k.text().notNull().default('started'),
    },
    (t) => [
      k.unique('idempotency_key_unique', [t.idempotency_key]),
      k.index('idempotency_key_created_at', t.created_at),
    ],
  ),
  /** Events written in the transaction of the change they speak of, delivered afterwards at least once. */
  event: k.table(
    'event',
    {
      id: k.id('evt'),
      name: k.text().notNull(),
      data: k.json<unknown>().notNull(),
      created_at: k.createdAt(),
      /** Not before this instant; moves on with every failed attempt. */
      due_at: k.time(),
      claimed_until: k.time(),
      attempts: k.int().notNull().default(0),
      /** Subscribers that are done with it. */
      delivered_to: k.json<string[]>(),
      error: k.text(),
      done_at: k.time(),
    },
    (t) => [k.index('event_due_at', t.due_at), k.index('event_created_at', t.created_at)],
  ),
  /** One row for each kind of timed work; its lease keeps several instances from doing the same at once. */
  schedule: k.table('schedule', {
    id: k.key(),
    due_at: k.time().notNull(),
    claimed_until: k.time(),
    last_run_at: k.time(),
    error: k.text(),
  }),
  /** Counting numbers for people: orders and draft orders. */
  counter: k.table('counter', { id: k.key(), value: k.big().notNull() }),
  /** Grows with every change to a table, so that a count can be remembered until then. */
  revision: k.table('revision', { id: k.key(), value: k.big().notNull() }),
  /** What each transaction changed of the catalogue, for those who keep something of all products in memory. */
  catalogue_change: k.table(
    'catalogue_change',
    {
      id: k.id('cchg'),
      /** The revision of the catalogue that it reached, and the one it began with. */
      revision: k.big().notNull(),
      before: k.big().notNull(),
      /** Null when it was too much to say. */
      notes: k.json<Notes>(),
      created_at: k.createdAt(),
    },
    (t) => [
      k.index('catalogue_change_revision', t.revision),
      k.index('catalogue_change_created_at', t.created_at),
    ],
  ),
  /** What each transaction changed, by the paths under which staff read it: for back offices that are open. */
  live_change: k.table(
    'live_change',
    {
      id: k.id('lchg'),
      /** The revision called `live` that it reached, and the one it began with. */
      revision: k.big().notNull(),
      before: k.big().notNull(),
      changes: k.json<ToldRow[]>().notNull(),
      actor_id: k.text(),
      visit: k.text(),
      created_at: k.createdAt(),
    },
    (t) => [k.index('live_change_revision', t.revision), k.index('live_change_created_at', t.created_at)],
  ),
  audit_log: k.table(
    'audit_log',
    {
      id: k.id('audit'),
      /** Counts from 1 without gaps: the order of the chain. */
      position: k.big().notNull(),
      created_at: k.createdAt(),
      actor_type: k.text().notNull(),
      actor_id: k.text(),
      address: k.text(),
      action: k.text().notNull(),
      entity: k.text(),
      entity_id: k.text(),
      request_id: k.text(),
      before: k.json<Record<string, unknown>>(),
      after: k.json<Record<string, unknown>>(),
      /** The other rows that the same transaction changed. */
      changes: k.json<AuditedRow[]>(),
      /** False when more rows changed than are written down. */
      is_whole: k.bool().notNull().default(true),
      prev_hash: k.text().notNull(),
      hash: k.text().notNull(),
    },
    (t) => [
      k.unique('audit_log_position_unique', [t.position]),
      k.index('audit_log_created_at', t.created_at),
      k.index('audit_log_entity', t.entity, t.entity_id),
      k.index('audit_log_actor_id', t.actor_id),
    ],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const infraFacts = {
  session: {},
  api_token: {
    entities: ['ApiToken'],
    records: [{ path: '/admin/api-tokens' }],
  },
  mail_token: {},
  idempotency_key: {
    mayBeLate: true,
    isAudited: false,
  },
  event: {
    mayBeLate: true,
    isAudited: false,
  },
  schedule: {
    isAudited: false,
  },
  counter: {
    isAudited: false,
  },
  revision: {
    mayBeLate: true,
    isAudited: false,
  },
  catalogue_change: {
    mayBeLate: true,
    isAudited: false,
  },
  live_change: {
    mayBeLate: true,
    isAudited: false,
  },
  audit_log: {
    entities: ['AuditEntry'],
    isAudited: false,
  },
} satisfies FactsOf<typeof infraTables>
