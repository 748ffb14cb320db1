/** The built server while what it depends on is lost: a few of the faults of `npm run faults`, for seconds each. */
import { describe, expect, inject, it } from 'vitest'
import { freePort } from '../packages/server/src/testing/free-port.ts'
import { run } from '../scripts/faults/run.mjs'
import { isMissing } from './killed-shop.mjs'

for (const database of ['sqlite', 'postgres'])
  describe.skipIf(isMissing(database) || (database === 'postgres' && !inject('templates').postgres?.url))(
    `a shop that loses its database, Redis and store of files (${database})`,
    () => {
      it('answers every request, keeps every order, and is well again by itself', async () => {
        const { rows } = await run({
          databases: [database],
          processes: [1],
          small: true,
          port: await freePort(),
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
