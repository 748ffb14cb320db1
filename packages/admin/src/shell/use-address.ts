import { useHref } from '../router/hooks'

const isOutside = (href: string) => /^[a-z][a-z\d+.-]*:/i.test(href)

/** What stands in a link: an address of ours below that of the application, `https:`, `mailto:` and `tel:` as they are. */
export function useAddress(href: string): string {
  const own = useHref(isOutside(href) ? '.' : href)
  return isOutside(href) ? href : own
}
