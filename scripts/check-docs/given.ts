/**
 * What the words around a block of code introduce: ` ```ts with client, id` may use these as they are here. Types are told from the
 * root of the documentation, where every package can be imported.
 */
export const given: Readonly<Record<string, string>> = {
  client: "import('@cartwright/sdk').Client",
  shop: "import('@cartwright/sdk').StoreClient",
  office: "import('@cartwright/sdk').Client",
  id: 'string',
  region_id: 'string',
  variant_id: 'string',
  baseUrl: 'string',
  secret: 'string',
  signal: 'AbortSignal',
  request: 'Request',
  print: '(text: string) => void',
  region: "import('@cartwright/contract').Region",
  product: "import('@cartwright/contract').Product",
  variant: "import('@cartwright/contract').ProductVariant",
  customer: '{ id: string; name: string }',
  unit_price: 'number',
  visit: 'string',
  isSignedIn: 'boolean',
  App: '() => import("react").ReactNode',
  Pages: '() => import("react").ReactNode',
  CategoryLink: '() => import("react").ReactNode',
  CustomerFacts: '(props: { id: string }) => import("react").ReactNode',
  provider: "import('@cartwright/sdk/react').AnalyticsProvider",
  toasts: '{ error(text: string): void }',
  navigate: '(path: string) => void',
  useHref: '(path: string) => string',
  setupServer: "typeof import('msw/node').setupServer",
}
