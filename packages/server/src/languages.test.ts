import { expect, it } from 'vitest'
import { languages as ofInterface } from '../../ui/src/strings/languages'
import { acceptedLocale, languageOf, languages } from './languages'

it.each([
  ['de-AT, en;q=0.5', 'de-AT'],
  ['en;q=0.5, ja', 'ja'],
  ['sw, pt-BR;q=0.8, en;q=0.7', 'pt-BR'],
  ['sw', undefined],
  ['*', undefined],
  ['de;q=0', undefined],
  ['de;q=x, fr', 'fr'],
  ['../../de', undefined],
  ['', undefined],
  [null, undefined],
])('%o is read as %s', (header, locale) => expect(acceptedLocale(header)).toBe(locale))

it.each([
  ['tm', 'ta'],
  ['ta-IN', 'ta'],
  ['zh_Hant', 'zh'],
  ['constructor', undefined],
])('%s is written in %s', (locale, language) => expect(languageOf(locale)).toBe(language))

it('are those of the interface', () => {
  expect([...languages].sort()).toEqual(ofInterface.map(({ tag }) => tag.split('-')[0]).sort())
})
