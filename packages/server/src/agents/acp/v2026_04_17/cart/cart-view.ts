import type { Cart } from '@cartwright/contract'
import type { DocumentWords } from '../../../../modules/document/words/words'
import { saleFigures } from '../../../selling/figures'
import { currencyOf } from '../../../selling/sale'
import { expiryOf, type Session } from '../../../selling/session'
import { lineItems } from '../checkout/line-items'
import { saleTotals } from '../checkout/totals'
import { messageOf } from '../messages'

export interface CartFacts {
  session: Session
  cart: Cart
  baseUrl: string
  continue_url: string
  words: DocumentWords
}

/** A cart as the protocol tells it: goods, and what they come to as far as that is known. */
export function cartView({ session, cart, baseUrl, continue_url, words }: CartFacts) {
  const { buyer, not_done = [] } = session.said
  return {
    id: session.id,
    line_items: lineItems(cart, baseUrl, words),
    ...(buyer ? { buyer } : {}),
    currency: currencyOf(cart).toLowerCase(),
    totals: saleTotals(saleFigures(cart), words),
    ...(not_done.length > 0 ? { messages: not_done.map(messageOf) } : {}),
    continue_url,
    expires_at: expiryOf(session),
  }
}
