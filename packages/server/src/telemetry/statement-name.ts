import { LRUCache } from 'lru-cache'

/** Texts are few, as statements are prepared; those that are not must not add up. */
const names = new LRUCache<string, string>({ max: 1000 })

/** What a statement is called in a trace: its first word and the table it is about, as in `SELECT product`. */
export function statementName(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    const [, word = '', rest = ''] = text.match(/^[\s(]*(\w+)(.*)$/s) ?? []
    const table = rest.match(/\b(?:from|into|update)\s+"?(\w+)/i) ?? rest.match(/^\s+"(\w+)"/)
    name = [word.toUpperCase(), ...(table?.[1] ? [table[1]] : [])].join(' ')
    names.set(text, name)
  }
  return name
}
