/**
 * Sends messages about events. Its `data` is the event's payload with what it speaks of added: `store`, `locale`,
 * and as the event has them `order` (with figures), `customer`, `fulfillment`, `refund`.
 */
export interface NotificationProvider {
  readonly id: string
  /** Event names it has something to say to. */
  readonly events: readonly string[]
  /** Returns whom it told and what is needed to tell it again; null when it has nothing to say to this event. */
  send(
    event: string,
    data: Record<string, unknown>,
  ): Promise<{ to: string; data: Record<string, unknown> } | null>
  /** Sends a stored message again, perhaps to another address. */
  resend(message: { event_name: string; to: string; data: Record<string, unknown> }): Promise<{
    to: string
    data: Record<string, unknown>
  }>
  /** The message as it would be sent now, without sending it; undefined when it has nothing to say to this event. */
  write?(event: string, data: Record<string, unknown>): Promise<WrittenMessage | undefined>
  /** Sends a mail that says that mails arrive; answers what the server said. @throws what it said when it refused */
  test?(to: string): Promise<string>
  /** Whether messages leave the shop; without it, they do. */
  sends?(): Promise<boolean>
}

/** A message as its reader sees it. */
export interface WrittenMessage {
  to: string
  subject: string
  text: string
  html: string
}
