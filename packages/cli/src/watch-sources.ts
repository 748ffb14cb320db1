import { existsSync, type FSWatcher, readFileSync, watch } from 'node:fs'
import { basename, dirname, extname, join, relative, resolve } from 'node:path'
import { configNames } from './config'
import { environmentFile } from './environment'

/** An editor writes a file in several steps; what comes within this time, in ms, is one change. */
const settle = 120
const sources = new Set(['.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '.json', '.css'])

export interface WatchedSources {
  /** Watches these files as well, in the place of those it was given before. */
  also(files: readonly string[]): void
  close(): void
}

/**
 * Tells when the configuration file of a folder changes, or a file it imports, `.env`, or anything under `src`. Folders are
 * watched, not files: editors put a new file in the place of the old one.
 */
export function watchSources(folder: string, changed: (file: string) => void): WatchedSources {
  let watchers: FSWatcher[] = []
  let timer: NodeJS.Timeout | undefined
  let more: readonly string[] = []

  const note = (file: string) => {
    if (!sources.has(extname(file)) && basename(file) !== environmentFile) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      // What the configuration imports may have changed with it.
      look()
      changed(relative(folder, file))
    }, settle)
  }
  const look = () => {
    for (const watcher of watchers) watcher.close()
    const files = new Set([
      ...configNames.map((name) => join(folder, name)).flatMap(importedFrom),
      join(folder, environmentFile),
      ...more,
    ])
    watchers = [...new Set([folder, ...[...files].map(dirname)])].map((parent) =>
      watch(parent, (_, name) => {
        const file = join(parent, name ?? '')
        if (files.has(file)) note(file)
      }),
    )
    const src = join(folder, 'src')
    if (existsSync(src))
      watchers.push(watch(src, { recursive: true }, (_, name) => note(join(src, name ?? ''))))
  }
  look()
  return {
    also(files) {
      more = files
      look()
    },
    close() {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}

/** A file and the files it imports by a relative path, directly or through others. */
function importedFrom(start: string): string[] {
  const found = new Set([start])
  for (const file of found) {
    if (!existsSync(file)) continue
    const text = readFileSync(file, 'utf8')
    for (const [, path = ''] of text.matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g)) {
      const target = resolve(dirname(file), path)
      const real = [target, ...[...sources].map((extension) => target + extension)].find(
        (candidate) => extname(candidate) && existsSync(candidate),
      )
      if (real) found.add(real)
    }
  }
  return [...found]
}
