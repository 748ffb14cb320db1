import type { SellingOptions } from './agents'
import type { MailSettings } from './providers/notification/shop-mails'
import type { Flags, McpRights } from './shop'

/** Everything is on unless a shop says otherwise. */
export const allFlags: Flags = {
  analytics: true,
  order_editing: true,
  publishable_api_keys: true,
  sales_channels: true,
  product_categories: true,
  tax_inclusive_pricing: true,
}

/**
 * Flags as the environment sets them: `CARTWRIGHT_FF_PRODUCT_CATEGORIES=false`.
 * @throws for a flag that does not exist and for anything but true and false
 */
export function flagsIn(env: Record<string, string | undefined>): Partial<Flags> {
  const prefix = 'CARTWRIGHT_FF_'
  const flags: Partial<Flags> = {}
  for (const [variable, value] of Object.entries(env)) {
    if (!variable.startsWith(prefix)) continue
    const name = variable.slice(prefix.length).toLowerCase()
    if (!Object.hasOwn(allFlags, name))
      throw new Error(`${variable}: there is no flag ${name}; there are ${Object.keys(allFlags).join(', ')}`)
    if (value !== 'true' && value !== 'false') throw new Error(`${variable} must be true or false`)
    flags[name as keyof Flags] = value === 'true'
  }
  return flags
}

/**
 * Whether agents are let in, as the environment says it by `CARTWRIGHT_MCP`.
 * @throws for anything but read, write and off
 */
export function mcpIn({ CARTWRIGHT_MCP: said }: Record<string, string | undefined>): McpRights | undefined {
  if (!said || said === 'off') return undefined
  if (said !== 'read' && said !== 'write') throw new Error('CARTWRIGHT_MCP must be read, write or off')
  return said
}

/**
 * By which protocols agents of shoppers are sold to, as the environment names them by `CARTWRIGHT_AGENTS`.
 * @throws for a protocol that is none
 */
export function agentsIn({
  CARTWRIGHT_AGENTS: said,
}: Record<string, string | undefined>): SellingOptions | undefined {
  const names = (said ?? '').split(',').map((name) => name.trim())
  const protocols = names.filter((name) => name !== '' && name !== 'off')
  const unknown = protocols.find((name) => name !== 'ucp' && name !== 'acp')
  if (unknown !== undefined)
    throw new Error(`CARTWRIGHT_AGENTS: there is no protocol ${unknown}; there are ucp and acp`)
  return protocols.length > 0 ? Object.fromEntries(protocols.map((name) => [name, true])) : undefined
}

/** The mail server that the environment names by `SMTP_URL` and `MAIL_FROM`, if it names one. */
export const mailFromEnvironment = ({ SMTP_URL, MAIL_FROM }: NodeJS.ProcessEnv): MailSettings | undefined =>
  SMTP_URL && MAIL_FROM ? { server: SMTP_URL, from: MAIL_FROM } : undefined
