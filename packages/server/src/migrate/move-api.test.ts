import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { type CreatedShop, createShop } from '../server'
import { postgresServer, type ServerTemplate } from '../testing/databases'
import { asked, emptyPlace, inPlace, type Place, rowsIn } from '../testing/moved-shop'
import { makeV1Shop } from '../testing/v1-shop'
import { tablesShown } from './api-lists'
import { catchUpShop } from './catch-up-shop'
import { moveShop, surveyV1 } from './move-shop'
import type { V1Api } from './read-api'
import { verifyMove } from './verify'

const server = postgresServer(inject('templates'))
const token = 'a-token-of-v1-that-is-long'

interface Old extends CreatedShop {
  place: Place
  from: V1Api
  /** The paths that were asked for. */
  asks: string[]
  /** Fails this ask, as a connection that is lost. */
  failAt?: number
}

/** A shop that speaks v1's API, and an empty place to move it to. */
async function besideOld(
  dialect: 'sqlite' | 'postgres',
  work: (old: Old, place: Place) => Promise<void>,
): Promise<void> {
  const v1 = await makeV1Shop(server as ServerTemplate, { withStock: true })
  await inPlace('sqlite', v1, async (place) => {
    await moveShop(v1.url, place.config)
    const created = await createShop(place.config)
    const here = await emptyPlace(dialect)
    const old: Old = {
      ...created,
      place,
      asks: [],
      from: {
        url: 'http://v1.example.com/',
        token,
        async send(request) {
          old.asks.push(new URL(request.url).pathname)
          if (old.failAt !== undefined && old.asks.length >= old.failAt) throw new Error('connection lost')
          return created.app.fetch(request)
        },
      },
    }
    try {
      await work(old, here)
    } finally {
      await created.close()
      await here.drop()
    }
  })
}

/** Tables of which the API shows other rows than there are, or other ids of links. */
const shownOtherwise = new Set([
  'cart',
  'line_item',
  'country',
  'product_variant_money_amount',
  'publishable_api_key_sales_channel',
  'sales_channel_location',
  'product_variant_inventory_item',
])

