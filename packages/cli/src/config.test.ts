import type { DatabaseConfig } from '@cartwright/server'
import { expect, it } from 'vitest'
import { databaseConfig } from './config'

const url = 'postgres://shop@db/shop'
const other = 'postgresql://shop@other/shop'

it.each([
  ['SQLite where nothing is said', undefined, {}, undefined],
  ['what the file says', { url, poolSize: 30 }, {}, { url, poolSize: 30 }],
  ['the file of the file', { file: 'shop.db' }, { DATABASE_POOL_SIZE: '5' }, { file: 'shop.db' }],
  ['the address of the environment', undefined, { DATABASE_URL: url }, { url }],
  [
    'the address alone, of two that differ',
    { url, poolSize: 30 },
    { DATABASE_URL: other },
    { url: other, poolSize: 30 },
  ],
  ['PostgreSQL instead of a file', { file: 'shop.db' }, { DATABASE_URL: url }, { url }],
  ['the size of the environment', { url, poolSize: 30 }, { DATABASE_POOL_SIZE: '5' }, { url, poolSize: 5 }],
  [
    'both of the environment',
    undefined,
    { DATABASE_URL: url, DATABASE_POOL_SIZE: '5' },
    { url, poolSize: 5 },
  ],
  [
    'a pooler, and the server behind it',
    { url, directUrl: other },
    { DATABASE_POOLER: 'transaction' },
    { url, pooler: 'transaction', directUrl: other },
  ],
  [
    'a server of the environment, past which no address of the file leads',
    { url, pooler: 'transaction', directUrl: url },
    { DATABASE_URL: other },
    { url: other, pooler: 'transaction' },
  ],
  [
    'both addresses of the environment',
    undefined,
    { DATABASE_URL: url, DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: other },
    { url, pooler: 'transaction', directUrl: other },
  ],
] satisfies [string, DatabaseConfig | undefined, NodeJS.ProcessEnv, unknown][])(
  'the database is %s',
  (_, file, env, wanted) => {
    expect(databaseConfig(file, env)).toEqual(wanted)
  },
)

it.each(['0', '-1', '2.5', 'many', '10000', ' 5'])(
  'a pool of "%s" connections is refused by name',
  (size) => {
    expect(() => databaseConfig({ url }, { DATABASE_POOL_SIZE: size })).toThrow(
      `DATABASE_POOL_SIZE must be a whole number from 1 to 9999, not ${size}`,
    )
  },
)

it('a pooler that nobody knows is refused by name', () => {
  expect(() => databaseConfig({ url }, { DATABASE_POOLER: 'statement' })).toThrow(
    'DATABASE_POOLER must be transaction, not statement',
  )
})

it('an address of another database is refused by name', () => {
  expect(() => databaseConfig({ url }, { DATABASE_DIRECT_URL: 'mysql://db' })).toThrow(
    'DATABASE_DIRECT_URL must be',
  )
  expect(() => databaseConfig(undefined, { DATABASE_URL: 'mysql://db' })).toThrow('DATABASE_URL must be')
})
