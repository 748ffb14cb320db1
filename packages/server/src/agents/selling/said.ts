/** An address as the agent gave it, under the name it has in this session. */
export interface SaidDestination {
  id: string
  [part: string]: string
}

/** What an agent said that no cart of the shop has a place for, and what its words are told back by. */
export interface Said {
  buyer?: Record<string, unknown>
  /** Where, in which language and currency; what the buyer is after. */
  context?: Record<string, unknown>
  attribution?: Record<string, string>
  /** Codes in the words and the order in which they were sent, and why some do not count. */
  codes?: string[]
  refused_codes?: Record<string, { code: string; content: string }>
  destinations?: SaidDestination[]
  /** Goods that were asked for and are not in the cart, by their variant. */
  refused_goods?: { variant_id: string; code: string; content: string }[]
  /** How the buyer pays, without what the money is had by. */
  instruments?: Record<string, unknown>[]
  /** Why the address or the delivery that was named does not count. */
  refused_delivery?: { code: string; content: string; path: string }
}
