import { readFileSync } from 'node:fs'
import { jsonErrorAt } from '@cartwright/sdk/rules'
import { CommandError, exit, readStdin } from './shell'

/**
 * What `-d` says: JSON as it stands, from a file with `@file.json`, from stdin with `@-`.
 * @throws CommandError for a file that is not there, and for what is no JSON, with the line and column
 */
export async function bodyOf(text: string): Promise<unknown> {
  const from = text.startsWith('@') ? text.slice(1) : undefined
  const json = from === undefined ? text : from === '-' ? await readStdin() : readText(from)
  try {
    return JSON.parse(json)
  } catch {
    const at = jsonErrorAt(json)
    const where = from === undefined ? '-d' : from === '-' ? 'Standard input' : from
    throw new CommandError(
      `${where} is not JSON: look at line ${at?.line ?? 1}, column ${at?.column ?? 1}`,
      exit.usage,
      from === undefined
        ? `Quote it for the shell: -d '{"title":"Mug"}', or read a file: -d @mug.json`
        : undefined,
    )
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new CommandError(`There is no file ${file}`, exit.notFound)
    throw error
  }
}

/** Words like `status=draft` as a query: a name that comes twice is a list, and brackets are the shop's own. */
export function queryOf(words: readonly string[]): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>()
  for (const word of words) {
    const at = word.indexOf('=')
    if (at < 1)
      throw new CommandError(`-q ${word} says no value`, exit.usage, 'Write -q status=draft, once for each')
    const name = word.slice(0, at).replace(/\[\]$/, '')
    const value = word[at - 1] === ']' && word[at - 2] === '[' ? [word.slice(at + 1)] : word.slice(at + 1)
    const before = query.get(name)
    query.set(name, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(query)
}

/** For options that may come more than once. */
export const each = (word: string, before: readonly string[]): string[] => [...before, word]
