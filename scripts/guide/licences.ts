/** What a shop installs of others, and under which licences: from the lock file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'

const root = join(import.meta.dirname, '../..')
const json = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T

interface Manifest {
  name: string
  private?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
interface Locked {
  version?: string
  license?: string
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** What only builds: nothing of it is in a package. */
const tools = new Set([
  '@react-router/dev',
  '@vitejs/plugin-react',
  'subset-font',
  'tsup',
  'tsx',
  'typescript',
  'vite',
])

/** Licences that let a shop be sold, changed and kept closed, asking for a notice at most. */
const permissive = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'],
  ...['OFL-1.1', 'Unlicense'],
])

/** Others, each with the reason why it may be. */
const allowed: Readonly<Record<string, string>> = {
  '@img/sharp-libvips':
    'LGPL: a library of its own that `sharp` loads, unchanged and replaceable. Only the demo brings it',
  '@img/sharp': 'the same library, built in for systems that have no other way. Only the demo brings it',
}

const isPermissive = (licence: string) =>
  licence
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((each) => permissive.has(each)))

const isOf = (begin: string, name: string) => name === begin || name.startsWith(`${begin}-`)
const allowedAs = (name: string) => Object.keys(allowed).find((begin) => isOf(begin, name))

interface Found {
  name: string
  version: string
  licence: string
  /** Packages of ours that name it. */
  by: string[]
}

/** Everything that comes with a package of ours, named by it or by what it names; what is bundled into a build too. */
function installed(): Found[] {
  const locked = json<{ packages: Record<string, Locked> }>('package-lock.json').packages
  const found = new Map<string, Found>()
  const placeOf = (name: string, from: string): string | undefined => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules') - 1))) {
      const place = `${at ? `${at}/` : ''}node_modules/${name}`
      if (locked[place]) return place
      if (!at) return undefined
    }
  }
  const visit = (name: string, from: string, by?: string) => {
    const place = placeOf(name, from)
    const entry = place ? locked[place] : undefined
    // Ours, or of a system that the lock file does not know.
    if (!place || !entry || entry.link) return
    const known = found.get(place)
    if (known) {
      if (by && !known.by.includes(by)) known.by.push(by)
      return
    }
    found.set(place, {
      name,
      version: entry.version ?? '',
      licence: entry.license ?? 'none named',
      by: by ? [by] : [],
    })
    for (const next of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }))
      visit(next, place)
  }
  for (const file of globSync(['packages/*/package.json', 'examples/*/package.json'], { cwd: root }).sort()) {
    const manifest = json<Manifest>(file)
    if (manifest.private) continue
    const named = {
      ...manifest.dependencies,
      ...manifest.optionalDependencies,
      ...manifest.devDependencies,
    }
    for (const name of Object.keys(named))
      if (!tools.has(name)) visit(name, file.replace('/package.json', ''), manifest.name)
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Those whose licence nobody has agreed to. */
export const licencesToAsk = (): Found[] =>
  installed().filter(({ name, licence }) => !isPermissive(licence) && !allowedAs(name))

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

export function licenceTables(): string {
  const all = installed()
  const counts = [...new Set(all.map(({ licence }) => licence))].map(
    (licence) => [licence, String(all.filter((one) => one.licence === licence).length)] as const,
  )
  const kept = all.filter(({ licence }) => !isPermissive(licence))
  return `## Licences

${table(
  ['Licence', 'Packages'],
  counts.toSorted((a, b) => Number(b[1]) - Number(a[1]) || (a[0] < b[0] ? -1 : 1)),
)}

Not permissive, and why it may be:

${table(
  ['Package', 'Licence', 'Reason'],
  Object.entries(allowed).map(([begin, reason]) => [
    `\`${begin}-…\``,
    [...new Set(kept.filter(({ name }) => allowedAs(name) === begin).map((one) => one.licence))].join(', '),
    reason,
  ]),
)}

## Named by our packages

${table(
  ['Package', 'Version', 'Licence', 'For'],
  all
    .filter(({ by }) => by.length > 0)
    .map(({ name, version, licence, by }) => [
      `\`${name}\``,
      version,
      licence,
      by.map((one) => `\`${one}\``).join(', '),
    ]),
)}
`
}
