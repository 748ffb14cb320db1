import type { Call } from '../call'

export const newsletter = (call: Call) => ({
  /** Ask for the newsletter: a mail with a link to confirm goes out; the same answer whoever is subscribed. */
  subscribe: call('POST /store/newsletter', 'body'),
  /** Confirm an address by the link of the mail; once more does nothing. */
  confirm: call('POST /store/newsletter/confirm', 'body'),
  /** Leave the newsletter by the link that every letter has; once more does nothing. */
  unsubscribe: call('POST /store/newsletter/unsubscribe', 'body'),
})
