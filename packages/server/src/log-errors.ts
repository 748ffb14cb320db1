import { pino } from 'pino'

/**
 * An error as the log shows it. A failed query names its text, never its values: they are addresses, mails, and hashes of
 * passwords.
 */
export function loggedError(error: unknown): unknown {
  const shown = pino.stdSerializers.err(error as Error)
  if (!shown || typeof shown !== 'object' || !('params' in shown)) return shown
  const { params: _, ...rest } = shown
  const { cause } = error as { cause?: Error }
  const bare = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')
  return {
    ...rest,
    message: [bare((error as Error).message), cause?.message].filter(Boolean).join(': '),
    stack: bare(shown.stack),
  }
}
