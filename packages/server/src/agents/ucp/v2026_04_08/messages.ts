type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable'

export type Message =
  | { type: 'error'; code: string; content: string; severity: Severity; path?: string }
  | { type: 'warning'; code: string; content: string; path?: string }
  | { type: 'info'; code?: string; content: string; path?: string }

const placed = (path: string | undefined) => (path ? { path } : {})

export const problem = (
  code: string,
  content: string,
  path?: string,
  severity: Severity = 'recoverable',
): Message => ({ type: 'error', code, content, severity, ...placed(path) })

export const warning = (code: string, content: string, path?: string): Message => ({
  type: 'warning',
  code,
  content,
  ...placed(path),
})

export const info = (code: string, content: string, path?: string): Message => ({
  type: 'info',
  code,
  content,
  ...placed(path),
})

/** Nothing is there under this name. */
export const notFound = (content: string): Message =>
  problem('not_found', content, undefined, 'unrecoverable')
