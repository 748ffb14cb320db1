import { BoxIcon, HomeIcon, type Icon, OrderIcon, SettingsIcon, UserIcon } from '@cartwright/ui/icons'
import { paths } from '../paths'

export interface Place {
  /** The key of its name in `common.json`. */
  name: 'home' | 'orders' | 'products' | 'customers' | 'settings'
  path: string
  icon: Icon
  keys: string
}

/** The places of the sidebar, in their order. */
export const places: readonly Place[] = [
  { name: 'home', path: paths.home, icon: HomeIcon, keys: 'G H' },
  { name: 'orders', path: paths.orders, icon: OrderIcon, keys: 'G O' },
  { name: 'products', path: paths.products, icon: BoxIcon, keys: 'G P' },
  { name: 'customers', path: paths.customers, icon: UserIcon, keys: 'G U' },
  { name: 'settings', path: paths.settings, icon: SettingsIcon, keys: 'G ,' },
]

/** Whether a place holds the current page. Home is only itself. */
export const holds = (place: Place, pathname: string): boolean =>
  pathname === place.path || (place.path !== paths.home && pathname.startsWith(`${place.path}/`))
