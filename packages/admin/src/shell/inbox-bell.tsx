import { onDemand } from '../kit/on-demand'

/** What waits comes after what is there. */
export const InboxBell = onDemand(async () => (await import('./InboxBell')).InboxBell, { placeholder: null })
