import { Argument, type Command } from 'commander'
import { CommandError, exit, say } from '../shell'
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
      const days = whole('--days', options.days, 3650)
      const number = whole('--seed', options.seed, Number.MAX_SAFE_INTEGER)
      await withShop(options, async (shop, app) => {
        if (what === 'empty') {
          say('The shop is set up: store, currencies, countries, shipping profiles, sales channel')
          return
        }
        const { seedDemo } = await import('../seed/demo')
        const filled = await seedDemo(shop, app, { days, seed: number, say })
        if (!filled) say('The shop holds products already; nothing was changed')
      })
    })
}

function whole(option: string, text: string, most: number): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0 || value > most)
    throw new CommandError(`${option} ${text} is not a whole number from 0 to ${most}`, exit.usage)
  return value
}
