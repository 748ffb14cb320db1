import { noExtensions, type Registry } from './registry'

const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** Somebody develops extensions of this shop: zones can be shown. */
export const isBeingExtended = (): boolean =>
  import.meta.env.DEV || metaOf('cartwright-development') !== undefined

/** The extensions that the page names. A shop without any fetches nothing for them. */
export async function installedExtensions(): Promise<Registry> {
  const listed = metaOf('cartwright-extensions')
  if (!listed) return noExtensions
  return (await import('./load-extensions')).loadExtensions(JSON.parse(listed))
}
