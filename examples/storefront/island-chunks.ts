import { join } from 'node:path'

/** What of a module's place in the build is looked at. */
interface Modules {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** A module and all that it imports by itself. */
function reached(from: string, modules: Modules): Set<string> {
  const found = new Set([from])
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

/**
 * Names the chunks of what islands share. Left alone, each small module that two of them need becomes a file of its own, and
 * a page fetches thirty of them; so what the start of every page imports is one file, and what several islands import is
 * another. What a single island needs stays with it, and pages, which run on the server alone, count for nothing.
 */
export function islandChunks(root: string): (id: string, modules: Modules) => string | null {
  let names: Map<string, string> | undefined
  return (id, modules) => {
    names ??= namesOf(modules, join(root, 'app/entry.client.tsx'), join(root, 'app/islands/registry.ts'))
    return names.get(id) ?? null
  }
}

function namesOf(modules: Modules, entry: string, registry: string): Map<string, string> {
  const start = reached(entry, modules)
  const islands = modules.getModuleInfo(registry)?.dynamicallyImportedIds ?? []
  const parts = new Map(islands.map((island) => [island, reached(island, modules)]))
  const uses = new Map<string, number>()
  for (const [island, own] of parts) {
    // An island that is built on another, as that of a sold-out piece, does not make all of that one shared.
    const below = islands.flatMap((other) => (other !== island && own.has(other) ? [parts.get(other)] : []))
    for (const id of own) if (!below.some((part) => part?.has(id))) uses.set(id, (uses.get(id) ?? 0) + 1)
  }
  const names = new Map<string, string>()
  for (const [id, count] of uses) if (count > 1) names.set(id, 'shared')
  for (const id of start) names.set(id, 'start')
  return names
}
