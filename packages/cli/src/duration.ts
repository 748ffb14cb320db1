import { CommandError, exit } from './shell'

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * `30s`, `5m`, `12h`, `90d` in ms.
 * @throws CommandError that names the flag, for what is no duration or longer than `longest`
 */
export function duration(flag: string, text: string, longest: { ms: number; text: string }): number {
  const match = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(text.trim())
  if (!match)
    throw new CommandError(`${flag} ${text} is not a duration`, exit.usage, 'Write 30s, 5m, 12h or 90d')
  const ms = Number(match[1]) * (units[match[2] ?? ''] ?? Number.NaN)
  if (ms > longest.ms) throw new CommandError(`${flag} ${text} is longer than ${longest.text}`, exit.usage)
  if (ms < 1) throw new CommandError(`${flag} ${text} is no time at all`, exit.usage)
  return ms
}
