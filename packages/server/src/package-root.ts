import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the installed package, from the sources and from the built bundle alike. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'migrations'))) {
    const above = dirname(folder)
    if (above === folder)
      throw new Error('The migrations folder of @cartwright/server is missing: install it again')
    folder = above
  }
  return folder
}

/** The version of this package, as it calls itself to others. */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}
