import type { Command } from 'commander'
import { confirm } from '../ask'
import { assertThere } from '../client'
import { type PlaceOptions, shopConfig } from '../config'
import { duration } from '../duration'
import { withConsent } from '../flags'
import { CommandError, data, exit, say } from '../shell'
import { withShop } from '../with-shop'

interface Options extends PlaceOptions {
  keep: string
  leaked?: boolean
  yes?: boolean
  json?: boolean
}

/** Longer than any token lives that a secret signs, and a sensible end. */
const longest = { ms: 366 * 86_400_000, text: 'a year' }

export function secrets(program: Command) {
  const command = program
    .command('secrets')
    .description(
      'The secrets of the shop of this machine: what signs tokens and links, and seals what it must read again',
    )
  withConsent(
    command
      .command('rotate')
      .description('Put new secrets in their place; nobody is signed out, unless they leaked')
      .option('--data <folder>', 'data folder')
      .option('--keep <duration>', 'how long what the old ones signed still counts', '30d')
      .option('--leaked', 'what the old ones signed counts no more: tokens, invites, links in mails')
      .option('--json', 'until when the old ones count, as JSON'),
  ).action(rotate)
}

async function rotate(options: Options): Promise<void> {
  const until = options.leaked ? null : new Date(Date.now() + duration('--keep', options.keep, longest))
  const config = await shopConfig(options)
  const { fixedSecret, noteCommand, rotateSecrets } = await import('@cartwright/server')
  const fixed = fixedSecret()
  if (fixed || config.secrets)
    throw new CommandError(
      `The secrets of this shop are said by ${fixed ?? 'its configuration'}, not by its data folder`,
      exit.conflict,
      'Change them there: the new one in JWT_SECRET or TOKEN_SECRET, the one before in JWT_SECRET_BEFORE or TOKEN_SECRET_BEFORE while it shall count',
    )
  await assertThere(options.data)
  if (options.leaked)
    await confirm(
      'Whoever is signed in by a token is signed out, and invites and links in mails end. Go on?',
      options.yes,
    )
  await withShop(options, async (shop) => {
    await noteCommand(shop, 'secrets rotate', { counts_until: until?.toISOString() ?? null })
    rotateSecrets(config.data, until)
  })
  if (options.json) return data(JSON.stringify({ counts_until: until?.toISOString() ?? null }))
  say(
    until
      ? `New secrets sign from the next start on. What the old ones signed counts until ${until.toISOString().slice(0, 10)}`
      : 'New secrets sign from the next start on, and what the old ones signed counts no more then',
  )
  say('Start the shop anew now: one that runs goes on with the old ones')
}
