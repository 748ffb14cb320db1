import { Argument, type Command } from 'commander'
import { say } from '../shell'
import { withShop } from '../with-shop'

export function seed(program: Command) {
  program
    .command('seed')
    .description(
      'Fill a shop: `empty` makes store, currencies, countries, profiles and channel; `demo` adds Kiln & Loom',
    )
    .addArgument(new Argument('[what]', 'what to fill it with').choices(['demo', 'empty']).default('demo'))
    .option('--data <folder>', 'data folder')
    .option('--days <days>', 'days of past orders in the demo', '90')
    .option('--seed <number>', 'the same number gives the same shop', '42')
    .action(async (what: string, options) => {
      await withShop(options, async (shop, app) => {
        if (what === 'empty') {
          say('The shop is set up: store, currencies, countries, shipping profiles, sales channel')
          return
        }
        const { seedDemo } = await import('../seed/demo')
        const filled = await seedDemo(shop, app, {
          days: Number(options.days),
          seed: Number(options.seed),
          say,
        })
        if (!filled) say('The shop holds products already; nothing was changed')
      })
    })
}
