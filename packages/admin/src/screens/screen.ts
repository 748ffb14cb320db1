import type { CallName } from '@cartwright/contract'
import type { Icon } from '@cartwright/ui/icons'
import type { ReactElement } from 'react'
import type common from '../../public/locales/en/common.json'
import type settings from '../../public/locales/en/settings.json'

/** The names of places, as `common.json` has them. */
export type PlaceName = keyof (typeof common)['places']

interface Base {
  /** Below `/a/`, as routers write it: `orders/:id`; empty for home. */
  path: string
  /** Fetches the code of the screen. */
  load: () => Promise<() => ReactElement | null>
  /** Without the right to this call the screen says who grants it, and nothing leads to it. */
  needs?: CallName
}

/** A screen that is opened from another one. */
interface Inner extends Base {
  place?: undefined
}

/** A screen with a link in the sidebar; below the link of another one where `below` names it. */
interface InSidebar extends Base {
  place: 'sidebar'
  name: PlaceName
  icon: Icon
  below?: PlaceName
  /** Opens it from anywhere: `G O`. */
  keys?: string
}

/** A screen with a card on the page of the settings, described by `cards.<name>` of `settings.json`. */
interface InSettings extends Base {
  place: 'settings'
  name: PlaceName & keyof (typeof settings)['cards']
  icon: Icon
}

/** A screen of the back office: routes, sidebar, palette, help and cards of the settings are read off these. */
export type Screen = Inner | InSidebar | InSettings
export type SidebarScreen = InSidebar
export type SettingsScreen = InSettings

/** Helps an editor; changes nothing. */
export const screens = <const T extends readonly Screen[]>(entries: T): T => entries
