import type { Shop } from '@cartwright/server'
import { Argument, type Command } from 'commander'
import type { PlaceOptions } from '../config'
import { type ProgressMode, progressOption } from '../progress'
import { stress } from '../seed/stress'
import { CommandError, data, exit, note, say } from '../shell'
import { whole } from '../whole-number'
import { withShop } from '../with-shop'

interface SeedOptions extends PlaceOptions {
  days: string
  seed: string
  products: string
  orders: string
  until?: string
  file?: string
  progress?: ProgressMode
  json?: boolean
}

export function seed(program: Command) {
  program
    .command('seed')
    .description(
      'Fill a shop: `empty` makes store, currencies, countries, profiles and channel; `demo` adds Kiln & Loom; `stress` makes a large one',
    )
    .addArgument(
      new Argument('[what]', 'what to fill it with').choices(['demo', 'empty', 'stress']).default('demo'),
    )
    .option('--data <folder>', 'data folder')
    .option('--days <days>', 'days of past orders', '90')
    .option('--seed <number>', 'the same number gives the same shop', '42')
    .option(
      '-f, --file <file>',
      'a seed file of v1: its regions, products, categories and users go into an empty shop',
    )
    .option('--products <number>', 'stress: how many products', '1000')
    .option('--orders <number>', 'stress: how many orders', '500')
    .option(
      '--until <date>',
      'stress: the day its past ends (default 2026-01-01, the same whenever it is made)',
    )
    .addOption(progressOption())
    .option('--json', 'what the shop holds afterwards, as JSON')
    .action(async (what: string, options: SeedOptions) => {
      const days = whole('--days', options.days, 3650)
      const number = whole('--seed', options.seed, Number.MAX_SAFE_INTEGER)
      if (options.file) return fromFile(options.file, options)
      if (what === 'stress') return stress(options, { days, seed: number })
      await withShop(options, async (shop, app) => {
        if (what === 'empty') {
          if (options.json) return data(await contentJson(shop, true))
          say('The shop is set up: store, currencies, countries, shipping profiles, sales channel')
          const { hasStaff } = await import('@cartwright/server')
          if (!(await hasStaff(shop)))
            say('Nobody is staff yet: `cartwright start` prints an address where the first admin is made')
          return
        }
        const { seedDemo } = await import('../seed/demo')
        const filled = await seedDemo(shop, app, { days, seed: number, say: note })
        if (options.json) return data(await contentJson(shop, filled))
        if (!filled) say('The shop holds products already; nothing was changed')
      })
    })
}

/** @throws CommandError for a file that cannot be read, and for a shop that holds products */
async function fromFile(path: string, options: SeedOptions): Promise<void> {
  const { readSeedFile, seedFile } = await import('../seed/seed-file')
  const file = await readSeedFile(path)
  await withShop(options, async (shop, app) => {
    const [any] = await shop.db.select({ id: shop.db.t.product.id }).from(shop.db.t.product).limit(1)
    if (any) throw new CommandError('The shop holds products already; nothing was changed', exit.conflict)
    await seedFile(shop, app, file)
    if (options.json) data(await contentJson(shop, true))
  })
}

/** Whether anything was filled in, and what there is now. */
async function contentJson({ db }: Shop, is_filled: boolean): Promise<string> {
  const { product, order, customer, region } = db.t
  return JSON.stringify({
    is_filled,
    products: await db.$count(product),
    orders: await db.$count(order),
    customers: await db.$count(customer),
    regions: await db.$count(region),
  })
}
