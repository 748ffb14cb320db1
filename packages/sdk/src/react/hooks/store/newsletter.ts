'use client'
import { change } from '../change-hook'

// Store: newsletter. One hook a call; change-hook.ts says what each takes.

/** Ask for the newsletter: a mail with a link to confirm goes out; the same answer whoever is subscribed. */
export const useSubscribeToNewsletter = change('POST /store/newsletter')
/** Confirm an address by the link of the mail; once more does nothing. */
export const useConfirmNewsletter = change('POST /store/newsletter/confirm')
/** Leave the newsletter by the link that every letter has; once more does nothing. */
export const useUnsubscribeFromNewsletter = change('POST /store/newsletter/unsubscribe')
