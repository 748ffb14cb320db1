/** A place in a text as editors count it: both from 1. */
export interface TextPosition {
  line: number
  column: number
}

const word = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids just those within a text
const string = /^"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/

/**
 * Where a text stops being JSON; null when it is JSON as a whole. Engines word their errors each in its own way, and some do not
 * name the place.
 */
export function jsonErrorAt(text: string): TextPosition | null {
  let at = 0
  const skip = () => {
    while (at < text.length && ' \t\n\r'.includes(text[at]!)) at++
  }
  const take = (pattern: RegExp): boolean => {
    const found = pattern.exec(text.slice(at))?.[0]
    at += found?.length ?? 0
    return found !== undefined
  }
  const is = (character: string): boolean => {
    skip()
    if (text[at] !== character) return false
    at++
    return true
  }
  const list = (end: string, one: () => boolean): boolean => {
    if (is(end)) return true
    do if (!one()) return false
    while (is(','))
    return is(end)
  }
  const member = (): boolean => {
    skip()
    return take(string) && is(':') && value()
  }
  const value = (): boolean => {
    skip()
    if (is('{')) return list('}', member)
    if (is('[')) return list(']', value)
    return take(string) || take(word)
  }
  const isWhole = value()
  skip()
  if (isWhole && at === text.length) return null
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length, column: lines.at(-1)!.length + 1 }
}
