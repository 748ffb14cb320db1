import { isWrittenIn, type Language } from './languages'
import { codeOf, prefixPath } from './prefix'

/** One more address of every page: what search engines call it, and what its path begins with. */
export interface Alternate {
  /** A language, or a language and a country: `de`, `de-AT`. */
  tag: string
  prefix: string
}

/** A page that names more than this tells search engines nothing new and everybody else waits for it. */
const most = 60

/**
 * Where else the pages of the shop are: each language that its texts are written in, and each country it sells to in those
 * of them that are written there, English where none is. A shop of very many countries names a language once a region, and one
 * of very many regions the languages alone.
 */
export function alternatesOf(
  regions: readonly { countries: readonly { code: string }[] }[],
  shown: readonly Language[],
): Alternate[] {
  const alone = shown.map((language) => ({ tag: codeOf(language), prefix: prefixPath({ language }) }))
  const byRegion = regions.map(({ countries }) => countries.flatMap(({ code }) => pairsIn(code, shown)))
  const oncePerRegion = byRegion.map((pairs) => [
    ...new Map(pairs.toReversed().map((pair) => [pair.language, pair])).values(),
  ])
  const pairs =
    [byRegion, oncePerRegion].map((some) => some.flat()).find(({ length }) => length <= most) ?? []
  return [
    ...alone,
    ...pairs.map(({ language, country }) => ({
      tag: `${codeOf(language)}-${country.toUpperCase()}`,
      prefix: prefixPath({ language, country }),
    })),
  ]
}

function pairsIn(country: string, shown: readonly Language[]): { language: Language; country: string }[] {
  const here = shown.filter((language) => isWrittenIn(language, country))
  const common = shown.includes('en') ? (['en'] as const) : shown.slice(0, 1)
  return (here.length > 0 ? here : common).map((language) => ({ language, country }))
}

/** The same page at its other addresses by their tags, as search engines are told, with the one that leaves both open. */
export const alternatesFor = (
  alternates: readonly Alternate[],
  under: (prefix: string) => string,
): [tag: string, address: string][] => [
  ...alternates.map(({ tag, prefix }): [string, string] => [tag, under(prefix)]),
  ['x-default', under('')],
]
