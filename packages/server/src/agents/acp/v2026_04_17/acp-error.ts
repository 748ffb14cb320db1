/** The closed list of the protocol. */
type AcpErrorType = 'invalid_request' | 'processing_error' | 'service_unavailable'

interface More {
  /** The part of the request that it is about, as JSONPath. */
  param?: string
  headers?: Readonly<Record<string, string>>
  supported_versions?: readonly string[]
}

/** What keeps a request from being done: a status, and what is told with it. */
export class AcpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly more: More = {},
  ) {
    super(message)
  }

  /** As the protocol tells it. */
  toJSON() {
    const { param, supported_versions } = this.more
    return {
      type: typeOf(this.status),
      code: this.code,
      message: this.message,
      ...(param ? { param } : {}),
      ...(supported_versions ? { supported_versions } : {}),
    }
  }
}

const typeOf = (status: number): AcpErrorType =>
  status === 503 ? 'service_unavailable' : status >= 500 ? 'processing_error' : 'invalid_request'

export const notFound = (what: string) => new AcpError(404, 'not_found', `There is no ${what} of this id`)
