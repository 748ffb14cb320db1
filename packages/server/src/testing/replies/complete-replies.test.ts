import { type CallName, contract } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../test-shop'
import { neverSent, onlyEmpty, unexplained } from './exceptions'
import { lackingIn, type Seen } from './lacking'
import { promises } from './promises'
import { buildRichShop, richConfig } from './rich-shop'
import type { Told } from './teller'
import { tryEach } from './trials'
import { unexpectedIn } from './unexpected'

/** Changes that may be made again and again, so that all that can be asked of their answer can be tried. */
const repeatable: readonly CallName[] = [
  'POST /admin/orders/:id',
  'POST /admin/customers/:id',
  'POST /admin/customer-groups/:id',
  'POST /admin/discounts/:id',
  'POST /admin/discounts/:discount_id/conditions/:condition_id',
  'POST /admin/inventory-items/:id',
  'POST /admin/inventory-items/:id/location-levels/:location_id',
  'POST /admin/product-categories/:id',
  'POST /admin/product-categories/:id/products/batch',
  'POST /admin/stock-locations/:id',
  'POST /admin/tax-rates/:id/products/batch',
]

/**
 * The configuration of this shop says how its mails leave, and names no browser: a mail server is set up, mails are looked at,
 * and PDF files made, in tests of their own.
 */
const elsewhere: readonly CallName[] = [
  'GET /admin/documents/pdf',
  'POST /admin/mail-server',
  'POST /admin/mail-server/test',
  'DELETE /admin/mail-server',
  'GET /admin/notifications/:id/preview',
]

describeShop(
  'the replies of a shop in which everything exists',
  (t) => {
    let told: Told[]
    const seen: Seen = new Map()
    const lacks = new Set<string>()
    beforeAll(async () => {
      told = await buildRichShop(t)
      for (const one of told) for (const path of lackingIn(one, seen)) lacks.add(`${one.name} ${path}`)
    })

    it('are those of every call', () => {
      const names = new Set<string>([...elsewhere, ...told.map(({ name }) => name)])
      expect(Object.keys(contract).filter((name) => !names.has(name))).toEqual([])
      expect([...promises.keys()].filter((name) => !names.has(name))).toEqual([])
    })

    it('hold every field and relation that clients of v1 find there', () => {
      expect(unexplained([...lacks], neverSent)).toEqual({ paths: [], idle: [] })
    })

    it('are looked at where there is something in every relation', () => {
      const empty = [...seen].flatMap(([path, isFound]) => (isFound ? [] : [path]))
      expect(unexplained(empty, onlyEmpty)).toEqual({ paths: [], idle: [] })
    })

    it('hold nothing that the contract does not name', () => {
      expect(told.flatMap((one) => unexpectedIn(one).map((path) => `${one.name} ${path}`))).toEqual([])
    })

    it('name the shipping profile of a product wherever its profiles hang on it', () => {
      const silent = told.flatMap(({ name, body }) =>
        name.startsWith('GET /store/products')
          ? []
          : productsIn(body).some((one) => !one.profile_id || !one.profile)
            ? [name]
            : [],
      )
      expect([...new Set(silent)]).toEqual([])
    })

    it('honour each relation, field and order that may be asked for', async () => {
      const last = new Map(told.map((one) => [one.name, one]))
      const failures: string[] = []
      for (const one of last.values())
        if (one.name.startsWith('GET ') || repeatable.includes(one.name))
          failures.push(...(await tryEach(t, one)))
      expect(failures).toEqual([])
    })
  },
  richConfig,
)

/** Whatever has a list of profiles is a product. */
function productsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(productsIn)
  if (!value || typeof value !== 'object') return []
  const row = value as Record<string, unknown>
  // Those by which the shop shows itself to agents hang on no product.
  const ofAgents = (one: unknown) => one !== null && typeof one === 'object' && 'protocol' in one
  const isProduct = Array.isArray(row.profiles) && !row.profiles.some(ofAgents)
  return [...(isProduct ? [row] : []), ...Object.values(row).flatMap(productsIn)]
}
