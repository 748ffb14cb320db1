/** The packages of the toolkit that a shop names in its `package.json`. They are published as one, under one version. */

const sections = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const

export interface Manifest {
  name?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export interface ShopPackage {
  name: string
  section: (typeof sections)[number]
  /** As it stands there, `^0.1.0`. */
  range: string
  /** What is installed; undefined where nothing is. */
  installed: string | undefined
}

export const isOfToolkit = (name: string): boolean =>
  name.startsWith('@cartwright/') || name === 'create-cartwright'

export const packagesOf = (
  manifest: Manifest,
  installedOf: (name: string) => string | undefined,
): ShopPackage[] =>
  sections.flatMap((section) =>
    Object.entries(manifest[section] ?? {})
      .filter(([name]) => isOfToolkit(name))
      .map(([name, range]) => ({ name, section, range, installed: installedOf(name) })),
  )

/**
 * The range that lets a shop take a version, as exact as the one before: `^0.1.0` becomes `^0.2.0`, `0.1.0` becomes
 * `0.2.0`. Undefined for what is no range of versions: a folder, a tag, an address. Those are left to their owner.
 */
export function rangeFor(range: string, version: string): string | undefined {
  const [, sign] = /^([\^~]?)\d+\.\d+\.\d+(?:[-+][\w.-]+)?$/.exec(range) ?? []
  return sign === undefined ? undefined : `${sign}${version}`
}

/** A `package.json` with other ranges and nothing else changed, the way it is indented included. */
export function withRanges(text: string, ranges: ReadonlyMap<ShopPackage, string>): string {
  const manifest = JSON.parse(text) as Manifest
  for (const [{ name, section }, range] of ranges) {
    const named = manifest[section]
    if (named) named[name] = range
  }
  const [, indent = '  '] = /^\{\s*?\n([ \t]+)"/.exec(text) ?? []
  return `${JSON.stringify(manifest, null, indent)}${text.endsWith('\n') ? '\n' : ''}`
}
