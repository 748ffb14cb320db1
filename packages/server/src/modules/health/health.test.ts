import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadSecrets } from '../../secrets'
import { openCounter } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { examine } from './examine'

describeShop('the health of a shop', (t) => {
  it('is told to staff as the doctor tells it, with what only an open shop knows', async () => {
    const { status, checks } = await t.call('GET /admin/health', { headers: t.staff })
    const ids = checks.map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining(['node', 'data', 'database', 'migrations', 'audit_log', 'mails', 'events']),
    )
    expect(checks.find(({ id }) => id === 'mails')).toMatchObject({
      status: 'warning',
      fix: expect.any(String),
    })
    expect(checks.find(({ id }) => id === 'audit_log')).toMatchObject({ status: 'ok', fix: null })
    expect(status).toBe('warning')
    const doctor = await examine({ ...t.shop.place, baseUrl: t.shop.baseUrl })
    expect(checks.slice(0, doctor.length).map(({ id }) => id)).toEqual(doctor.map(({ id }) => id))
  })
  it('is bad when others can read the secrets', async () => {
    loadSecrets(t.folder)
    chmodSync(join(t.folder, 'secrets.json'), 0o644)
    const checks = await examine({ ...t.shop.place, data: t.folder })
    expect(checks.find(({ id }) => id === 'secrets')).toMatchObject({ status: 'error', detail: 'mode 644' })
  })
  it('says what a shop still lacks to sell', async () => {
    const missing = async () => {
      const { is_ready, checklist } = await t.call('GET /admin/setup/checklist', { headers: t.staff })
      return { is_ready, missing: checklist.filter(({ is_done }) => !is_done).map(({ id }) => id) }
    }
    expect(await missing()).toEqual({
      is_ready: false,
      missing: ['region', 'payment_provider', 'shipping_option', 'product', 'price', 'stock', 'mail_server'],
    })
    const { variants } = await openCounter(t, { stock: 0 })
    expect(await missing()).toEqual({ is_ready: false, missing: ['stock', 'mail_server'] })
    await t.shop.transaction((tx) =>
      tx.updateRows(
        tx.t.inventory_level,
        { inventory_item_id: variants.small?.inventory_item_id },
        { stocked_quantity: 1 },
      ),
    )
    expect(await missing()).toEqual({ is_ready: true, missing: ['mail_server'] })
  })
})
