import type { Command } from 'commander'
import { shopConfig } from '../config'
import { buildExtensions } from '../extensions/build-extensions'
import { CommandError, exit, say } from '../shell'

export function build(program: Command) {
  program
    .command('build')
    .description('Bundle the extensions of the back office; start does it too, where they have changed')
    .action(async () => {
      const built = await buildExtensions(await shopConfig({}), { isForced: true })
      if (!built) return say('This shop extends nothing: its back office is served as it is')
      const failed = built.listed.filter(({ failure }) => failure)
      for (const { from } of built.listed.filter(({ failure }) => !failure)) say(`Built ${from}`)
      if (failed.length > 0)
        throw new CommandError(
          failed.map(({ from, failure }) => `${from} cannot be built: ${failure}`).join('\n'),
          exit.invalid,
        )
    })
}
