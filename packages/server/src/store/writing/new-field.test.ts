import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract, Product } from '@cartwright/contract'
import Database from 'better-sqlite3'
import { text } from 'drizzle-orm/sqlite-core'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { sqliteKit } from '../schema/columns'

const folder = mkdtempSync(join(tmpdir(), 'new-field-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Where a field of products is said: the table, the entity, and what is taken when one is made and changed. */
const { table } = sqliteKit
Object.assign(sqliteKit, {
  table: (name: string, columns: object, more: unknown) =>
    Reflect.apply(table, undefined, [
      name,
      name === 'product' ? { ...columns, subtitle2: text() } : columns,
      more,
    ]),
})
Object.assign((Product as unknown as z.ZodObject).shape, { subtitle2: z.string().nullable() })
for (const name of ['POST /admin/products', 'POST /admin/products/:id'] as const) {
  const value = (contract[name].body as z.ZodObject).extend({ subtitle2: z.string().nullish() })
  Object.defineProperty(contract[name], 'body', { value })
}

it('a plain field that schema and table gain is written and read, and no other file knows of it', async () => {
  const { openDatabase } = await import('../database/open')
  const { createShop } = await import('../../server')
  const { inHand } = await import('../../testing/test-shop')
  const database = { file: join(folder, 'shop.db') }
  await (await openDatabase(database)).close()
  const file = new Database(database.file)
  file.exec('alter table "product" add column subtitle2 text')
  file.close()
  const { shop, app } = await createShop({ data: folder, log: 'silent', notification: [], database })
  const t = await inHand(shop, app, { database, folder })
  const params = { id: '' }
  const change = (body: object) => t.try('POST /admin/products/:id', { headers: t.staff, params, body })
  const read = async () => {
    const query = { fields: '+subtitle2' }
    const { body } = await t.try('GET /admin/products/:id', { headers: t.staff, params, query })
    return [body.product.title, body.product.subtitle2]
  }
  const body = { title: 'Jar', subtitle2: 'Thrown by hand' }
  const made = await t.try('POST /admin/products', { headers: t.staff, body })
  params.id = made.body.product.id
  expect(await read()).toEqual(['Jar', 'Thrown by hand'])
  await change({ subtitle2: 'Thrown twice' })
  expect(await read()).toEqual(['Jar', 'Thrown twice'])
  // What is not sent stays; what is sent as nothing goes.
  await change({ title: 'Pot' })
  expect(await read()).toEqual(['Pot', 'Thrown twice'])
  await change({ subtitle2: null })
  expect(await read()).toEqual(['Pot', null])
  await shop.engine.close()
})
