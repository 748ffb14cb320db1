import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { loggedError } from './log-errors'

it('a failed query is logged with its text and its cause, without its values', () => {
  const values = ['ada@example.com', '$argon2id$v=19$hash\nparams: more', 'at the mill']
  const error = new DrizzleQueryError('insert into "customer"', values, new Error('connection lost'))
  const logged = JSON.stringify(loggedError(error))
  for (const secret of ['ada@example.com', 'argon2id', 'mill']) expect(logged).not.toContain(secret)
  for (const told of ['insert into', 'connection lost', 'log-errors.test']) expect(logged).toContain(told)
})

it('other errors are logged as they are', () => {
  expect(loggedError(new TypeError('no'))).toMatchObject({ type: 'TypeError', message: 'no' })
})
