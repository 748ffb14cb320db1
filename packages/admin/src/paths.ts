/** Where things are. Paths are those inside the application; the shop serves it below `/app`. */
export const paths = {
  login: '/login',
  resetPassword: '/reset-password',
  invite: '/invite',
  home: '/a',
  orders: '/a/orders',
  order: (id: string) => `/a/orders/${id}`,
  products: '/a/products',
  newProduct: '/a/products/new',
  product: (id: string) => `/a/products/${id}`,
  customers: '/a/customers',
  customer: (id: string) => `/a/customers/${id}`,
  settings: '/a/settings',
  storeSettings: '/a/settings/details',
  personalSettings: '/a/settings/personal-information',
  usageSettings: '/a/settings/personal-information/usage-data',
}

/** The address of a list with some filters set. */
export const filtered = (path: string, filters: Record<string, string | readonly string[]>): string => {
  const search = new URLSearchParams()
  for (const [name, values] of Object.entries(filters))
    for (const value of [values].flat()) search.append(name, value)
  return `${path}?${search}`
}
