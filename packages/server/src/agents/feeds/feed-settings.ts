import type { Language } from '../../languages'

/** What the makers of a shop say of its feeds. */
export interface FeedConfig {
  /**
   * The language that the catalogue itself is written in.
   * @default en
   */
  language?: Language
  /**
   * The maker of what the shop sells, for products whose metadata names none as `brand` or `vendor`.
   * @default the name of the store
   */
  brand?: string
}

/** The same with all that a feed needs to know of the shop. */
export interface FeedSettings {
  language: Language
  brand?: string
  /** The page of a product: `{prefix}` is `/de-at`, `{handle}`, and `{choice}` the query that chooses a variant. */
  page: string
}

/** The settings of a shop, of its configuration or the environment; undefined where feeds are off. */
export function feedSettings(
  config: boolean | FeedConfig | undefined,
  env: Record<string, string | undefined>,
  page: string,
): FeedSettings | undefined {
  const said = config ?? feedsIn(env)
  if (!said) return undefined
  const { language = 'en', brand } = said === true ? {} : said
  return { language, page, ...(brand ? { brand } : {}) }
}

/** @throws for anything but on and off */
function feedsIn({ CARTWRIGHT_FEEDS: said }: Record<string, string | undefined>): boolean {
  if (!said || said === 'off') return false
  if (said !== 'on') throw new Error('CARTWRIGHT_FEEDS must be on or off')
  return true
}
