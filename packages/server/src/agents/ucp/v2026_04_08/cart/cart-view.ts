import type { Cart } from '@cartwright/contract'
import { saleFigures } from '../../../selling/figures'
import { currencyOf } from '../../../selling/sale'
import type { Session } from '../../../selling/session'
import { expiryOf } from '../../../selling/session'
import type { CapabilityName } from '../capabilities'
import { appliedDiscounts } from '../checkout/discounts'
import { lineItems } from '../checkout/line-items'
import { saleTotals } from '../checkout/totals'
import { envelope } from '../envelope'
import { problem, warning } from '../messages'

export interface CartFacts {
  session: Session
  cart: Cart
  active: ReadonlySet<CapabilityName>
  baseUrl: string
  continue_url: string
  links: Readonly<Record<string, string>>
}

/** A cart as the protocol tells it: goods, and what they come to as far as that is known. */
export function cartView({ session, cart, active, baseUrl, continue_url, links }: CartFacts) {
  const { said } = session
  const messages = (said.not_done ?? []).map(({ code, content, path }) =>
    code.startsWith('discount_') ? warning(code, content, path) : problem(code, content, path),
  )
  return {
    ucp: envelope('dev.ucp.shopping.cart', active),
    id: session.id,
    line_items: lineItems(cart, baseUrl),
    ...(said.context ? { context: said.context } : {}),
    ...(said.attribution ? { attribution: said.attribution } : {}),
    ...(said.buyer ? { buyer: said.buyer } : {}),
    currency: currencyOf(cart),
    totals: saleTotals(saleFigures(cart)),
    ...(messages.length > 0 ? { messages } : {}),
    links: Object.entries(links).map(([type, url]) => ({ type, url })),
    continue_url,
    expires_at: expiryOf(session),
    ...(active.has('dev.ucp.shopping.discount')
      ? {
          discounts: {
            codes: said.codes ?? (cart.discounts ?? []).map(({ code }) => code),
            applied: appliedDiscounts(cart),
          },
        }
      : {}),
  }
}
