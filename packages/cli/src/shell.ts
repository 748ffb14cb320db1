import pc from 'picocolors'

/** How a command ends, for programs. */
export const exit = {
  ok: 0,
  unexpected: 1,
  usage: 2,
  signedOut: 3,
  notFound: 4,
  invalid: 5,
  conflict: 6,
  network: 7,
  cancelled: 8,
} as const

/** Ends the command with a sentence and, where there is one, the way out. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly code: number = exit.unexpected,
    readonly hint?: string,
  ) {
    super(message)
  }
}

/** Talk goes to stderr, data to stdout: a pipe gets data only. */
export const say = (text: string) => process.stderr.write(`${text}\n`)
export const data = (text: string) => process.stdout.write(`${text}\n`)

/** Whether a question may be asked. */
export const mayAsk = () => Boolean(process.stdin.isTTY && process.stderr.isTTY && !process.env.CI)

/** Everything that comes in on stdin, without the line end. */
export async function readStdin(): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '')
}

const codes: Record<string, number> = {
  not_found: exit.notFound,
  invalid_data: exit.invalid,
  not_allowed: exit.invalid,
  duplicate_error: exit.conflict,
  conflict: exit.conflict,
  unauthorized: exit.signedOut,
}

/** Says what went wrong and ends with the matching code. */
export function fail(error: unknown, asJson = false): never {
  const known = error as { message?: string; code?: unknown; hint?: string; type?: string }
  const code = error instanceof CommandError ? error.code : (codes[known.type ?? ''] ?? exit.unexpected)
  const message = known.message ?? String(error)
  if (asJson)
    say(JSON.stringify({ error: { code: known.type ?? 'error', message, hint: known.hint, exit: code } }))
  else {
    say(`${pc.red('✗')} ${message}`)
    if (known.hint) say(`  ${known.hint}`)
    if (process.env.DEBUG && error instanceof Error) say(String(error.stack))
  }
  process.exit(code)
}
