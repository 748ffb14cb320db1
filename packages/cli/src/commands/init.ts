import { type Command, Option } from 'commander'
import { CommandError, data, exit, mayAsk, note, paint, say } from '../shell'

interface Options {
  name?: string
  database?: string
  storefront?: string
  packageManager?: string
  empty?: boolean
  yes?: boolean
  json?: boolean
}

export function init(program: Command) {
  program
    .command('init')
    .description(
      'Make a shop of your own in a folder: its settings, an example of an extension, tests, and what it takes to run it anywhere',
    )
    .argument('[folder]', 'a folder that is empty or not there yet')
    .option('--name <name>', 'what the shop is called (default: from the folder)')
    .addOption(
      new Option('--database <which>', 'where goods and orders are kept (default: sqlite)').choices([
        'sqlite',
        'postgres',
      ]),
    )
    .addOption(
      new Option(
        '--storefront <which>',
        'its pages: Kiln & Loom as published, or its source as yours (default: published)',
      ).choices(['published', 'source']),
    )
    .option('--empty', 'without the goods of the demo')
    .addOption(
      new Option('--package-manager <which>', 'what installs it (default: what runs this)').choices([
        'npm',
        'pnpm',
        'yarn',
        'bun',
      ]),
    )
    .option('--yes', 'ask nothing')
    .option('--json', 'what was made, and what is left to do')
    .action(make)
}

async function make(folder: string | undefined, options: Options): Promise<void> {
  const { askWishes, nextSteps, planOf, Refusal, writeShop } = await import('create-cartwright')
  const { name, database, storefront, packageManager, empty: isEmpty } = options
  const wishes = { folder, name, database, storefront, packageManager, isEmpty }
  const agent = process.env.npm_config_user_agent
  try {
    // What is wrong with the flags is said before anything is asked.
    planOf(wishes, agent)
    const isAsked = mayAsk() && !options.yes && !options.json
    const plan = planOf(isAsked ? await askWishes(wishes) : wishes, agent)
    const files = writeShop(plan)
    const steps = nextSteps(plan)
    if (options.json) return data(JSON.stringify({ ...plan, files, steps }))
    say('')
    say(`  ${paint.bold(plan.name)} stands in ${plan.folder}`)
    say('')
    const width = Math.max(...steps.map(({ command }) => command.length))
    for (const { command, what } of steps) say(`  ${paint.cyan(command.padEnd(width))}   ${paint.dim(what)}`)
    note('')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new CommandError(error.message, error.kind === 'usage' ? exit.usage : exit.conflict, error.hint)
  }
}
