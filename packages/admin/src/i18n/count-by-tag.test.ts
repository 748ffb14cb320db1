import i18next from 'i18next'
import { expect, it } from 'vitest'
import { countByTag } from './count-by-tag'

const started = async () => {
  const i18n = i18next.createInstance()
  await i18n.init({
    lng: 'tm',
    fallbackLng: 'en',
    resources: {
      en: { translation: { items_one: '{{count}} item', items_other: '{{count}} items' } },
      tm: { translation: { items_one: '{{count}} பொருள்', items_other: '{{count}} பொருட்கள்' } },
    },
  })
  countByTag(i18n)
  return i18n
}

it.each([
  ['tm', 'ta'],
  ['zh', 'zh-CN'],
  ['ar', 'ar'],
])('%s counts as %s does, whatever the language of the device', async (file, tag) => {
  const { pluralResolver } = (await started()).services
  expect(pluralResolver.getRule(file).resolvedOptions().locale).toBe(
    new Intl.PluralRules(tag).resolvedOptions().locale,
  )
})

it('a number picks the form of the language that is shown', async () => {
  const i18n = await started()
  expect([1, 2].map((count) => i18n.t('items', { count }))).toEqual(['1 பொருள்', '2 பொருட்கள்'])
})
