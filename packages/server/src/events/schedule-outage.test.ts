import { describe, expect, it } from 'vitest'
import { DatabaseAway } from '../store/database/database-errors'
import { hasPostgresServer, openFaultyShop } from '../testing/faulty-database'
import { describeShop } from '../testing/test-shop'
import { startSchedule } from './schedule'
import { startWorker } from './worker'

describeShop('timed work that the database was lost to', (t) => {
  it('is taken up at the next look, and keeps no other work waiting', async () => {
    const ran: string[] = []
    const work = [
      {
        id: 'unlucky',
        every: 3_600_000,
        run: async () => {
          ran.push('unlucky')
          if (ran.length === 1) throw new DatabaseAway('08006', 'lost')
        },
      },
      { id: 'lucky', every: 3_600_000, run: async () => void ran.push('lucky') },
    ]
    const schedule = startSchedule(t.shop, work, 10)
    await expect.poll(() => ran, { timeout: 5000 }).toEqual(['unlucky', 'lucky', 'unlucky'])
    await schedule.stop()
    const rows = await t.shop.db.select().from(t.shop.db.t.schedule)
    expect(rows.filter(({ claimed_until }) => claimed_until !== null)).toEqual([])
  })
})

describe.skipIf(!hasPostgresServer())('what goes on by itself', () => {
  it('says once that it waits for the database, and goes on when it is back', async () => {
    const said: string[] = []
    const { t, network } = await openFaultyShop()
    const note = (_: unknown, text: string) => void said.push(text)
    const shop = Object.assign(Object.create(t.shop), { log: { warn: note, error: note, info: note } })
    let ran = 0
    const run = async () => {
      ran += 1
    }
    const work = [{ id: 'often', every: 0, run }]
    const schedule = startSchedule(shop, work, 10)
    const worker = startWorker(shop, [])
    await expect.poll(() => ran, { timeout: 5000 }).toBeGreaterThan(1)
    await network.refuse()
    await expect.poll(() => said.length, { timeout: 60_000 }).toBe(2)
    const before = ran
    await network.heal()
    await expect.poll(() => [said.length, ran > before], { timeout: 60_000 }).toEqual([4, true])
    await schedule.stop()
    await worker.stop()
    expect(said.sort()).toEqual([
      'the event worker goes on',
      'the event worker waits for the database',
      'timed work goes on',
      'timed work waits for the database',
    ])
  })
})
