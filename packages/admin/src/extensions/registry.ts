import type { ExtensionPage, ExtensionSettings, ExtensionWidget } from './extension'
import type { ZoneName } from './zones'

/** With the name of the extension it comes from. */
export type OfExtension<T> = T & { extension: string }

export interface Registry {
  pages: readonly OfExtension<ExtensionPage>[]
  /** Sorted by path. */
  settings: readonly OfExtension<ExtensionSettings>[]
  widgets: ReadonlyMap<ZoneName, readonly OfExtension<ExtensionWidget>[]>
  /** All there are, by name. */
  names: readonly string[]
  /** What could not be loaded at all: where it was to come from. */
  broken: readonly string[]
  /** What was refused or could not be loaded, and why, for whoever builds the extension. */
  problems: readonly string[]
}

/** Of a shop without extensions, as most are: what puts them together is fetched where there are some. */
export const noExtensions: Registry = {
  pages: [],
  settings: [],
  widgets: new Map(),
  names: [],
  broken: [],
  problems: [],
}
