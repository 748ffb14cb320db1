import type { Message } from './messages'

/** What keeps a request from being worked on at all: told by a status, a code and a sentence. */
export class ProtocolError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** The same as a message, where the protocol wants it told by one. */
    readonly messages?: readonly Message[],
  ) {
    super(message)
  }
}
