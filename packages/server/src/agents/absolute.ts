import { ownAddress } from '@cartwright/contract'

/**
 * The address by which anybody can fetch a file or page of the shop or elsewhere; undefined for what is none. A file that was named
 * after this machine is the shop's all the same.
 */
export function absolute(url: string | null | undefined, baseUrl: string): string | undefined {
  const own = url && ownAddress(url)
  return own && URL.canParse(own, baseUrl) ? new URL(own, baseUrl).href : undefined
}
