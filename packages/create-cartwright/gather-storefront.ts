import { copyFileSync, cpSync } from 'node:fs'
import { join } from 'node:path'

/** What the storefront is made of, but what is this repository's alone: its tests, its package and how it is built here. */
const parts = [
  'app',
  'public',
  'build-config.ts',
  'form-target.ts',
  'handler.ts',
  'island-chunks.ts',
  'payment-headers.ts',
  'react-router.config.ts',
  'serve-asset.ts',
]

/** Puts the source of the storefront into a folder, as `init --storefront source` gives it away. */
export function gatherStorefront(from: string, to: string): void {
  for (const part of parts)
    cpSync(join(from, part), join(to, part), {
      recursive: true,
      filter: (path) => !/\.test\.tsx?$/.test(path),
    })
  copyFileSync(join(import.meta.dirname, '../../scripts/pack-build.mjs'), join(to, 'pack-build.mjs'))
  copyFileSync(join(import.meta.dirname, '../../LICENSE'), join(to, 'LICENSE'))
}