describe.skipIf(!server).each(['sqlite', 'postgres'] as const)('moving by the admin API to %s', (dialect) => {
  it('brings what it shows, says what it does not, and keeps up', async () => {
    await besideOld(dialect, async ({ from, place: old, shop: oldShop, app }, place) => {
      const looked = await surveyV1(from)
      expect(looked).toMatchObject({ store: 'Old Town Pottery', problems: [], release: null })
      expect(looked.attention.join('\n')).toContain('Passwords: the API shows none')
      expect(looked.keeps.join('\n')).not.toContain('passwords they have')
      const moved = await moveShop(from, place.config)
      expect(moved.tables.find(({ name }) => name === 'order')?.rows).toBe(2)
      expect(existsSync(join(place.config.data, '.reading-v1'))).toBe(false)

      const [here, there] = [await rowsIn(place.config), await rowsIn(old.config)]
      const without = (rows: string[] = []) =>
        rows
          .map((row) => JSON.parse(row))
          .filter(({ deleted_at }) => !deleted_at)
          .map(({ password_hash, ...row }) => row)
      for (const table of tablesShown())
        if (!shownOtherwise.has(table))
          expect([table, without(here[table])]).toEqual([table, without(there[table])])
      for (const [table, rows] of [
        // Of carts those that orders were made of.
        ['cart', 2],
        ['line_item', 2],
        ['product_variant_money_amount', 1],
        ['publishable_api_key_sales_channel', 1],
        ['sales_channel_location', 1],
        ['product_variant_inventory_item', 1],
      ] as const)
        expect([table, here[table]?.length]).toEqual([table, rows])
      expect(here.country?.length).toBeGreaterThan(200)
      expect(here.country?.join()).toContain('"id":1,"iso_2":"de"')
      expect(here.ledger_entry).toHaveLength(5)
      expect(here.counter?.join()).toContain('"order","value":42')
      expect(here.customer?.join()).not.toContain('c2NyeXB0')

      const verified = await verifyMove(from, place.config)
      expect(verified.checks.flatMap(({ wrong }) => wrong)).toEqual([])
      expect((await catchUpShop(from, place.config, 'last')).tables).toEqual([])

      // v1 goes on: a new title, a note that goes, a customer who comes.
      const call = async (method: string, path: string, body?: object) => {
        const response = await app.fetch(
          new Request(`http://v1.example.com${path}`, {
            method,
            headers: { 'content-type': 'application/json', 'x-medusa-access-token': token },
            ...(body ? { body: JSON.stringify(body) } : {}),
          }),
        )
        expect([path, response.ok]).toEqual([path, true])
      }
      await call('POST', '/admin/products/prod_1', { title: 'Wide Bowl' })
      await call('DELETE', '/admin/notes/note_1')
      await call('POST', '/admin/customers', {
        email: 'late@example.com',
        first_name: 'Late',
        last_name: 'Comer',
        password: 'a long password',
      })
      expect((await verifyMove(from, place.config)).ok).toBe(false)
      const caught = (await catchUpShop(from, place.config, 'last')).tables
      expect(caught.find(({ name }) => name === 'product')).toMatchObject({
        added: 0,
        changed: 1,
        removed: 0,
      })
      expect(caught.find(({ name }) => name === 'note')).toMatchObject({ removed: 1 })
      expect(caught.find(({ name }) => name === 'customer')).toMatchObject({ added: 1 })
      expect((await catchUpShop(from, place.config, 'last')).tables).toEqual([])
      expect((await verifyMove(from, place.config)).ok).toBe(true)
      expect(await oldShop.db.$count(oldShop.db.t.order)).toBe(2)
      const [found, signIn] = await asked(
        place.config,
        ['POST', '/store/products/search', { q: 'bowl' }],
        ['POST', '/store/auth', { email: 'ada@example.com', password: 'correct horse battery' }],
      )
      expect(found?.body.hits).toHaveLength(1)
      expect(signIn?.status).toBe(401)
    })
  })

  it('goes on where reading was cut off, and asks for nothing twice', async () => {
    await besideOld(dialect, async (old, place) => {
      old.failAt = 18
      await expect(moveShop(old.from, place.config)).rejects.toMatchObject({ type: 'unavailable' })
      const asked = new Set(old.asks.slice(0, 16))
      old.failAt = undefined
      old.asks.length = 0
      await expect(moveShop(old.from, place.config)).rejects.toMatchObject({ code: 'copy_begun' })
      expect(old.asks).toEqual([])
      let steps = 0
      // And once more while rows are copied, when all is read.
      await expect(
        moveShop(old.from, place.config, {
          begun: 'resume',
          onProgress({ what }) {
            if (what.startsWith('Copying')) steps += 1
            if (steps === 20) throw new Error('killed')
          },
        }),
      ).rejects.toThrow('killed')
      expect(old.asks.filter((path) => asked.has(path))).toEqual([])
      old.asks.length = 0
      await moveShop(old.from, place.config, { begun: 'resume' })
      expect(old.asks).toEqual([])
      const whole = await emptyPlace(dialect)
      try {
        await moveShop(old.from, whole.config)
        expect(await rowsIn(place.config)).toEqual(await rowsIn(whole.config))
      } finally {
        await whole.drop()
      }
      await expect(moveShop(old.from, place.config, { begun: 'resume' })).rejects.toMatchObject({
        code: 'nothing_begun',
      })
    })
  })

  it('says what is wrong with the address or the token, and leaves nothing', async () => {
    await besideOld(dialect, async ({ from }, place) => {
      await expect(moveShop({ ...from, token: 'another' }, place.config)).rejects.toMatchObject({
        type: 'unauthorized',
        message: expect.stringContaining('does not take this token'),
      })
      const other = { ...from, send: async () => Response.json({ hello: 'world' }) }
      await expect(moveShop(other, place.config)).rejects.toMatchObject({
        message: expect.stringContaining('answers, but not as v1 does'),
      })
      expect(existsSync(join(place.config.data, '.reading-v1'))).toBe(false)
      // A row that v1 cannot tell all of comes as far as it is told.
      const partly: V1Api = {
        ...from,
        send: async (request) =>
          request.url.endsWith('/pk_1/sales-channels')
            ? Response.json({ type: 'not_found', message: 'gone' }, { status: 404 })
            : (from.send as NonNullable<V1Api['send']>)(request),
      }
      const { survey } = await moveShop(partly, place.config)
      expect(survey.attention.join('\n')).toContain('v1 cannot tell all of publishable-api-keys pk_1')
      expect((await rowsIn(place.config)).publishable_api_key).toHaveLength(1)
    })
  })
})
