import { describe, expect, it } from 'vitest'
import { cartwright } from './program'

const commandsFor = (...words: string[]) => cartwright('1.0.0', words).commands.map((one) => one.name())

describe('the command line', () => {
  it.each([[['start', '--port', '9000']], [['seed', '--help']], [['db', 'products']]])(
    'makes no commands of calls for %j, which cannot mean one',
    (words) => {
      expect(commandsFor(...words)).toContain('start')
      expect(commandsFor(...words)).not.toContain('products')
    },
  )

  it.each([[[]], [['help']], [['completion', 'bash']], [['complete', 'pro']], [['producst']]])(
    'knows every command for %j',
    (words) => {
      expect(commandsFor(...words)).toEqual(cartwright('1.0.0').commands.map((one) => one.name()))
      expect(commandsFor(...words)).toContain('products')
    },
  )

  it.each([
    [['products', 'list'], ['products']],
    [['--json', 'products'], ['products']],
    // Which of them is the command hangs on whether the flag takes a value.
    [
      ['--url', 'products', 'customers', 'list'],
      ['customers', 'products'],
    ],
  ])('knows those of the calls that %j can mean', (words, meant) => {
    const own = commandsFor('start')
    expect(
      commandsFor(...words)
        .filter((name) => !own.includes(name))
        .sort(),
    ).toEqual(meant)
  })

  it('says its version without a single call', () => {
    expect(commandsFor('--version')).toEqual(commandsFor('start'))
  })
})
