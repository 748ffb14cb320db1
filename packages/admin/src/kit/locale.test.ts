import { expect, it } from 'vitest'
import { localeOf } from './locale'

it.each([
  ['en', ['en-GB', 'en'], 'en-GB'],
  ['en', ['de-AT', 'en-AU'], 'en-AU'],
  ['en', ['en'], 'en'],
  ['en', ['en', 'en-GB'], 'en-GB'],
  ['de', ['en-GB'], 'de'],
  ['de', ['de-CH'], 'de-CH'],
  ['tm', ['ta-IN'], 'ta-IN'],
  ['pt', ['pt-PT'], 'pt-PT'],
  ['zh', [], 'zh-CN'],
])('%s on a device that wants %j is written as %s', (language, wanted, locale) =>
  expect(localeOf(language, wanted)).toBe(locale),
)

it('a British day comes before its month', () => {
  const day = new Date('2026-11-18T12:00:00Z')
  expect(day.toLocaleDateString(localeOf('en', ['en-GB']))).toBe('18/11/2026')
})
