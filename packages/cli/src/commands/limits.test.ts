import { Command } from 'commander'
import { expect, it } from 'vitest'
import { seed } from './seed'
import { token } from './token'

const run = (...words: string[]) => {
  const program = new Command()
  token(program)
  seed(program)
  return program.parseAsync(words, { from: 'user' })
}

it.each([
  ['token create --domain admin --expires 99999999999d', '--expires 99999999999d is longer than 100 years'],
  ['seed demo --days 1e9', '--days 1e9 is not a whole number from 0 to 3650'],
  ['seed demo --seed x', '--seed x is not a whole number from 0 to 9007199254740991'],
])('%s is refused in a sentence', (words, sentence) =>
  expect(run(...words.split(' '))).rejects.toThrow(sentence),
)
