import { type Language, languages, tagOf } from './languages'

/** What an address may begin with: the language of its pages, and a country whose region they are of. */
export interface Prefix {
  language: Language
  /** Two letters, in lower case; the region is chosen as without a prefix when absent. */
  country?: string
}

/** A language as an address spells it: `tm` → `ta`, `pt` → `pt`. */
export const codeOf = (language: Language): string => tagOf(language).split('-')[0]!

/** The beginning of an address: `/de-at`, or `/de`. */
export const prefixPath = ({ language, country }: Prefix): string =>
  `/${codeOf(language)}${country ? `-${country}` : ''}`

const pattern = /^\/([a-z]{2})(?:-([a-z]{2}))?(?=\/|$)/

/**
 * Files that are the same in every language, and what is no page at all. Only answers for islands end in `.json`; they are
 * worded and priced as their page.
 */
const files =
  /^\/(?:(?:assets|uploads|plates|feeds|sitemaps|store|admin|app)(?:\/|$)|(?!(?:cart|checkout|mine|wishes)\.json$)[^/]+\.\w+$)/

/** A path without its prefix, beginning with a slash, and what the prefix says: whatever country it names. */
export function splitPrefix(path: string): { prefix?: Prefix; rest: string } {
  const [whole, code, country] = pattern.exec(path) ?? []
  const language = languages.find((one) => codeOf(one) === code)
  if (!whole || !language) return { rest: path }
  const rest = path.slice(whole.length)
  return { prefix: { language, country }, rest: rest.startsWith('/') ? rest : `/${rest}` }
}

/**
 * What a path says of language and country; undefined where it says nothing: it names a language or a country that the shop
 * has not, or a file, which has only one address. `countries` are two-letter codes in lower case.
 */
export function prefixOf(path: string, countries: ReadonlySet<string>): Prefix | undefined {
  const { prefix, rest } = splitPrefix(path)
  if (!prefix || files.test(rest)) return undefined
  return prefix.country === undefined || countries.has(prefix.country) ? prefix : undefined
}

/** A path of this shop under a prefix such as `/de-at`, or under none (`''`). What is no page stays as it is. */
export function withPrefix(prefix: string, path: string): string {
  if (!prefix || !/^\/(?!\/)/.test(path) || files.test(path.replace(/[?#].*$/, ''))) return path
  return path === '/' ? prefix : prefix + path
}
