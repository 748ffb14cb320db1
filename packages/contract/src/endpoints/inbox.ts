import { z } from 'zod'
import { endpoints } from '../endpoint'
import { InboxItem } from '../entities/inbox'

const inbox = z.object({ inbox: z.array(InboxItem) })

export const inboxEndpoints = endpoints({
  'GET /admin/inbox': {
    access: 'staff',
    tag: 'Inbox',
    summary: 'Count what waits for you, of what you may see',
    returns: () => inbox,
  },
  'POST /admin/inbox/seen': {
    access: 'staff',
    tag: 'Inbox',
    summary: 'Note that you have seen what waits for you',
    returns: () => inbox,
  },
})
