import type { HealthCheck } from '@cartwright/contract'
import { and, count, eq, exists, isNotNull, isNull, max, ne, not, notLike, type SQL, sql } from 'drizzle-orm'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'

type Found = Pick<HealthCheck, 'id' | 'title'>
const fine = (of: Found, detail: string): HealthCheck => ({ ...of, status: 'ok', detail, fix: null })
const amiss = (of: Found, detail: string, fix: string): HealthCheck => ({
  ...of,
  status: 'warning',
  detail,
  fix,
})

/** What the rows of a shop say about how well it is set up: regions, keys, passwords, origins, the clock. */
export async function shopChecks(shop: Shop): Promise<HealthCheck[]> {
  return [await regions(shop), await keys(shop), await passwords(shop), origins(shop), await clock(shop)]
}

/** Without a region nobody can buy: prices, taxes and payment hang on it. */
async function regions({ db }: Shop): Promise<HealthCheck> {
  const { region } = db.t
  const found = await total(db, region, isNull(region.deleted_at))
  const of = { id: 'regions', title: 'Regions' }
  return found > 0
    ? fine(of, `${found} to sell in`)
    : amiss(of, 'there is none, so nobody can buy', 'add one: cartwright regions create -d @region.json')
}

/** A key whose channels are all gone or off shows its storefront nothing. */
async function keys({ db }: Shop): Promise<HealthCheck> {
  const { publishable_api_key: key, publishable_api_key_sales_channel: link, sales_channel: channel } = db.t
  const linked = db
    .select({ one: sql`1`.as('one') })
    .from(link)
    .where(eq(link.publishable_key_id, key.id))
  const open = db
    .select({ one: sql`1`.as('one') })
    .from(link)
    .innerJoin(channel, eq(channel.id, link.sales_channel_id))
    .where(
      and(eq(link.publishable_key_id, key.id), isNull(channel.deleted_at), ne(channel.is_disabled, true)),
    )
  const blind = await total(db, key, and(isNull(key.revoked_at), exists(linked), not(exists(open))))
  const of = { id: 'keys', title: 'Publishable keys' }
  return blind === 0
    ? fine(of, 'lead to open channels')
    : amiss(
        of,
        `${blind} lead only to channels that are closed or gone: their storefronts are empty`,
        'open a channel, or revoke them: cartwright key list',
      )
}

/** v1 kept passwords at next to no cost for whoever guesses; each is hashed anew when its owner signs in. */
async function passwords({ db }: Shop): Promise<HealthCheck> {
  const { user, customer } = db.t
  const weak = (column: typeof user.password_hash | typeof customer.password_hash) =>
    and(isNotNull(column), notLike(column, '$argon2%'))
  const staff = await total(db, user, and(isNull(user.deleted_at), weak(user.password_hash)))
  const shoppers = await total(db, customer, and(isNull(customer.deleted_at), weak(customer.password_hash)))
  const of = { id: 'passwords', title: 'Passwords' }
  return staff + shoppers === 0
    ? fine(of, 'are hashed at full cost')
    : amiss(
        of,
        `${staff} of staff and ${shoppers} of customers are still hashed as v1 did`,
        'they are hashed anew at the next sign-in; have staff sign in, or cartwright user reset-password',
      )
}

/** Browsers send an origin without path or slash: an entry that has more never fits. */
function origins(shop: Shop): HealthCheck {
  const all = [...shop.originsOf('store'), ...shop.originsOf('admin')]
  const wrong = all.filter((text) => !URL.canParse(text) || new URL(text).origin !== text)
  const of = { id: 'origins', title: 'Origins' }
  const right = wrong.map((text) => (URL.canParse(text) ? new URL(text).origin : 'https://shop.example.com'))
  return wrong.length === 0
    ? fine(of, all.length ? `${all.join(', ')} may call from a browser` : 'the pages of the shop itself')
    : amiss(of, `${wrong.join(', ')} never fits`, `write ${right.join(', ')} in STORE_CORS and ADMIN_CORS`)
}

/** A clock that stands before what was written last was turned back: sessions and jobs end at the wrong time. */
async function clock({ db }: Shop): Promise<HealthCheck> {
  const { audit_log } = db.t
  const [row] = await db.select({ at: max(audit_log.created_at) }).from(audit_log)
  const ahead = row?.at ? Date.parse(row.at) - Date.now() : 0
  const of = { id: 'clock', title: 'Clock' }
  return ahead < 300_000
    ? fine(of, new Date().toISOString())
    : amiss(of, `stands before what was written last, ${row?.at}`, 'set it by a time server')
}

async function total(db: Db, table: Parameters<Db['$count']>[0], where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(table as never)
    .where(where)
  return (row as { count: number } | undefined)?.count ?? 0
}
