import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { completeLanguages } from './i18n'

const folder = join(import.meta.dirname, '../../public/locales')
const plural = /_(zero|one|two|few|many|other)$/

const read = (language: string, file: string) =>
  keysOf(JSON.parse(readFileSync(join(folder, language, file), 'utf8')))

function keysOf(words: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[(prefix + key).replace(plural, ''), value] as const]
        : [...keysOf(value, `${prefix}${key}.`)],
    ),
  )
}
const holes = (text: string) =>
  (text.match(/\{\{\w+\}\}/g) ?? []).filter((hole) => hole !== '{{count}}').sort()

const files = readdirSync(join(folder, 'en'))

it.each(completeLanguages.flatMap((language) => files.map((file) => [language, file] as const)))(
  '%s/%s holds every sentence of the English one, with the same values in it',
  (language, file) => {
    const [english, other] = [read('en', file), read(language, file)]
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [key, text] of other) {
      expect(text.trim(), key).not.toBe('')
      expect(holes(text), key).toEqual(holes(english.get(key) ?? ''))
    }
  },
)

it('nothing is translated in part', () => {
  const languages = readdirSync(folder).filter((name) => existsSync(join(folder, name)))
  expect(languages.sort()).toEqual([...completeLanguages].sort())
})
