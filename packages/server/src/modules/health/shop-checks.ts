import type { HealthCheck } from '@cartwright/contract'
import type { Shop } from '../../shop'
import { equals } from '../../store/reading/filters'
import { countBlindKeys, countOf, countWeaklyHashed, lastAudited } from './queries'

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
  const found = await countOf(db, region, equals(region.deleted_at, null))
  const of = { id: 'regions', title: 'Regions' }
  return found > 0
    ? fine(of, `${found} to sell in`)
    : amiss(of, 'there is none, so nobody can buy', 'add one: cartwright regions create -d @region.json')
}

/** A key whose channels are all gone or off shows its storefront nothing. */
async function keys({ db }: Shop): Promise<HealthCheck> {
  const blind = await countBlindKeys(db)
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
  const staff = await countWeaklyHashed(db, 'user')
  const shoppers = await countWeaklyHashed(db, 'customer')
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
  const at = await lastAudited(db)
  const ahead = at ? Date.parse(at) - Date.now() : 0
  const of = { id: 'clock', title: 'Clock' }
  return ahead < 300_000
    ? fine(of, new Date().toISOString())
    : amiss(of, `stands before what was written last, ${at}`, 'set it by a time server')
}
