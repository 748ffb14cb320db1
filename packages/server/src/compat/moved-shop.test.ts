import { eq } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { moveShop } from '../migrate/move-shop'
import { createShop } from '../server'
import { postgresServer, type ServerTemplate } from '../testing/databases'
import { inPlace } from '../testing/moved-shop'
import { listening, v1Client } from '../testing/v1-client'
import { v1Password } from '../testing/v1-rows'
import { makeV1Shop } from '../testing/v1-shop'

const server = postgresServer(inject('templates'))

describe.skipIf(!server).each(['sqlite', 'postgres'] as const)(
  'the published v1 client of a shop that moved to %s',
  (dialect) => {
    it('signs people in with the passwords they had, and finds what was theirs', async () => {
      const v1 = await makeV1Shop(server as ServerTemplate)
      await inPlace(dialect, v1, async ({ config }) => {
        await moveShop(v1.url, config)
        const { app, shop, close } = await createShop(config)
        const { baseUrl, close: hangUp } = await listening(app)
        try {
          const { customer, user } = shop.db.t
          const hashes = async () => [
            (await shop.db.select().from(customer).where(eq(customer.id, 'cus_1')))[0]?.password_hash,
            (await shop.db.select().from(user).where(eq(user.id, 'usr_1')))[0]?.password_hash,
          ]
          expect((await hashes()).map((hash) => hash?.slice(0, 8))).toEqual(['c2NyeXB0', 'c2NyeXB0'])

          const shopper = v1Client({ baseUrl })
          await expect(
            shopper.auth.getToken({ email: 'ada@example.com', password: 'another one' }),
          ).rejects.toThrow('401')
          const signIn = { email: 'ada@example.com', password: v1Password }
          const { access_token } = await shopper.auth.getToken(signIn)
          const own = { Authorization: `Bearer ${access_token}` }
          const { orders } = await shopper.customers.listOrders({}, own)
          expect(orders.map(({ display_id }: { display_id: number }) => display_id).sort()).toEqual([41, 42])
          expect((await shopper.customers.retrieve(own)).customer.id).toBe('cus_1')

          const staff = v1Client({ baseUrl })
          const asStaff = { email: 'staff@example.com', password: v1Password }
          const told = await staff.admin.auth.getToken(asStaff)
          const bearer = { Authorization: `Bearer ${told.access_token}` }
          expect((await staff.admin.auth.getSession(bearer)).user.id).toBe('usr_1')
          expect((await staff.admin.orders.list({}, bearer)).count).toBe(2)
          // Their token of v1 goes on working, too.
          const script = v1Client({ baseUrl, apiKey: 'a-token-of-v1-that-is-long' })
          expect((await script.admin.orders.retrieve('order_1')).order.total).toBe(2530)

          // Whoever signed in has a password of today's form from now on, and goes on signing in.
          for (const hash of await hashes()) expect(hash).toMatch(/^\$argon2id\$/)
          const again = await shopper.auth.getToken(signIn)
          expect(again.access_token).toEqual(expect.any(String))
          expect((await staff.admin.auth.getToken(asStaff)).access_token).toEqual(expect.any(String))
        } finally {
          await hangUp()
          await close()
        }
      })
    })
  },
)
