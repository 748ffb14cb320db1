/** What makes the texts of one language whole, measured by the English ones. No files here: texts in, sentences out. */

/** The texts of one language, by key: `moreErrors_one`, `status.paid`, `orders:title`. */
export type Texts = ReadonlyMap<string, string>

/** How a text leaves room for a value: `{{name}}` in the library and the back office, `{name}` in the storefront. */
export type Blank = RegExp

const plural = /_(zero|one|two|few|many|other)$/
/** Forms that may say their number in words: "one piece". */
const inWords = /_(zero|one|two)$/

/** The keys without their plural forms. */
const stemOf = (key: string) => key.replace(plural, '')
/** `reason_other` alone is a reason; what is counted has a form for one. */
const isCounted = (english: Texts, key: string) =>
  plural.test(key) && ['one', 'other'].every((form) => english.has(`${stemOf(key)}_${form}`))

/** The keys this language must have: the plain ones, and of what is counted the forms its grammar asks for. */
export function keysFor(tag: string, english: Texts): Set<string> {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  return new Set(
    [...english.keys()].flatMap((key) =>
      isCounted(english, key) ? forms.map((form) => `${stemOf(key)}_${form}`) : [key],
    ),
  )
}

/** Keys without a text. One text that no number changes may stand for all forms of what is counted. */
export function missingIn(tag: string, texts: Texts, english: Texts): string[] {
  const counted = new Set([...english.keys()].filter((key) => isCounted(english, key)).map(stemOf))
  const textOf = (key: string) =>
    texts.get(key) ?? (counted.has(stemOf(key)) ? texts.get(stemOf(key)) : undefined)
  return [...keysFor(tag, english)].filter((key) => !textOf(key)?.trim()).map((key) => `${key} is missing`)
}

/** Keys that nothing can ask for: the English texts have none of that name, or the language no such form. */
export function strayIn(tag: string, texts: Texts, english: Texts): string[] {
  const asked = keysFor(tag, english)
  const stems = new Set([...english.keys()].map(stemOf))
  return [...texts.keys()]
    .filter((key) => !asked.has(key) && !english.has(key) && !(stems.has(key) && !plural.test(key)))
    .map((key) => `${key} is asked for by nothing`)
}

/** Texts whose blanks are not those of the English one. */
export function wrongBlanksIn(texts: Texts, english: Texts, blank: Blank): string[] {
  const blanks = (text: string) => new Set(text.match(blank) ?? [])
  return [...texts].flatMap(([key, text]) => {
    const model = english.get(isCounted(english, key) ? `${stemOf(key)}_other` : key)
    if (model === undefined) return []
    const [own, expected] = [blanks(text), blanks(model)]
    const isOptional = (one: string) => inWords.test(key) && /^\{+count\}+$/.test(one)
    const wrong = [...own, ...expected].filter(
      (one) => !(own.has(one) && expected.has(one)) && !isOptional(one),
    )
    return wrong.length > 0 ? [`${key} has other blanks than the English text: ${wrong.join(' ')}`] : []
  })
}

/** Texts that are still the English ones, but for those that are the same on purpose. */
export function leftInEnglish(
  texts: Texts,
  english: Texts,
  blank: Blank,
  same: ReadonlySet<string>,
): string[] {
  return [...texts].flatMap(([key, text]) => {
    const says = /\p{L}/u.test(text.replace(blank, ''))
    const isEnglish =
      text === english.get(key) || (plural.test(key) && text === english.get(`${stemOf(key)}_other`))
    return says && isEnglish && !same.has(text) ? [`${key} is left in English: ${text}`] : []
  })
}

/**
 * Keys of the English texts that no source names, by itself or by one of the `prefixes` that are completed at run time; and
 * prefixes that no source completes any more.
 */
export function unusedKeys(english: Texts, sources: string, prefixes: readonly string[]): string[] {
  const named = new Set([...sources.matchAll(/['"`]([\w.:]+)['"`]/g)].map(([, name]) => name!))
  const bare = (key: string) => stemOf(key).replace(/^[\w-]+:/, '')
  const unused = [...english.keys()].filter(
    (key) =>
      !named.has(key) &&
      !named.has(stemOf(key)) &&
      !named.has(key.replace(/^[\w-]+:/, '')) &&
      !named.has(bare(key)) &&
      !prefixes.some((prefix) => bare(key).startsWith(prefix)),
  )
  return [
    ...unused.map((key) => `${key} is used by no source`),
    ...prefixes
      .filter((prefix) => !sources.includes(`\`${prefix}\${`))
      .map((prefix) => `no source completes the prefix ${prefix}`),
  ]
}

/** Keys that sources ask for by `t('…')` and the English texts lack. */
export function unknownKeys(english: Texts, sources: string): string[] {
  const known = new Set(
    [...english.keys()].flatMap((key) => [key, stemOf(key)].map((one) => one.replace(/^[\w-]+:/, ''))),
  )
  const asked = new Set([...sources.matchAll(/\bt\(\s*'([\w.]+)'/g)].map(([, key]) => key!))
  return [...asked].filter((key) => !known.has(key)).map((key) => `${key} is asked for and not there`)
}
