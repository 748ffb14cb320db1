/** The built server while what it depends on is lost: a few of the faults of `npm run faults`, for seconds each. */
import { describe, expect, inject, it } from 'vitest'
import { run } from '../scripts/faults/run.mjs'
import { isMissing } from './killed-shop.mjs'

const databases = { sqlite: 19_370, postgres: 19_380 }
for (const [database, port] of Object.entries(databases))
  describe.skipIf(isMissing(database) || (database === 'postgres' && !inject('templates').postgres?.url))(
    `a shop that loses its database, Redis and store of files (${database})`,
    () => {
      it('answers every request, keeps every order, and is well again by itself', {
        timeout: 300_000,
      }, async () => {
        const { rows } = await run({
          databases: [database],
          processes: [1],
          small: true,
          port,
          postgres: inject('templates').postgres?.url,
          say: () => {},
          within: 30,
        })
        expect(rows.length).toBeGreaterThan(1)
        expect(rows.map(({ fault, problems }) => [fault, ...problems])).toEqual(
          rows.map(({ fault }) => [fault]),
        )
      })
    },
  )
