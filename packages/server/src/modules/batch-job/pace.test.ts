import { expect, it } from 'vitest'
import { openDatabase } from '../../store/database/open'
import { describeShop } from '../../testing/test-shop'
import { ProductPace } from './batch-pacing'

it('products go in by large steps while nobody is there, and by small ones as soon as somebody is', () => {
  const at = { now: 0, isWritten: false, isQuiet: true }
  const pace = new ProductPace(
    { writtenElsewhere: () => at.isWritten },
    { isQuiet: () => at.isQuiet },
    () => at.now,
  )
  expect(pace.size).toBe(25)
  pace.adapt()
  expect(pace.size).toBe(100)
  at.isWritten = true
  pace.adapt()
  expect(pace.size).toBe(25)
  at.isWritten = false
  at.now = 1999
  pace.adapt()
  expect(pace.size).toBe(25)
  at.now = 2000
  pace.adapt()
  expect(pace.size).toBe(100)
  at.isQuiet = false
  pace.adapt()
  expect(pace.size).toBe(25)
})

describeShop('another process that writes', (t) => {
  it('is noticed where writers wait for each other', async () => {
    const { engine } = t.shop
    expect(engine.writtenElsewhere()).toBe(false)
    await t.shop.transaction((tx) => tx.insert(tx.t.product_tag).values({ value: 'ours' }))
    expect(engine.writtenElsewhere()).toBe(false)
    const other = await openDatabase(t.database, { migrate: false })
    await other.transaction((tx) => tx.insert(tx.t.product_tag).values({ value: 'theirs' }))
    expect(engine.writtenElsewhere()).toBe(engine.dialect === 'sqlite')
    expect(engine.writtenElsewhere()).toBe(false)
    await other.close()
  })
})
