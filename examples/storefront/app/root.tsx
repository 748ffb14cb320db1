import type { CSSProperties } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  useRouteLoaderData,
} from 'react-router'
import { alternatesOf } from './i18n/alternates'
import { tagOf } from './i18n/languages'
import { ShopContext } from './islands/shop-context'
import { PageScripts } from './parts/PageScripts'
import { PageStyles } from './parts/PageStyles'
import { SetUpPage } from './parts/SetUpPage'
import { TroublePage } from './parts/TroublePage'
import { brand, settings } from './settings'
import { storefrontOf, visit } from './shop/context.server'
import { isPersonal } from './shop/cookies'
import { shopperOf } from './shop/shopper.server'
import { contentLanguages } from './text/content.server'
import './styles/index.css'

export type RootData = Awaited<ReturnType<typeof loader>>

/** What stands around every page: language, region, the categories of the header, the cart of the drawer. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const storefront = storefrontOf(context)
  const shop = await visit(request, storefront)
  const { region, regions, language, prefix, dir, locale } = shop
  const [categories, shopper] = await Promise.all([
    shop.client.productCategories.list({ parent_category_id: 'null', limit: 12 }),
    shopperOf(shop, request),
  ])
  return {
    language,
    prefix,
    alternates: alternatesOf(regions, contentLanguages),
    dir,
    locale,
    origin: storefront.origin,
    region: {
      id: region.id,
      name: region.name,
      currency_code: region.currency_code,
      inclusive: region.inclusive,
    },
    categories: categories.product_categories.map(({ handle, name }) => ({ handle, name })),
    ...shopper,
    /** A page that was drawn for nobody in particular may be somebody's by the time it is read. */
    knowsShopper: isPersonal(request),
  }
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData('root') as RootData | undefined
  const { paper } = settings.colours
  return (
    <html
      lang={tagOf(root?.language ?? 'en')}
      dir={root?.dir ?? 'ltr'}
      data-theme={root?.theme}
      style={brand() as CSSProperties}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <PageStyles />
        <Links />
      </head>
      <body>
        <ShopContext.Provider value={root}>{children}</ShopContext.Provider>
        <PageScripts shop={root} />
      </body>
    </html>
  )
}

export default Outlet

/** What is left when the surroundings themselves could not be had. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && missingPiece(error.data)
  return missing ? <SetUpPage missing={missing} /> : <TroublePage error={error} />
}

function missingPiece(data: unknown) {
  const { missing } = (typeof data === 'string' ? readJson(data) : (data ?? {})) as { missing?: string }
  return missing === 'api' || missing === 'region' || missing === 'key' ? missing : undefined
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
