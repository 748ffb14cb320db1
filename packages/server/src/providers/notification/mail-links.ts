import type { MailLinks } from './mails'

/** Where the mails of a shop lead that serves its own pages; those of customers only where a storefront stands there. */
export const linksOf = (baseUrl: string, { hasStorefront = false } = {}): MailLinks => ({
  user_password: `${baseUrl}/app/reset-password?token={token}&email={email}`,
  invite: `${baseUrl}/app/invite?token={token}`,
  mention: `${baseUrl}/app/a/{path}`,
  ...(hasStorefront
    ? {
        customer_password: `${baseUrl}/account/reset?token={token}&email={email}`,
        order_claim: `${baseUrl}/account/claim?token={token}`,
        agents: `${baseUrl}/account/agents`,
        order: `${baseUrl}/orders/{cart_id}`,
        product: `${baseUrl}{prefix}/p/{handle}?{choice}`,
        restock_stop: `${baseUrl}{prefix}/back-in-stock/stop?token={token}`,
        newsletter_confirm: `${baseUrl}{prefix}/newsletter/confirm?token={token}`,
        newsletter_unsubscribe: `${baseUrl}{prefix}/newsletter/unsubscribe?token={token}`,
        return: `${baseUrl}/returns/{id}?order={cart_id}`,
        swap: `${baseUrl}/swaps/{cart_id}`,
        order_edit: `${baseUrl}/order-edits/{id}`,
      }
    : {}),
})

/** A template's address with its gaps filled; `raw` values are parts of an address already. */
export const filledLink = (
  template: string,
  values: Record<string, string | undefined>,
  raw: Record<string, string | undefined> = {},
): string =>
  template
    .replace(/\{(\w+)\}/g, (_, name: string) =>
      name in raw ? (raw[name] ?? '') : encodeURIComponent(values[name] ?? ''),
    )
    .replace(/\?$/, '')

/** A button that leads to such an address. */
export function buttonOf(
  label: string,
  template: string | undefined,
  values: Record<string, string | undefined>,
  raw: Record<string, string | undefined> = {},
): { label: string; url: string } | undefined {
  return template ? { label, url: filledLink(template, values, raw) } : undefined
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
