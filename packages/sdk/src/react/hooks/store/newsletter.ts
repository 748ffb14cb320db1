'use client'
import { change } from '../change-hook'

// Store: newsletter. One hook a call; change-hook.ts says what each takes.
export const useSubscribeToNewsletter = change('POST /store/newsletter')
export const useConfirmNewsletter = change('POST /store/newsletter/confirm')
export const useUnsubscribeFromNewsletter = change('POST /store/newsletter/unsubscribe')
