import type { Region } from '@cartwright/contract'
import { createStoreClient, type StoreClient } from '@cartwright/sdk'
import { labelsIncludeTax } from '@cartwright/sdk/rules'
import { chooseLanguage, directionOf, type Language, localeOf, tagIn } from '../i18n/languages'
import { type Prefix, prefixOf, prefixPath, splitPrefix } from '../i18n/prefix'
import type { PaymentHosts } from '../payment/ways.server'
import { readCookie } from './cookies'
import { isMissing, MissingPiece } from './failures'

/** What the handler gives every loader and action of one request. */
export interface StorefrontContext {
  fetchApi: (request: Request) => Promise<Response>
  /** Of the shop's own address: a request's host is whatever its sender wrote there. */
  origin: string
  /** Where the files lie that browsers fetch; unknown while the pages are being developed. */
  buildFolder?: string
  /** The region list of this request, asked once however many loaders need it. */
  regions?: Promise<Region[]>
  /** Of whom the page of this request takes scripts, as it can be paid by them; said by its loader. */
  paymentHosts?: PaymentHosts
  /** Whom the form of the page of this request may lead to; said by its loader. */
  formTarget?: string
  /** What the address says of language and country; it is what the router serves the pages under. */
  prefix?: Prefix
}

/** What the handler gave, which the router passes on without knowing it. */
export const storefrontOf = (context: unknown) => context as StorefrontContext

export interface ShopRegion {
  id: string
  name: string
  currency_code: string
  /** Prices are shown with tax. */
  inclusive: boolean
  /** In percent. */
  tax_rate: number
  countries: { code: string; name: string }[]
}

/** What almost every loader and action begins with. */
export interface ShopVisit {
  client: StoreClient
  region: ShopRegion
  regions: ShopRegion[]
  language: Language
  /** What the paths of its pages begin with, such as `/de-at`; empty where the address names no language. */
  prefix: string
  dir: 'ltr' | 'rtl'
  locale: string
  cartId: string | undefined
  signedIn: boolean
}

const baseUrl = process.env.CARTWRIGHT_URL ?? 'http://localhost:9000'

/** A client for this request. What it asks for is refused, and mailed, in the language of the pages. */
export function clientOf(request: Request, context: StorefrontContext, language?: string) {
  return createStoreClient({
    baseUrl,
    language,
    fetch: fetcherOf(context),
    ...(process.env.CARTWRIGHT_PUBLISHABLE_KEY
      ? { publishableKey: process.env.CARTWRIGHT_PUBLISHABLE_KEY }
      : {}),
    storeToken: readCookie(request, 'customer'),
  })
}

/** The SDK calls with an address and options, the shop in this process takes one request. */
const fetcherOf = (context: StorefrontContext) => (input: RequestInfo | URL, init?: RequestInit) =>
  context.fetchApi(input instanceof Request && !init ? input : new Request(input, init))

const regionsOf = (request: Request, context: StorefrontContext): Promise<Region[]> => {
  context.regions ??= clientOf(request, context)
    .regions.list()
    .then(({ regions }) => regions)
  return context.regions
}

/**
 * Reads what the address says of language and country, for the router and for every `visit` of this request. Nothing is
 * redirected by it, so nothing can go in circles. Most paths begin with no language and ask the shop nothing.
 */
export async function readAddress(request: Request, context: StorefrontContext): Promise<string> {
  const { pathname } = new URL(request.url)
  const { prefix: claimed } = splitPrefix(pathname)
  if (!claimed) return ''
  // Where the shop does not answer, the page that says so is found under any country.
  const countries = await regionsOf(request, context).then(
    (regions) => regions.flatMap((region) => (region.countries ?? []).map(({ iso_2 }) => iso_2)),
    () => [claimed.country ?? ''],
  )
  context.prefix = prefixOf(pathname, new Set(countries))
  return context.prefix ? prefixPath(context.prefix) : ''
}

/** That of the country in the address, else the one that was chosen, else the first. */
function regionOfVisit(
  request: Request,
  regions: readonly ShopRegion[],
  prefix?: Prefix,
): ShopRegion | undefined {
  const chosen = readCookie(request, 'region')
  return (
    regions.find(({ countries }) => countries.some(({ code }) => code === prefix?.country)) ??
    regions.find(({ id }) => id === chosen) ??
    regions[0]
  )
}

/**
 * Who is here, in which region and language; `given` is what the handler hands every loader and action. Throws a set-up page
 * when the shop has nothing to sell in yet.
 */
export async function visit(request: Request, given: unknown): Promise<ShopVisit> {
  const context = storefrontOf(given)
  const rows = await regionsOf(request, context).catch((error: unknown) => {
    throw isMissing(error, 'publishable_key') ? new MissingPiece('key') : unreachable(error)
  })
  const regions = rows.map(shownRegion)
  const { prefix } = context
  const region = regionOfVisit(request, regions, prefix)
  if (!region) throw new MissingPiece('region')
  const [only, ...others] = region.countries
  const country = prefix?.country ?? (others.length === 0 ? only?.code : undefined)
  const language = chooseLanguage({
    chosen: prefix?.language ?? readCookie(request, 'language'),
    country,
    accepted: request.headers.get('accept-language'),
  })
  return {
    client: clientOf(request, context, tagIn(language, country)),
    region,
    regions,
    language,
    prefix: prefix ? prefixPath(prefix) : '',
    dir: directionOf(language),
    locale: localeOf(language, country),
    cartId: readCookie(request, 'cart'),
    signedIn: readCookie(request, 'customer') !== undefined,
  }
}

function unreachable(error: unknown) {
  console.error(error)
  return new MissingPiece('api')
}

const shownRegion = (region: Region): ShopRegion => ({
  id: region.id,
  name: region.name,
  currency_code: region.currency_code,
  inclusive: labelsIncludeTax(region),
  tax_rate: region.tax_rate,
  countries: (region.countries ?? []).map(({ iso_2, display_name }) => ({ code: iso_2, name: display_name })),
})
