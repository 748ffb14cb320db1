import { expect, it, onTestFinished } from 'vitest'
import { housekeeping } from '../../events/housekeeping'
import type { Shop } from '../../shop'
import { describeShop } from '../../testing/test-shop'
import { instanceChecks } from './instance-checks'
import { fingerprintOf, type Identity, keepInstance } from './keep-instance'

describeShop('the processes that serve a shop', (t) => {
  const enter = async (identity: Partial<Identity> = {}, shop: Shop = t.shop, every = 60_000) => {
    const kept = keepInstance(shop, { host: 'a', pid: 1, ...identity }, every)
    onTestFinished(() => kept.stop())
    await kept.told
    return kept
  }
  const rows = () => t.shop.db.rowsWhere(t.shop.db.t.instance, {})
  const said = async () => (await instanceChecks(t.shop)).map(({ id, status }) => `${id} ${status}`)

  it('are none while it is closed', async () => {
    expect(await instanceChecks(t.shop)).toEqual([])
  })

  it('are told by the doctor, and what of them does not fit', async () => {
    await enter()
    expect(await said()).toEqual(['instances ok'])
    const stranger = { ...t.shop, secrets: { jwt: 'j'.repeat(40), link: 'l'.repeat(40) } }
    await enter({ host: 'b', pid: 2 }, stranger)
    const { checks } = await t.call('GET /admin/health', { headers: t.staff })
    expect(checks.find(({ id }) => id === 'instances')?.detail).toMatch(/^2 processes on 2 machines/)
    expect(await said()).toEqual([
      'instances ok',
      'instance_secrets error',
      'instance_files warning',
      'instance_limits warning',
    ])
  })

  it('know how far their clock is from that of the database', async () => {
    await enter()
    const [row] = await rows()
    expect(Math.abs(row?.clock_ahead ?? Number.NaN)).toBeLessThan(1500)
    expect(Math.abs(Date.parse(row?.seen_at ?? '') - Date.now())).toBeLessThan(5000)
  })

  it('leave when they are stopped, and come back when others took them for gone', async () => {
    const kept = await enter({}, t.shop, 30)
    await t.shop.transaction((tx) => tx.deleteRows(tx.t.instance, { host: 'a' }))
    await expect.poll(async () => (await rows()).length).toBe(1)
    const [{ seen_at } = { seen_at: '' }] = await rows()
    await expect.poll(async () => (await rows())[0]?.seen_at).not.toBe(seen_at)
    await kept.stop()
    expect(await rows()).toEqual([])
  })

  it('are gone when they have been silent for a minute, and forgotten after an hour', async () => {
    await enter()
    const silentFor = (minutes: number) =>
      t.shop.transaction((tx) =>
        tx.updateRows(
          tx.t.instance,
          { host: 'a' },
          {
            seen_at: new Date(Date.now() - minutes * 60_000).toISOString(),
          },
        ),
      )
    await silentFor(2)
    expect(await said()).toEqual([])
    await housekeeping.run(t.shop)
    expect(await rows()).toHaveLength(1)
    await silentFor(61)
    await housekeeping.run(t.shop)
    expect(await rows()).toEqual([])
  })
})

it('a fingerprint shows whether secrets are alike, and holds nothing of them', () => {
  const secrets = { jwt: 'one-secret-of-many-letters', link: 'another-secret-of-letters' }
  expect(fingerprintOf(secrets)).toBe(fingerprintOf({ ...secrets }))
  expect(fingerprintOf(secrets)).toMatch(/^[0-9a-f]{16} [0-9a-f]{16}$/)
  expect(fingerprintOf({ ...secrets, link: 'a third' })).not.toBe(fingerprintOf(secrets))
})
