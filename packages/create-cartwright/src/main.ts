import { parseArgs } from 'node:util'
import { version } from '../package.json'
import { askWishes } from './ask-wishes'
import { nextSteps } from './next-steps'
import { planOf, type Wishes } from './plan'
import { Refusal } from './refusal'
import { writeShop } from './write-shop'

const help = `npm create cartwright [folder] [-- flags]

Makes a shop of your own: its settings, an example of an extension, tests, and what it takes to
run it anywhere. What no flag says is asked; without a terminal, with CI in the environment or
with --yes nothing is asked.

  --name <name>               what the shop is called (from the folder)
  --database <which>          sqlite (default) or postgres
  --storefront <which>        published (default): Kiln & Loom as it is; source: its source as yours
  --empty                     without the goods of the demo
  --package-manager <which>   npm, pnpm, yarn or bun (the one that runs this)
  --yes                       ask nothing
  --help, --version

In a folder where Cartwright is installed, cartwright init does the same.
`

const say = (text: string) => void process.stderr.write(`${text}\n`)

function read(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        database: { type: 'string' },
        storefront: { type: 'string' },
        empty: { type: 'boolean' },
        'package-manager': { type: 'string' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new Refusal('usage', (error as Error).message, 'npm create cartwright -- --help lists the flags')
  }
}

async function make(words: string[]): Promise<void> {
  const { values, positionals } = read(words)
  if (values.help) return void process.stdout.write(help)
  if (values.version) return void process.stdout.write(`${version}\n`)
  if (positionals.length > 1)
    throw new Refusal('usage', `A shop stands in one folder, not in ${positionals.join(' and ')}`)
  const wishes: Wishes = {
    folder: positionals[0],
    name: values.name,
    database: values.database,
    storefront: values.storefront,
    packageManager: values['package-manager'],
    isEmpty: values.empty,
  }
  const mayAsk = process.stdin.isTTY && process.stderr.isTTY && !process.env.CI && !values.yes
  const agent = process.env.npm_config_user_agent
  // What is wrong with the flags is said before anything is asked.
  planOf(wishes, agent)
  const plan = planOf(mayAsk ? await askWishes(wishes) : wishes, agent)
  writeShop(plan)
  say(`\n  ${plan.name} stands in ${plan.folder}\n`)
  const steps = nextSteps(plan)
  const width = Math.max(...steps.map(({ command }) => command.length))
  for (const { command, what } of steps) say(`  ${command.padEnd(width)}   ${what}`)
  say('')
}

make(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof Error && error.name === 'ExitPromptError') {
    say('Interrupted: nothing was written')
    process.exit(130)
  }
  say(`✗ ${error instanceof Error ? error.message : String(error)}`)
  if (error instanceof Refusal && error.hint) say(`  ${error.hint}`)
  process.exit(error instanceof Refusal ? { usage: 2, conflict: 6 }[error.kind] : 1)
})
