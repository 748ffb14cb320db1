/**
 * The part of an address that names a thing: its title in lower case with dashes, accents taken off, letters of
 * every script kept.
 */
export function handleOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** What an address calls a region: its name in lower case with dashes. */
export const regionSlug = ({ name }: { name: string }): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
