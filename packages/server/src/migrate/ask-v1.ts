import { ShopError } from '../errors'

/** What a running shop says of itself to anybody who asks. */
export interface AskedV1 {
  url: string
  /** Whether it speaks v1's API, v2's, or neither. */
  is: 'medusa-v1' | 'medusa-v2' | 'unknown'
  products: number | null
  regions: {
    name: string
    currency_code: string
    payment_providers: string[]
    fulfillment_providers: string[]
  }[]
  works: string[]
  attention: string[]
}

type Answer = { status: number; body: Record<string, unknown> | null }

/** Payment providers that come with the shop; others are added by its configuration. */
const ownPayments = new Set(['manual', 'system', 'stripe'])
/** How long a shop may take to answer, in ms. */
const patience = 15_000

/**
 * Asks a running shop what it is, by calls that anybody may make, and says what to expect of moving it. It is told nothing.
 * @throws unavailable where nobody answers
 */
export async function askV1(url: string, send: typeof fetch = fetch): Promise<AskedV1> {
  const base = url.replace(/\/+$/, '')
  const ask = async (path: string): Promise<Answer> => {
    const response = await send(`${base}${path}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    }).catch((error: Error) => {
      throw new ShopError('unavailable', `${base} does not answer: ${reasonOf(error)}`)
    })
    return { status: response.status, body: await response.json().catch(() => null) }
  }
  const products = await ask('/store/products?limit=1')
  const is = kindOf(products)
  const found: AskedV1 = { url: base, is, products: null, regions: [], works: [], attention: [] }
  if (is === 'medusa-v2')
    found.attention.push('This is a shop of Medusa v2: `migrate medusa-v1` moves shops of v1 (1.8 to 1.20)')
  if (is === 'unknown')
    found.attention.push(
      'Nothing of v1 answers here: /store/products is to tell products, count, offset and limit',
    )
  if (is !== 'medusa-v1') return found
  found.products = Number(products.body?.count)
  const regions = await ask('/store/regions')
  found.regions = regionsIn(regions.body)
  const [admin, categories, picture] = [
    await ask('/admin/auth'),
    await ask('/store/product-categories?limit=1'),
    pictureOf(products.body),
  ]
  found.works.push(
    `The database moves with everything in it: cartwright migrate medusa-v1 --from postgres://… --dry-run says what`,
    'Storefronts and scripts that call v1’s API go on, with the ids and publishable keys they know',
  )
  if (admin.status === 401)
    found.works.push('Staff sign in with the passwords they have; their API tokens go on working')
  if (categories.status === 200) found.works.push('Product categories are in use, and move')
  const providers = new Set(found.regions.flatMap((region) => region.payment_providers))
  for (const id of providers)
    if (ownPayments.has(id)) found.works.push(`Payment by ${id}: there is a provider of this name here`)
    else
      found.attention.push(
        `Payment by ${id}: there is no provider of this name here. Past payments are kept; to be paid that way, add one to cartwright.config.ts, or choose another for the region`,
      )
  for (const id of new Set(found.regions.flatMap((region) => region.fulfillment_providers)))
    if (id !== 'manual')
      found.attention.push(
        `Fulfilment by ${id}: add a provider of this name to cartwright.config.ts, or choose another`,
      )
  if (picture)
    found.attention.push(
      picture.startsWith(base) || /\/\/(localhost|127\.)/.test(picture)
        ? `Pictures lie with the old server (${picture}): keep it up for them, or upload them anew, before it goes`
        : `Pictures keep their addresses (${new URL(picture).origin})`,
    )
  found.attention.push(
    'Endpoints, subscribers and tables of your own cannot be seen from outside: --dry-run names the tables, code moves to a plugin',
  )
  return found
}

function kindOf({ status, body }: Answer): AskedV1['is'] {
  if (Array.isArray(body?.products) && typeof body.count === 'number') return 'medusa-v1'
  const says = JSON.stringify(body ?? '')
  return status === 400 && /publishable.*key/i.test(says) ? 'medusa-v2' : 'unknown'
}

function regionsIn(body: Answer['body']): AskedV1['regions'] {
  const regions = (Array.isArray(body?.regions) ? body.regions : []) as Record<string, unknown>[]
  const ids = (list: unknown) =>
    (Array.isArray(list) ? (list as { id?: unknown }[]) : []).flatMap(({ id }) =>
      typeof id === 'string' ? id : [],
    )
  return regions.map((region) => ({
    name: String(region.name),
    currency_code: String(region.currency_code),
    payment_providers: ids(region.payment_providers),
    fulfillment_providers: ids(region.fulfillment_providers),
  }))
}

function pictureOf(body: Answer['body']): string | undefined {
  const [product] = (Array.isArray(body?.products) ? body.products : []) as { thumbnail?: unknown }[]
  const picture = product?.thumbnail
  return typeof picture === 'string' && URL.canParse(picture) ? picture : undefined
}

const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error && cause.message ? cause.message : message
