import { describe, expect, it } from 'vitest'
import { languages, tagOf } from './languages'

const files = import.meta.glob<Record<string, string>>('../locales/*/*.json', {
  import: 'default',
  eager: true,
})
const areas = (language: string) =>
  Object.entries(files).flatMap(([path, texts]) => (path.endsWith(`/${language}.json`) ? [texts] : []))
const messages = (language: string): Record<string, string> => Object.assign({}, ...areas(language))
const holes = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort()
/** Forms of counting that may say the number in words. */
const inWords = /_(zero|one|two)$/
const counted = Object.keys(messages('en')).flatMap((key) => key.match(/^(.+)_other$/)?.[1] ?? [])

it('says each text in one area only', () => {
  const keys = areas('en').flatMap(Object.keys)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

describe.each(languages)('the texts in %s', (language) => {
  const texts = messages(language)
  it('are all there, and none is empty', () => {
    const missing = Object.keys(messages('en')).filter((key) => !texts[key]?.trim())
    expect(missing).toEqual([])
  })
  it('have the same holes to fill as the English ones', () => {
    const wrong = Object.entries(messages('en'))
      .filter(([key]) => !inWords.test(key))
      .filter(([key, text]) => holes(text).join() !== holes(texts[key]).join())
    expect(wrong).toEqual([])
  })
  it('have a form for each way the language counts', () => {
    const { pluralCategories } = new Intl.PluralRules(tagOf(language)).resolvedOptions()
    const forms = counted.flatMap((stem) => pluralCategories.map((category) => `${stem}_${category}`))
    expect(forms.filter((key) => !texts[key]?.trim())).toEqual([])
  })
  it('fill no hole the English ones lack, and hold nothing the pages do not ask for', () => {
    const model = (key: string) =>
      messages('en')[key] ?? messages('en')[key.replace(/_(zero|two|few|many)$/, '_other')]
    const unknown = Object.entries(texts)
      .filter(([key, text]) => !model(key) || holes(text).some((hole) => !model(key)?.includes(hole)))
      .map(([key]) => key)
    expect(unknown).toEqual([])
  })
})
