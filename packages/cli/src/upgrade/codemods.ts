import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A change of a shop's own source that a release asks for, and that can be made without its owner. */
export interface Codemod {
  /** The release that asks for it. */
  version: string
  /** What it does, for whoever reads what was changed. */
  summary: string
  /** Whether it may concern a file, by its path from the shop's folder. */
  concerns(path: string): boolean
  /** The source as it is to be; the same where nothing is to be changed, so that it may be made twice. */
  change(source: string): string
}

/** What releases ask of a shop's source, oldest first. The first release, 0.1.0, asks for nothing. */
export const codemods: readonly Codemod[] = []

/** What is made by programs, or is nobody's source. */
const left = new Set(['node_modules', 'dist', 'build', 'data', 'uploads', 'coverage'])

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || left.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sourcesIn(path)
    else if (entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name)) yield path
  }
}

/**
 * Makes the changes that these releases ask for in the sources of a folder, or only looks. Returns which files each of them
 * changed; those that change nothing are left out.
 */
export function applyCodemods(
  root: string,
  versions: readonly string[],
  { isDry = false, known = codemods }: { isDry?: boolean; known?: readonly Codemod[] } = {},
): { summary: string; files: string[] }[] {
  const wanted = known.filter(({ version }) => versions.includes(version))
  if (wanted.length === 0) return []
  const changed = wanted.map(({ summary }) => ({ summary, files: [] as string[] }))
  for (const path of sourcesIn(root)) {
    const name = relative(root, path)
    const before = readFileSync(path, 'utf8')
    let source = before
    for (const [index, codemod] of wanted.entries()) {
      if (!codemod.concerns(name)) continue
      const next = codemod.change(source)
      if (next !== source) changed[index]?.files.push(name)
      source = next
    }
    if (source !== before && !isDry) writeFileSync(path, source)
  }
  return changed.filter(({ files }) => files.length > 0)
}
