/** What a subscriber to an event may send. Answers null when it has nothing to say to this event. */
export interface NotificationProvider {
  readonly id: string
  readonly events: readonly string[]
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
