import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** `@scope/name@2` is the package `@scope/name`. */
const isThere = (wanted: string) => {
  try {
    resolve(wanted.replace(/(?<=.)@[^/]*$/, ''))
    return true
  } catch {
    return false
  }
}

/**
 * Makes sure that packages are there which only some shops need, and install for themselves: said when the shop is set up,
 * not when the first shopper pays.
 *
 * @param what what needs them, as the words begin: `Payment by Stripe`
 * @param packages by name, with `@2` behind where only those versions serve
 * @throws Error that names those that are missing, and the command that brings them
 */
export function assertInstalled(what: string, ...packages: readonly string[]): void {
  const missing = packages.filter((name) => !isThere(name))
  if (missing.length === 0) return
  throw new Error(`${what} needs what is not installed here. Run: npm install ${missing.join(' ')}`)
}
