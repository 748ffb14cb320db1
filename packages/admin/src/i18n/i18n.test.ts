import { languages } from '@cartwright/ui/strings'
import i18n from 'i18next'
import { expect, it, vi } from 'vitest'
import { codeOf } from './codes'
import { startI18n } from './i18n'

it.each(languages.map(({ file }) => file))('%s goes by a name that Intl knows', (file) => {
  const known = new Intl.PluralRules(codeOf(file)).resolvedOptions().locale
  expect(new Intl.Locale(known).language).toBe(codeOf(file))
})

it.each([
  ['tm', 'ta'],
  ['ta-IN', 'ta'],
  ['pt', 'pt'],
  ['pt-BR', 'pt'],
  ['zh-CN', 'zh'],
  ['xx', 'en'],
])('%s is %s for i18next', (locale, code) => expect(codeOf(locale)).toBe(code))

it('reads Tamil from its own files and counts by its own rules, however it was chosen', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ cows_one: 'one', cows_other: 'several' }))
  localStorage.setItem('i18nextLng', 'tm')
  await startI18n()
  expect(i18n.language).toBe('ta')
  expect(i18n.resolvedLanguage).toBe('ta')
  expect(fetched.mock.calls.map(([url]) => String(url))).toContain('/locales/tm/common.json')
  expect(i18n.t('cows', { count: 3 })).toBe('several')
  expect(i18n.services.pluralResolver.getRule(i18n.language).resolvedOptions().locale).toBe('ta')
  fetched.mockRestore()
})
