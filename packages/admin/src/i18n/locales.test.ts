import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@cartwright/ui/strings'
import { expect, it } from 'vitest'
import { codeOf } from './codes'

const folder = join(import.meta.dirname, '../../public/locales')
const form = /_(zero|one|two|few|many|other)$/

const read = (language: string, file: string) =>
  flat(JSON.parse(readFileSync(join(folder, language, file), 'utf8')))

function flat(words: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  )
}

/**
 * What a language must hold: the keys of the English file, and of what English counts either one sentence that fits every
 * number or a form for each of the language's own.
 */
function needed(english: Map<string, string>, given: Map<string, string>, language: string) {
  const forms = new Intl.PluralRules(codeOf(language)).resolvedOptions().pluralCategories
  return new Map(
    [...english].flatMap(([key, text]) => {
      const name = key.replace(form, '')
      const isCounted = name !== key && ['one', 'other'].every((one) => english.has(`${name}_${one}`))
      const names = !isCounted ? [key] : given.has(name) ? [name] : forms.map((one) => `${name}_${one}`)
      return names.map((one) => [one, text] as const)
    }),
  )
}

const blanks = (text: string) =>
  (text.match(/\{\{\w+\}\}/g) ?? []).filter((blank) => blank !== '{{count}}').sort()

const written = readdirSync(folder)
const files = readdirSync(join(folder, 'en'))

it.each(written.flatMap((language) => files.map((file) => [language, file] as const)))(
  '%s/%s holds every sentence of the English one in every form it needs, with the same values in it',
  (language, file) => {
    const given = read(language, file)
    const wanted = needed(read('en', file), given, language)
    expect([...given.keys()].sort()).toEqual([...wanted.keys()].sort())
    for (const [key, text] of given) {
      expect(text.trim(), key).not.toBe('')
      expect(blanks(text), key).toEqual(blanks(wanted.get(key) ?? ''))
    }
  },
)

it('every language of the menu has its words, and no other', () => {
  expect(written.sort()).toEqual(languages.map(({ file }) => file).sort())
})
