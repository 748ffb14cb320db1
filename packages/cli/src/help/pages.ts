import type { Command } from 'commander'
import { commandOf } from '../flags'
import { CommandError, data, exit } from '../shell'
import { topics } from './topics'
import { treeOf } from './tree'

/** `help`, `help products list`, `help exit-codes`. @throws CommandError for what is neither */
export function printHelp(program: Command, words: readonly string[], isJson: boolean): void {
  const [first = ''] = words
  const command = commandOf(program, words)
  if (isJson) {
    if (words.length > 0 && command === program) throw unknown(first)
    return void data(JSON.stringify(treeOf(command, pathTo(command))))
  }
  if (words.length === 0) return void process.stdout.write(`${program.helpInformation()}\n${topicList()}`)
  const topic = Object.hasOwn(topics, first) ? topics[first] : undefined
  if (topic) return void data(`${topic.title}\n\n${topic.text}`)
  if (command === program) throw unknown(first)
  process.stdout.write(command.helpInformation())
}

const unknown = (word: string) =>
  new CommandError(
    `There is no command and no topic ${word}`,
    exit.usage,
    `Topics: ${Object.keys(topics).join(', ')}. Commands: cartwright --help`,
  )

const topicList = () =>
  `Topics, by cartwright help <topic>:\n${Object.entries(topics)
    .map(([name, { title }]) => `  ${name.padEnd(12)} ${title}`)
    .join('\n')}\n`

/** The words above a command. */
export function pathTo(command: Command): string[] {
  const path: string[] = []
  for (let above = command.parent; above; above = above.parent) path.unshift(above.name())
  return path
}
