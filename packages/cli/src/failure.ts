import { CommandError, exit, type FailureFacts, harmless, manners, paint, say } from './shell'

/** What is told of a failure, in a sentence or as JSON. */
export interface Failure extends FailureFacts {
  code: string
  message: string
  hint?: string
  exit: number
}

/** The kinds of refusal, by which the shop and its client name them. */
const exits: Readonly<Record<string, number>> = {
  not_found: exit.notFound,
  invalid_data: exit.invalid,
  not_allowed: exit.invalid,
  duplicate_error: exit.conflict,
  conflict: exit.conflict,
  user_exists: exit.conflict,
  unauthorized: exit.signedOut,
  forbidden: exit.signedOut,
  unavailable: exit.network,
  too_many_requests: exit.network,
  // What an operating system says of a file or an address.
  ENOENT: exit.notFound,
  ENOTDIR: exit.notFound,
  EISDIR: exit.usage,
  ECONNREFUSED: exit.network,
  ECONNRESET: exit.network,
  ENOTFOUND: exit.network,
  EAI_AGAIN: exit.network,
  ECONNABORTED: exit.network,
  EPIPE: exit.network,
  EHOSTUNREACH: exit.network,
  ETIMEDOUT: exit.network,
}

/** What PostgreSQL says of the way to it, by its codes or the class they begin with, and what helps. */
const databases: readonly [code: RegExp, end: number, hint: string][] = [
  [/^3D000$/, exit.notFound, 'Make it first: createdb NAME, or CREATE DATABASE in psql'],
  [/^28/, exit.signedOut, 'Look at user and password in the address, postgres://user:password@host/name'],
  [/^42501$/, exit.signedOut, 'It takes a user that may make schemas and tables in this database'],
  [/^(08|53|57P)/, exit.network, 'Does the database run there, and has it connections left?'],
]

/** Of statuses that say more than the kind does. */
const statuses: Readonly<Record<number, number>> = {
  401: exit.signedOut,
  403: exit.signedOut,
  404: exit.notFound,
  409: exit.conflict,
  429: exit.network,
  502: exit.network,
  503: exit.network,
  504: exit.network,
}

const words: Readonly<Record<number, string>> = {
  [exit.unexpected]: 'unexpected_error',
  [exit.usage]: 'usage',
  [exit.signedOut]: 'unauthorized',
  [exit.notFound]: 'not_found',
  [exit.invalid]: 'invalid_data',
  [exit.conflict]: 'conflict',
  [exit.network]: 'network',
  [exit.cancelled]: 'canceled',
  [exit.interrupted]: 'interrupted',
}

/** The parts of errors, of whichever origin, that say something. */
interface Known {
  name?: string
  message?: string
  code?: unknown
  type?: string
  status?: number
  requestId?: string
  fieldErrors?: Readonly<Record<string, string[]>>
  cause?: unknown
  errors?: unknown[]
}

/** What is to be told of an error: of a command, the shop, its client, the operating system, or a question left open. */
export function failureOf(error: unknown): Failure {
  if (error instanceof CommandError)
    return {
      ...error.facts,
      code: error.facts.code ?? words[error.code] ?? 'error',
      message: error.message,
      hint: error.hint,
      exit: error.code,
    }
  const known: Known = error !== null && typeof error === 'object' ? error : { message: String(error) }
  if (known.name === 'ExitPromptError')
    return { code: 'interrupted', message: 'Interrupted', exit: exit.interrupted }
  // A connection that was tried by several addresses fails with all of their errors.
  const [first] = known.message || !Array.isArray(known.errors) ? [] : known.errors
  if (first) return failureOf(first)
  const database = databases.find(
    ([code]) => code.test(String(known.code)) && String(known.code).length === 5,
  )
  if (database) {
    const [, exit, hint] = database
    return { code: String(known.code), message: known.message || String(error), hint, exit }
  }
  // A code says more than the kind it belongs to.
  const said = [known.code, known.type].find((word) => typeof word === 'string' && Object.hasOwn(exits, word))
  const end = statuses[known.status ?? 0] ?? exits[String(said)] ?? exit.unexpected
  const fields = Object.entries(known.fieldErrors ?? {})
  return {
    code: typeof known.code === 'string' ? known.code : (known.type ?? words[end] ?? 'error'),
    message: known.message || String(error),
    exit: end,
    ...(known.requestId ? { request_id: known.requestId } : {}),
    ...(fields.length ? { details: fields.flatMap(([, messages]) => messages) } : {}),
  }
}

/** One line of JSON for programs: `{"error":{"code","message","hint","request_id","exit"}}`. */
export const failureJson = ({ code, message, hint, request_id, exit, details }: Failure): string =>
  JSON.stringify({
    error: {
      code,
      message,
      hint: hint ?? null,
      request_id: request_id ?? null,
      exit,
      ...(details?.length ? { details } : {}),
    },
  })

/** Says what went wrong and ends with the matching code. */
export function fail(error: unknown): never {
  const failure = failureOf(error)
  if (manners.json) say(failureJson(failure))
  else {
    const { message, details = [], hint, request_id } = failure
    say(`${paint.red('✗')} ${harmless(message)}`)
    // What the sentence says already is not said twice.
    for (const detail of details) if (!message.includes(detail)) say(`  ${harmless(detail)}`)
    if (hint) say(`  ${hint}`)
    if (manners.verbose && request_id) say(`  request ${request_id}`)
    if (manners.verbose && error instanceof Error) say(String(error.stack))
  }
  process.exit(failure.exit)
}
