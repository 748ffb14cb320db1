import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { use } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import { tagOf } from './i18n/languages'
import { NonceContext } from './nonce'
import { SetUpPage } from './parts/SetUpPage'
import { TroublePage } from './parts/TroublePage'
import { findCart } from './shop/cart.server'
import { cartView } from './shop/cart-view'
import { storefrontOf, visit } from './shop/context.server'
import { readCookie } from './shop/cookies'
import './styles/index.css'

export type RootData = Awaited<ReturnType<typeof loader>>
export type Theme = 'light' | 'dark'

/** What stands around every page: language, region, the categories of the header, the cart of the drawer. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const storefront = storefrontOf(context)
  const shop = await visit(request, storefront)
  const { region, language, dir, locale, signedIn } = shop
  const [categories, cart] = await Promise.all([
    shop.client.productCategories.list({ parent_category_id: 'null', limit: 12 }),
    findCart(shop),
  ])
  const theme = readCookie(request, 'theme')
  return {
    language,
    dir,
    locale,
    signedIn,
    theme: theme === 'light' || theme === 'dark' ? (theme as Theme) : undefined,
    origin: storefront.origin,
    region: {
      id: region.id,
      name: region.name,
      currency_code: region.currency_code,
      inclusive: region.inclusive,
    },
    categories: categories.product_categories.map(({ handle, name }) => ({ handle, name })),
    cart: cart ? cartView(cart, region.inclusive) : null,
  }
}

/** The surroundings change by what a form did, not by where a link leads; a kept draft changes nothing to be seen. */
export const shouldRevalidate = ({
  formMethod,
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => {
  if (!formMethod || formMethod === 'GET' || formData?.get('intent') === 'save') return false
  return defaultShouldRevalidate
}

export function links() {
  return [instrument, fraunces].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  }))
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData('root') as RootData | undefined
  const nonce = use(NonceContext)
  return (
    <html
      lang={tagOf(root?.language ?? 'en')}
      dir={root?.dir ?? 'ltr'}
      data-theme={root?.theme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F4F0E8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#16130F" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
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
