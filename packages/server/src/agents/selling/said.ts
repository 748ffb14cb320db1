/** An address as the agent gave it, under the name it has in this session. */
export interface SaidDestination {
  id: string
  [part: string]: unknown
}

/** Something that was asked for and is not so, and why, at the place where it was asked. */
export interface NotDone {
  code: string
  content: string
  path: string
}

/** What an agent said that no cart of the shop has a place for, and what of its wishes could not be done. */
export interface Said {
  buyer?: Record<string, unknown>
  /** Where, in which language and currency; what the buyer is after. */
  context?: Record<string, unknown>
  attribution?: Record<string, string>
  /** Codes in the words and the order in which they were sent. */
  codes?: string[]
  destinations?: SaidDestination[]
  selected_destination_id?: string
  /** How the buyer pays, without what the money is had by. */
  instruments?: Record<string, unknown>[]
  not_done?: NotDone[]
}

/** What is kept once a session has ended: nothing of the buyer, whose data are the order's. */
export const remainsOf = ({ attribution, buyer }: Said): Said => ({
  ...(attribution ? { attribution } : {}),
  ...(buyer?.consent ? { buyer: { consent: buyer.consent } } : {}),
})
