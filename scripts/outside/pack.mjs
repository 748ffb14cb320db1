import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Packs the package of a folder as it would be published; the path of its tarball. */
export function pack(cwd, destination) {
  const packed = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', destination], {
      cwd,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  return join(destination, (Array.isArray(packed) ? packed[0] : Object.values(packed)[0]).filename)
}
