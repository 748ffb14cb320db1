import { Argument, type Command } from 'commander'
import type { PlaceOptions } from '../config'
import { progressOption } from '../progress'
import { stress } from '../seed/stress'
import { CommandError, exit, say } from '../shell'
import { whole } from '../whole-number'
import { withShop } from '../with-shop'

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
    .action(async (what: string, options) => {
      const days = whole('--days', options.days, 3650)
      const number = whole('--seed', options.seed, Number.MAX_SAFE_INTEGER)
      if (options.file) return fromFile(options.file, options)
      if (what === 'stress') return stress(options, { days, seed: number })
      await withShop(options, async (shop, app) => {
        if (what === 'empty') {
          say('The shop is set up: store, currencies, countries, shipping profiles, sales channel')
          const { hasStaff } = await import('@cartwright/server')
          if (!(await hasStaff(shop)))
            say('Nobody is staff yet: `cartwright start` prints an address where the first admin is made')
          return
        }
        const { seedDemo } = await import('../seed/demo')
        const filled = await seedDemo(shop, app, { days, seed: number, say })
        if (!filled) say('The shop holds products already; nothing was changed')
      })
    })
}

/** @throws CommandError for a file that cannot be read, and for a shop that holds products */
async function fromFile(path: string, options: PlaceOptions): Promise<void> {
  const { readSeedFile, seedFile } = await import('../seed/seed-file')
  const file = await readSeedFile(path)
  await withShop(options, async (shop, app) => {
    const [any] = await shop.db.select({ id: shop.db.t.product.id }).from(shop.db.t.product).limit(1)
    if (any) throw new CommandError('The shop holds products already; nothing was changed', exit.conflict)
    await seedFile(shop, app, file)
  })
}
