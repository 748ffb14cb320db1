import { createColors } from 'picocolors'

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
  interrupted: 130,
} as const

/** What a program may want to know of a failure, beside its sentence. */
export interface FailureFacts {
  /** A word for the kind of failure; by the exit code where none is given. */
  code?: string
  /** Names the request in the log of the shop. */
  request_id?: string
  /** One line for each thing that is wrong, `title: is required`. */
  details?: readonly string[]
}

/** Ends the command with a sentence and, where there is one, the way out. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly code: number = exit.unexpected,
    readonly hint?: string,
    readonly facts: FailureFacts = {},
  ) {
    super(message)
  }
}

/** How a command behaves, whichever it is: read off its words, so that it holds for what goes wrong in reading them too. */
export interface Manners {
  quiet: boolean
  verbose: boolean
  /** Whether somebody reads along as a program: failures are JSON then. */
  json: boolean
  /** Whether questions are allowed at all. */
  input: boolean
  color: boolean
}

/** Reads the manners off the words of a command and its environment. What comes after `--` is not looked at. */
export function mannersOf(words: readonly string[], env: NodeJS.ProcessEnv): Manners {
  const end = words.indexOf('--')
  const said = end < 0 ? words : words.slice(0, end)
  const has = (...flags: string[]) => flags.some((flag) => said.includes(flag))
  const follows = (flag: string, value: string) =>
    said.some((word, at) => word === `${flag}=${value}` || (word === flag && said[at + 1] === value))
  return {
    quiet: has('--quiet'),
    verbose: has('--verbose') || Boolean(env.DEBUG),
    json: has('--json', '--ndjson') || follows('--output', 'json'),
    input: !has('--no-input') && !env.CI,
    color: !has('--no-color') && !env.NO_COLOR && env.TERM !== 'dumb',
  }
}

export const manners: Manners = mannersOf(process.argv.slice(2), process.env)

/** Colours for what is said on stderr, and for data on stdout: each only where a terminal shows it. */
export const paint = createColors(manners.color && Boolean(process.stderr.isTTY))
export const paintData = createColors(manners.color && Boolean(process.stdout.isTTY))

/** Talk goes to stderr, data to stdout: a pipe gets data only. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`)
export const data = (text: string): void => void process.stdout.write(`${text}\n`)
/** Says what is good to know and no more: not with `--quiet`. */
export const note = (text: string) => {
  if (!manners.quiet) say(text)
}

/** Whether a question may be asked: somebody sits at both ends, and nobody forbade it. */
export const mayAsk = () => Boolean(process.stdin.isTTY && process.stderr.isTTY && manners.input)

/** Everything that comes in on stdin, without the line end. */
export async function readStdin(): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '')
}

/** Text of others as a terminal may show it: without control characters, which could move the cursor or hide words. */
export const harmless = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '�')
