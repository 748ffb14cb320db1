// @vitest-environment jsdom
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { Button } from '../controls/Button/Button.js'
import { Pagination } from '../display/Pagination/Pagination.js'
import { render, screen } from '../testing/render.js'
import { en } from './en.js'
import { intlTagOf, languageOf, languages, tagOf } from './languages.js'
import { addUiStrings, loadStrings } from './load-strings.js'
import { translator } from './translate.js'

const isPlural = (key: string) => /_(zero|one|two|few|many|other)$/.test(key)
const blanks = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()
const flat = (strings: object): Record<string, string> => {
  const { status, ...rest } = strings as { status: Record<string, string> } & Record<string, string>
  return {
    ...rest,
    ...Object.fromEntries(Object.entries(status).map(([key, text]) => [`status.${key}`, text])),
  }
}

it('speaks twenty-one languages', () =>
  expect(languages.map((one) => one.file)).toEqual(
    'en de fr hr it pt uk ar pl es hi bs vi tm ru sl bg ko ja cs zh'.split(' '),
  ))

describe.each(languages.filter((one) => one.file !== 'en'))('$name', ({ file, tag }) => {
  it('has every string, with the same blanks', async () => {
    const strings = flat(await loadStrings(file))
    for (const [key, text] of Object.entries(flat(en))) {
      if (isPlural(key)) continue
      expect(strings[key], key).toBeTruthy()
      expect(blanks(strings[key]!), key).toEqual(blanks(text))
    }
  })

  it('has every plural form the language knows', async () => {
    const strings = await loadStrings(tag)
    const t = translator(tag, strings)
    const plurals = Object.keys(en).flatMap((key) => (key.endsWith('_other') ? [key.slice(0, -6)] : []))
    for (const key of plurals) {
      for (const category of new Intl.PluralRules(tag).resolvedOptions().pluralCategories) {
        expect(flat(strings)[`${key}_${category}`], `${key}_${category}`).toBeTruthy()
      }
    }
    for (const count of [0, 1, 2, 3, 5, 11, 100]) expect(t('moreErrors', { count })).toMatch(/^\+/)
  })
})

it.each([
  ['de-AT', 'de'],
  ['ta-IN', 'tm'],
  ['tm', 'tm'],
  ['pt-PT', 'pt'],
  ['zh-TW', 'zh'],
  ['nl', 'en'],
])('%s is read from the file %s', (locale, file) => expect(languageOf(locale)).toBe(file))

it.each([
  ['tm', 'ta'],
  ['pt', 'pt-BR'],
  ['en-GB', 'en-GB'],
])('%s is known to the browser as %s', (locale, tag) => expect(tagOf(locale)).toBe(tag))

it.each([
  ['bs', 'sr-Latn-BA'],
  ['bs-BA', 'sr-Latn-BA'],
  ['tm', 'ta'],
  ['de-AT', 'de-AT'],
])('%s has its numbers and dates written by %s', (locale, tag) => expect(intlTagOf(locale)).toBe(tag))

it('takes the strings handed to the provider, numbers and direction included', async () => {
  render(<Pagination offset={20} limit={20} total={1248} />, {
    locale: 'de',
    strings: await loadStrings('de'),
  })
  expect(screen.getByText('21–40 von 1.248')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Nächste Seite' })).toBeInTheDocument()
})

it('takes those of the application otherwise, and English where it has none', async () => {
  const i18n = createInstance()
  await i18n.init({ lng: 'fr', resources: {} })
  const button = <Button isPending>Enregistrer</Button>
  const view = render(<I18nextProvider i18n={i18n}>{button}</I18nextProvider>)
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument()
  view.unmount()
  await addUiStrings(i18n)
  render(<I18nextProvider i18n={i18n}>{button}</I18nextProvider>)
  expect(screen.getByRole('progressbar', { name: 'Chargement' })).toBeInTheDocument()
})
