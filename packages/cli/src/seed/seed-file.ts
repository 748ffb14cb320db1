import { readFile } from 'node:fs/promises'
import type { CallName, Input } from '@cartwright/contract'
import type { Client } from '@cartwright/sdk'
import { createUser, type NewUser, type Shop, type ShopApp } from '@cartwright/server'
import { CommandError, exit, say } from '../shell'
import { staffClient } from './staff-client'

type Body<K extends CallName> = Input<K>['body']

/** A row that others of the file refer to by a name of the file's own. */
type Named<T> = T & { id?: string }
type Category = Named<Body<'POST /admin/product-categories'>> & {
  rank?: number
  category_children?: Category[]
}
type Product = Omit<Body<'POST /admin/products'>, 'options'> & {
  options?: ({ title: string } & { values?: string[] })[] | null
}

/** The file that v1 is seeded from (`medusa seed -f`), section by section. */
export interface SeedFile {
  store?: { currencies?: string[] }
  users?: NewUser[]
  regions?: Named<Body<'POST /admin/regions'>>[]
  shipping_options?: Body<'POST /admin/shipping-options'>[]
  product_collections?: Named<Body<'POST /admin/collections'>>[]
  categories?: Category[]
  products?: Product[]
  publishable_api_keys?: Body<'POST /admin/publishable-api-keys'>[]
  /** Of v1's experimental pricing; our prices need none. */
  rule_types?: unknown[]
}
const sections = [
  'store',
  'users',
  'regions',
  'shipping_options',
  'product_collections',
  'categories',
  'products',
  'publishable_api_keys',
  'rule_types',
]

/**
 * Reads a seed file of v1.
 * @throws CommandError for a file that is not there, is no JSON, or has sections that no seed file has
 */
export async function readSeedFile(path: string): Promise<SeedFile> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(`There is no file ${path}`, exit.notFound)
  })
  let file: SeedFile
  try {
    file = JSON.parse(text)
  } catch (error) {
    throw new CommandError(`${path} is no JSON: ${(error as Error).message}`, exit.invalid)
  }
  const strange = Object.keys(Object(file)).filter((section) => !sections.includes(section))
  if (strange.length > 0 || typeof file !== 'object' || Array.isArray(file))
    throw new CommandError(
      `${path} is no seed file${strange.length ? `: it has ${strange.join(', ')}` : ''}`,
      exit.invalid,
      `A seed file has ${sections.join(', ')}`,
    )
  return file
}

/** Fills the shop from a seed file, through the calls that staff use. */
export async function seedFile(shop: Shop, app: ShopApp, file: SeedFile): Promise<void> {
  const { client, leave } = await staffClient(shop, app)
  try {
    await fill(client, file)
    await makeUsers(shop, file.users ?? [])
  } finally {
    await leave()
  }
}

async function fill({ admin }: Client, file: SeedFile): Promise<void> {
  const { store } = await admin.store.retrieve()
  const channel = store.default_sales_channel_id ?? ''
  const held = new Set((store.currencies ?? []).map(({ code }) => code))
  await each('store.currencies', file.store?.currencies, async (code) => {
    if (!held.has(code.toLowerCase())) await admin.store.addCurrency(code)
  })
  const ids = new Map<string, string>()
  const idOf = (name: string) => ids.get(name) ?? name
  const remember = (name: string | undefined, id: string) => void (name && ids.set(name, id))
  await each('regions', file.regions, async ({ id, ...region }) =>
    remember(id, (await admin.regions.create(region)).region.id),
  )
  await each('shipping_options', file.shipping_options, async (option) => {
    await admin.shippingOptions.create({ ...option, region_id: idOf(option.region_id) })
  })
  await each('product_collections', file.product_collections, async ({ id, ...collection }) =>
    remember(id, (await admin.collections.create(collection)).collection.id),
  )
  const makeCategories = (list: readonly Category[] | undefined, parent?: string): Promise<number> =>
    each('categories', inRank(list), async ({ id, rank: _, category_children, ...category }) => {
      const parent_category_id = parent ?? category.parent_category_id
      const { product_category: made } = await admin.productCategories.create({
        ...category,
        parent_category_id,
      })
      remember(id, made.id)
      await makeCategories(category_children, made.id)
    })
  await makeCategories(file.categories)
  const products = await each('products', file.products, async ({ options, ...product }) => {
    await admin.products.create({
      status: 'published',
      ...product,
      collection_id: product.collection_id && idOf(product.collection_id),
      categories: product.categories?.map(({ id }) => ({ id: idOf(id) })),
      options: options?.map(({ title }) => ({ title })),
    })
  })
  await each('publishable_api_keys', file.publishable_api_keys, async (key) => {
    const { publishable_api_key: made } = await admin.publishableApiKeys.create({ title: key.title })
    await admin.publishableApiKeys.addSalesChannelsBatch(made.id, { sales_channel_ids: [{ id: channel }] })
    say(`Key        ${made.title}: ${made.id}`)
  })
  if (file.rule_types?.length) say('rule_types are passed over: prices here need none')
  say(`${file.regions?.length ?? 0} regions, ${products} products`)
}

const inRank = (list: readonly Category[] | undefined) =>
  list?.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))

/** Goes through a section; what is refused is named by its place in the file. */
async function each<T>(
  section: string,
  list: readonly T[] | undefined,
  make: (entry: T) => Promise<void>,
): Promise<number> {
  for (const [at, entry] of (list ?? []).entries())
    await make(entry).catch((error: Error) => {
      if (error instanceof CommandError) throw error
      throw new CommandError(
        `${section}[${at}] was refused: ${error.message}`,
        exit.invalid,
        'What stands before it is made. Mend the file, empty the shop (cartwright db reset --yes), and seed again',
      )
    })
  return list?.length ?? 0
}

/** Passwords of examples are known to everybody: a user with one is left to whoever seeds. */
async function makeUsers(shop: Shop, users: readonly NewUser[]): Promise<void> {
  for (const { email, password, first_name, last_name, role } of users)
    await createUser(shop, { email, password, first_name, last_name, role: role ?? 'admin' }).catch(
      (error: Error) =>
        say(`${email} was not made: ${error.message}. Make the first admin with cartwright user create`),
    )
}
