import { type Command, CommanderError } from 'commander'
import { describe, expect, it } from 'vitest'
import { failureJson, failureOf } from './failure'
import { commandOf } from './flags'
import { cartwright } from './program'
import { usageError } from './usage'

const leaves = (command: Command, path: readonly string[] = []): string[][] =>
  command.commands.length === 0
    ? [[...path]]
    : command.commands.flatMap((below) => leaves(below, [...path, below.name()]))
const all = leaves(cartwright('0.0.0')).filter(([name]) => name !== 'complete')

/** What a command cannot be without, so that something else is wrong with it. */
const needed = (command: Command) =>
  command.options.filter(({ mandatory }) => mandatory).flatMap(({ long }) => [long ?? '', 'x'])

/** What a command says of words it does not understand, as `main.ts` would print it. */
async function refusalOf(words: readonly string[]) {
  const program = cartwright('0.0.0')
  const error = await program.parseAsync([...words], { from: 'user' }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof CommanderError)) throw new Error(`${words.join(' ')} was understood`)
  return JSON.parse(failureJson(failureOf(usageError(error, commandOf(program, words))))).error
}

describe('every command', () => {
  it('is in the tree, families and all', () => expect(all.length).toBeGreaterThan(300))

  it('has the manners of all', () => {
    const program = cartwright('0.0.0')
    for (const path of all) {
      const flags = commandOf(program, path).options.map(({ long }) => long)
      expect([path, flags]).toEqual([
        path,
        expect.arrayContaining(['--json', '--quiet', '--verbose', '--no-color', '--no-input']),
      ])
    }
  })

  it('refuses a flag it does not know by name, with where to look', async () => {
    const program = cartwright('0.0.0')
    for (const path of all)
      expect(await refusalOf([...path, ...needed(commandOf(program, path)), '--bogus', '--json'])).toEqual({
        code: 'usage',
        message: "Unknown option '--bogus'",
        hint: expect.stringContaining(`See cartwright ${path.join(' ')} --help`),
        request_id: null,
        exit: 2,
      })
  })

  it('says which argument is missing', async () => {
    const program = cartwright('0.0.0')
    for (const path of all) {
      const command = commandOf(program, path)
      const [first] = command.registeredArguments
      if (!first?.required) continue
      expect(await refusalOf([...path, ...needed(command)])).toMatchObject({
        message: `Missing required argument '${first.name()}'`,
        exit: 2,
      })
    }
  })
})
