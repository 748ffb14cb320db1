import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { differenceOf, saveRows } from './save-rows'
import { newRow } from './write-rows'

describeShop('rows that are saved', (t) => {
  const address = (values: object) => newRow(t.shop.db.t.address, values)
  const stored = () => t.shop.db.select().from(t.shop.db.t.address).orderBy(t.shop.db.t.address.id)

  it('are the rows that were made in memory', async () => {
    const made = [address({ city: 'Ghent', metadata: { floor: [2, null] } }), address({ city: 'Łódź' })]
    await t.shop.transaction((tx) => saveRows(tx, tx.t.address, [], made))
    expect(await stored()).toEqual(made)
  })

  it('differ from what was read by one statement a kind of change', async () => {
    const before = await stored()
    const [ghent, lodz] = before
    const cork = address({ city: 'Cork' })
    const renamed = { ...ghent, id: ghent?.id ?? '', city: 'Gent', phone: '1' }
    const texts: string[] = []
    const stop = t.shop.engine.observe((text) => {
      if (/"address"/.test(text)) texts.push(text)
    })
    const saved = await t.shop.transaction((tx) =>
      saveRows(tx, tx.t.address, before, [renamed as typeof cork, cork]),
    )
    stop()
    expect(texts.map((text) => text.split(' ')[0])).toEqual(['delete', 'update', 'insert'])
    expect(await stored()).toEqual(saved)
    expect(saved[0]).toMatchObject({ city: 'Gent', phone: '1', metadata: { floor: [2, null] } })
    expect((saved[0]?.updated_at ?? '') >= (ghent?.updated_at ?? '')).toBe(true)
    const gone = await t.shop.db
      .select()
      .from(t.shop.db.t.address)
      .where(eq(t.shop.db.t.address.id, lodz?.id ?? ''))
    expect(gone).toEqual([])
  })

  it('change several at once, each in its own columns', async () => {
    const before = await stored()
    const [first, second] = before as [(typeof before)[0], (typeof before)[0]]
    const after = [
      { ...first, city: null },
      { ...second, metadata: { gate: 'B' } },
    ]
    const saved = await t.shop.transaction((tx) => saveRows(tx, tx.t.address, before, after))
    expect(await stored()).toEqual(saved)
    expect(saved).toMatchObject([
      { city: null, metadata: { floor: [2, null] } },
      { city: 'Cork', metadata: { gate: 'B' } },
    ])
  })

  it('are left alone where nothing of what is stored differs', async () => {
    const before = await stored()
    const same = before.map((row) => ({ ...row, metadata: structuredClone(row.metadata), shown: true }))
    const { changed, made, gone } = differenceOf(t.shop.db.t.address, before, same)
    expect([changed, made, gone]).toEqual([[], [], []])
    expect(await t.shop.transaction((tx) => saveRows(tx, tx.t.address, before, same))).toBe(same)
  })
})
