import { randomInt } from 'node:crypto'
import type { Shop, ShopApp } from '@cartwright/server'
import { note } from '../shell'

/** Fills an empty shop with the demo catalogue; answers the login of one that had no staff yet. */
export async function fillDemo(shop: Shop, api: ShopApp) {
  const { seedDemo } = await import('../seed/demo')
  await seedDemo(shop, api, { say: note })
  return firstLogin(shop)
}

/** The login of a shop that has no staff yet: made once, printed once, kept nowhere but as a hash. */
async function firstLogin(shop: Shop) {
  const { createUser, hasStaff } = await import('@cartwright/server')
  if (await hasStaff(shop)) return undefined
  const email = 'owner@kilnandloom.example'
  const password = readablePassword()
  await createUser(shop, { email, password, role: 'admin', first_name: 'Shop', last_name: 'Owner' })
  return { email, password }
}

/** Without what is easily taken for another: no 0 and o, no 1, i and l. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password to be read off a terminal and typed: four groups of five, 99 bits. */
const readablePassword = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')
