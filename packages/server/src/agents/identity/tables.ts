import type { PluginMigration } from '../../plugins/plugin'
import { pluginTables } from '../../store/schema/plugin-tables'

/** What customers have allowed agents, and what these hold because of it: of codes and tokens hashes alone. */
export const identityTables = pluginTables((k) => ({
  /** A customer has connected the agent of a client. Without this row nothing that it was given counts. */
  link: k.table('agents_link', {
    id: k.id('alink'),
    client_id: k.text().notNull(),
    /** The address of the profile of the agent. */
    agent: k.text().notNull(),
    customer_id: k.text().notNull(),
    /** What it may do. */
    scopes: k.json<string[]>().notNull(),
    /** Of the password with which it was made: it ends with it. */
    password_mark: k.text().notNull(),
    last_used_at: k.time(),
    created_at: k.createdAt(),
  }),
  code: k.table('agents_link_code', {
    hash: k.key(),
    link_id: k.text().notNull(),
    client_id: k.text().notNull(),
    redirect_uri: k.text().notNull(),
    /** That of PKCE: the SHA-256 of what the client alone knows. */
    challenge: k.text().notNull(),
    scopes: k.json<string[]>().notNull(),
    expires_at: k.time().notNull(),
    used_at: k.time(),
  }),
  token: k.table('agents_link_token', {
    hash: k.key(),
    kind: k.text<'access' | 'refresh'>().notNull(),
    link_id: k.text().notNull(),
    /** The code that it all came of: whatever is given twice ends all of it. */
    family: k.text().notNull(),
    scopes: k.json<string[]>().notNull(),
    expires_at: k.time().notNull(),
    /** A refresh token that has been given for the next one. */
    used_at: k.time(),
  }),
  /** Proofs of clients that were shown: each counts once. */
  proof: k.table('agents_client_proof', {
    hash: k.key(),
    expires_at: k.time().notNull(),
  }),
}))

const statements = (json: string) => [
  `create table agents_link (
  id text primary key,
  client_id text not null,
  agent text not null,
  customer_id text not null,
  scopes ${json} not null,
  password_mark text not null,
  last_used_at text,
  created_at text not null
)`,
  'create unique index agents_link_of_customer on agents_link (customer_id, client_id)',
  'create index agents_link_age on agents_link (created_at)',
  `create table agents_link_code (
  hash text primary key,
  link_id text not null,
  client_id text not null,
  redirect_uri text not null,
  challenge text not null,
  scopes ${json} not null,
  expires_at text not null,
  used_at text
)`,
  'create index agents_link_code_link on agents_link_code (link_id)',
  'create index agents_link_code_age on agents_link_code (expires_at)',
  `create table agents_link_token (
  hash text primary key,
  kind text not null,
  link_id text not null,
  family text not null,
  scopes ${json} not null,
  expires_at text not null,
  used_at text
)`,
  'create index agents_link_token_link on agents_link_token (link_id)',
  'create index agents_link_token_family on agents_link_token (family)',
  'create index agents_link_token_age on agents_link_token (expires_at)',
  'create table agents_client_proof (hash text primary key, expires_at text not null)',
  'create index agents_client_proof_age on agents_client_proof (expires_at)',
  // Whose a session is: that of a customer is worked on for that customer alone.
  'alter table agents_session add column customer_id text',
]

export const identityMigration: PluginMigration = {
  name: '0004-identity',
  sql: { sqlite: statements('text'), postgres: statements('jsonb') },
}
