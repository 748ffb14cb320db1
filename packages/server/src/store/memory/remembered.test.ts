import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { shopSetup } from '../../modules/region/shop-setup'
import { describeShop } from '../../testing/test-shop'
import { america, europe } from '../../testing/world'
import { rememberRows } from './remembered-rows'

describeShop('what is remembered', (t) => {
  it('is never what a transaction changed and undid', async () => {
    const { id } = await europe(t)
    const { region } = t.shop.db.t
    // Nothing is remembered yet of a revision that is new.
    await t.call('POST /admin/regions/:id', { params: { id }, body: { name: 'Named' }, headers: t.staff })
    const undone = t.shop.transaction(async (tx) => {
      await tx.updateRows(region, { id }, { name: 'Undone' })
      expect((await shopSetup(tx)).regions.get(id)?.name).toBe('Undone')
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect((await shopSetup(t.shop.db)).regions.get(id)?.name).toBe('Named')
  })

  it('is kept by a transaction that only read it, once that is committed', async () => {
    let reads = 0
    const remembered = rememberRows(['currency'], async (_, ids) => {
      reads += 1
      return ids.map((id) => ({ id }))
    })
    const read = (db = t.shop.db) => remembered.rowsOf(db, ['usd'], undefined)
    await expect(
      t.shop.transaction(async (tx) => {
        await read(tx)
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await t.shop.transaction(async (tx) => void (await read(tx)))
    expect(reads).toBe(2)
    await read()
    await t.shop.transaction(async (tx) => void (await read(tx)))
    expect(reads).toBe(2)
  })

  it('is read anew from a database that was put back from a copy, however often that changed since', async () => {
    const region = await america(t)
    const { region: regions, revision } = t.shop.db.t
    const rename = (name: string) =>
      t.call('POST /admin/regions/:id', { params: { id: region.id }, body: { name }, headers: t.staff })
    const nameInCart = async () => {
      const { cart } = await t.call('POST /store/carts', { body: { region_id: region.id } })
      return cart.region?.name
    }
    await rename('Before the copy')
    const copied = await t.shop.db.select().from(revision)
    await rename('After the copy')
    expect(await nameInCart()).toBe('After the copy')
    // The copy is put back below the shop, and one more change is made in it.
    await t.shop.engine.script(
      [
        `update "region" set name = 'Of the copy' where id = '${region.id}'`,
        ...copied.map(({ id, value }) => `update "revision" set value = ${value} where id = '${id}'`),
      ].join('; '),
    )
    await t.call('POST /admin/regions/:id', {
      params: { id: region.id },
      body: { metadata: { touched: true } },
      headers: t.staff,
    })
    const [stored] = await t.shop.db.select().from(regions).where(eq(regions.id, region.id))
    expect(stored?.name).toBe('Of the copy')
    expect(await nameInCart()).toBe('Of the copy')
  })
})
