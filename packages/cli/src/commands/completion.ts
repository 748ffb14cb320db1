import { Argument, type Command } from 'commander'
import { knownIds } from '../completion/known-ids'
import { scripts } from '../completion/scripts'
import { completionOf } from '../completion/words'
import { data } from '../shell'

export function completion(program: Command) {
  program
    .command('completion')
    .description('Print what makes a shell complete commands, flags and the ids of your shop')
    .addArgument(new Argument('<shell>', 'which one').choices(Object.keys(scripts)))
    .action((shell: string) => {
      process.stdout.write(scripts[shell] ?? '')
    })
  program
    .command('complete', { hidden: true })
    .description('What may follow these words, for the scripts of `completion`')
    .argument('[words...]')
    .allowUnknownOption()
    .action((words: string[]) => complete(program, words))
}

/** One word a line, with what it means behind a tab; nothing where the shop cannot be asked. */
async function complete(program: Command, words: readonly string[]): Promise<void> {
  const line = words.map((word) => (word === '""' ? '' : word))
  const current = line.at(-1) ?? ''
  const { words: known, idsOf, files } = completionOf(program, line)
  if (files) return void data(':files')
  for (const word of known) data(word)
  if (!idsOf) return
  const ids = await knownIds(idsOf).catch(() => [])
  for (const [id, meaning] of ids) if (id.startsWith(current)) data(`${id}\t${meaning}`)
}
