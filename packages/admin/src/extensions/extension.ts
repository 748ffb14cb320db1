import type { Scope } from '@cartwright/contract'
import type { ComponentType } from 'react'
import type { ZoneName, Zones } from './zones'

/** A text in one language, or in several by their files: `{ en: 'Loyalty', de: 'Treue' }`. English where one is missing. */
export type Label = string | ({ en: string } & Partial<Record<string, string>>)
/** The page itself, or what fetches its code when it is first opened: `() => import('./LoyaltyPage')`. */
type Screen =
  | { component: ComponentType; load?: never }
  | { load: () => Promise<{ default: ComponentType }>; component?: never }

interface Place {
  /** Below `/a/` or `/a/settings/`, without either: `loyalty`, `loyalty/:id`. Paths of our own screens are refused. */
  path: string
  /** What the person signed in must be allowed to do, as `orders:read`. Without it everybody may. */
  permission?: Scope
}

export type ExtensionPage = Place &
  Screen & {
    /** A link to it in the sidebar. A page with `:` in its path has none. */
    link?: { label: Label; icon: ComponentType }
  }

/** A page of the settings, reached by its card. */
export type ExtensionSettings = Place &
  Screen & {
    label: Label
    description: Label
    icon: ComponentType
  }

/** Something that stands in a screen of ours. `component` is handed what that zone knows. */
export type ExtensionWidget = {
  [Name in ZoneName]: { zone: Name; component: ComponentType<Zones[Name]>; permission?: Scope }
}[ZoneName]

/** Sentences by their key, with the endings of plural forms: `{ points_one: '{{count}} point', points_other: … }`. */
export type ExtensionSentences = Readonly<Record<string, string>>

/** What a shop adds to its back office. */
export interface AdminExtension {
  /** Named where it breaks or is refused. */
  name: string
  pages?: readonly ExtensionPage[]
  settings?: readonly ExtensionSettings[]
  widgets?: readonly ExtensionWidget[]
  /** Its sentences by language, read by `useExtensionWords`. English where one is missing. */
  sentences?: { en: ExtensionSentences } & Partial<Record<string, ExtensionSentences>>
}

/** Checks an extension at the editor; changes nothing: `export default defineAdminExtension({ name: 'Loyalty', … })`. */
export const defineAdminExtension = (extension: AdminExtension): AdminExtension => extension
