import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const statement =
  /^(?:import|export)\s+(type\s)?([^'"]*?)\s*from\s+['"](\.[^'"]+)['"]|^import\s+['"](\.[^'"]+)['"]/gm

/** Whether a list of names, as it stands in an import, has nothing that is there at run time. */
const isTypesAlone = (names: string): boolean => {
  const listed = /^\{([^}]*)\}$/.exec(names.trim())?.[1]
  const each = listed?.split(',').flatMap((name) => name.trim() || [])
  return each !== undefined && each.length > 0 && each.every((name) => name.startsWith('type '))
}

/** The files that a file needs before it can run: imports of types and those that come later, by `import()`, are none. */
function neededBy(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(statement)].flatMap(([, isType, names = '', from, alone]) => {
    if (isType || (from && isTypesAlone(names))) return []
    const at = join(dirname(file), from ?? alone ?? '')
    return (
      [at, `${at}.ts`, `${at}.tsx`, join(at, 'index.ts')].find(
        (one) => /\.tsx?$/.test(one) && existsSync(one),
      ) ?? []
    )
  })
}

/**
 * Files that need each other before either has run, each ring once: the first to be loaded finds the other half empty.
 *
 * @param files where to look, as absolute paths
 */
export function importCycles(files: readonly string[]): string[][] {
  const state = new Map<string, 'open' | 'done'>()
  const rings: string[][] = []
  const visit = (file: string, path: readonly string[]) => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      rings.push([...path.slice(path.indexOf(file)), file])
      return
    }
    state.set(file, 'open')
    for (const needed of neededBy(file)) visit(needed, [...path, file])
    state.set(file, 'done')
  }
  for (const file of files) visit(file, [])
  return rings
}

/** Every file that a file needs before it can run, itself among them. */
export function reachedFrom(file: string): Set<string> {
  const found = new Set([file])
  for (const each of found) for (const needed of neededBy(each)) found.add(needed)
  return found
}
