import type { NotificationProvider } from '../notification'

/** Says in the log that a message would go out, and to whom. For shops without a mail server, and for trying out. */
export const logNotifications = (
  events: readonly string[],
  write: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): NotificationProvider => ({
  id: 'log',
  events,
  async send(event, data) {
    const to = recipientOf(data)
    if (!to) return null
    write(`notification ${event} to ${to}`)
    return { to, data: {} }
  },
  async resend({ event_name, to, data }) {
    write(`notification ${event_name} to ${to}, again`)
    return { to, data }
  },
})

/** Whom a message about this event goes to. */
export function recipientOf(data: Record<string, unknown>): string | undefined {
  const { order, email, old_email, user_email, gift_card, mention } = data as {
    gift_card?: { to?: string }
    mention?: { to?: string }
    order?: { email?: string }
    email?: string
    old_email?: string
    user_email?: string
  }
  return gift_card?.to ?? mention?.to ?? order?.email ?? email ?? old_email ?? user_email
}
