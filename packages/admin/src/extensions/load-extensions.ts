import type { AdminExtension } from './extension'
import { addSentences } from './extension-words'
import { offered } from './offered'
import type { Registry } from './registry'
import { registryOf } from './registry-of'

/** An extension as the page names it: written by whoever bundled it. */
export interface ListedExtension {
  /** What it was configured as: the name of a package, or a folder. */
  from: string
  /** Address of its code. */
  code: string
  /** Addresses of its style sheets. */
  styles: readonly string[]
  /** Why it has no code: what its sources lack. */
  failure?: string
}

declare global {
  /** Where the code of extensions finds what it shares with the back office. */
  var cartwrightOffered: typeof offered | undefined
}

const isExtension = (value: unknown): value is AdminExtension =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as AdminExtension).name === 'string' &&
  (['pages', 'settings', 'widgets'] as const).every(
    (part) => (value as AdminExtension)[part] === undefined || Array.isArray((value as AdminExtension)[part]),
  )

/**
 * Fetches the extensions of the shop, each by itself: one that cannot be read is left out and said, and the back office is
 * there without it.
 */
export async function loadExtensions(
  listed: readonly ListedExtension[],
  fetchCode = (address: string): Promise<unknown> => import(/* @vite-ignore */ address),
): Promise<Registry> {
  globalThis.cartwrightOffered = offered
  const broken: string[] = []
  const problems: string[] = []
  const loaded = await Promise.all(
    listed.map(async ({ from, code, styles, failure }) => {
      try {
        if (failure) throw new Error(failure)
        const [module] = await Promise.all([fetchCode(code), ...styles.map(addStyles)])
        const given = [(module as { default?: unknown } | undefined)?.default].flat()
        if (!given.every(isExtension))
          throw new Error('its module has no extension as its default export: use defineAdminExtension')
        return given as AdminExtension[]
      } catch (error) {
        broken.push(from)
        problems.push(`${from}: ${error instanceof Error ? error.message : String(error)}`)
        return []
      }
    }),
  )
  const extensions = loaded.flat()
  addSentences(extensions)
  const registry = registryOf(extensions)
  return { ...registry, broken, problems: [...problems, ...registry.problems] }
}

/** Waits for a style sheet, and does without one that does not come. */
const addStyles = (href: string) =>
  new Promise<void>((done) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => done()
    link.onerror = () => done()
    document.head.append(link)
  })
