import type { Command } from 'commander'
import { CommandError, data, exit, say } from '../shell'
import { withShop } from '../with-shop'

/** `90d`, `12h`: how long until a token ends, in ms. */
const duration = (text: string): number => {
  const match = /^(\d+)([dh])$/.exec(text)
  if (!match) throw new CommandError(`--expires ${text} is not a duration`, exit.usage, 'Write 90d or 12h')
  return Number(match[1]) * (match[2] === 'd' ? 86_400_000 : 3_600_000)
}

export function token(program: Command) {
  program
    .command('token')
    .description('API tokens')
    .command('create')
    .description('Make a token for scripts; it is shown once')
    .requiredOption('--domain <domain>', 'admin or store')
    .option('--email <email>', 'whom the token acts for (default: the first staff user)')
    .option('--name <name>', 'what it is for', 'command line')
    .option('--scope <scopes>', 'comma list of scopes (default: all the user may)')
    .option('--expires <duration>', 'for example 90d')
    .option('--data <folder>', 'data folder')
    .option('--json', 'as JSON')
    .action(async (options) => {
      if (options.domain !== 'admin' && options.domain !== 'store')
        throw new CommandError("'domain' must be wither 'admin' or 'store'", exit.usage)
      const { createApiToken } = await import('@cartwright/server')
      const made = await withShop(options, (shop) =>
        createApiToken(shop, {
          domain: options.domain,
          email: options.email,
          name: options.name,
          scopes: options.scope?.split(','),
          expires_at: options.expires
            ? new Date(Date.now() + duration(options.expires)).toISOString()
            : undefined,
        }),
      )
      if (options.json) data(JSON.stringify(made))
      else {
        say(`Token for ${made.email}; it is not shown again:`)
        data(made.token)
      }
    })
}
