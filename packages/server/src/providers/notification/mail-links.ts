/** A button that leads to a template's address with its gaps filled; `raw` values are parts of an address already. */
export function buttonOf(
  label: string,
  template: string | undefined,
  values: Record<string, string | undefined>,
  raw: Record<string, string | undefined> = {},
): { label: string; url: string } | undefined {
  if (!template) return undefined
  const url = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    name in raw ? (raw[name] ?? '') : encodeURIComponent(values[name] ?? ''),
  )
  return { label, url: url.replace(/\?$/, '') }
}

/** The token itself, for a shop that names no page to lead to. */
export const bareToken = (template: string | undefined, { token }: { token?: string }): string[] =>
  template || !token ? [] : [token]

/** A picture's address as a mail can reach it. */
export const pictureOf = (
  thumbnail: string | null | undefined,
  base: string | undefined,
): string | undefined =>
  thumbnail?.startsWith('/') && base ? new URL(thumbnail, base).href : (thumbnail ?? undefined)

/**
 * What lets a mail program show a button of its own that takes its reader off the list, by one POST to the address (RFC 8058).
 * Nothing for a mail without such an address.
 */
export const stopHeaders = (url: string | undefined): { headers?: Record<string, string> } =>
  url && /^https?:\/\/[\x21-\x7e]+$/.test(url)
    ? { headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
    : {}
