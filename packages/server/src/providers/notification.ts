/**
 * Sends messages about events. Its `data` is the event's payload with what it speaks of added: `store`, `locale`,
 * and as the event has them `order` (with figures), `customer`, `fulfillment`, `refund`.
 */
export interface NotificationProvider {
  readonly id: string
  /** Event names it has something to say to. */
  readonly events: readonly string[]
  /** Answers whom it told and what is needed to tell it again; null when it has nothing to say to this event. */
  send(
    event: string,
    data: Record<string, unknown>,
  ): Promise<{ to: string; data: Record<string, unknown> } | null>
  /** Sends a stored message again, perhaps to another address. */
  resend(message: { event_name: string; to: string; data: Record<string, unknown> }): Promise<{
    to: string
    data: Record<string, unknown>
  }>
}
