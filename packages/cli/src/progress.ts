import { Option } from 'commander'
import { manners, say } from './shell'

/** How to show how far a long piece of work is; `plain` is another word for `lines`. */
export const progressModes = ['auto', 'bar', 'lines', 'plain', 'none'] as const
export type ProgressMode = (typeof progressModes)[number]

/** The flag of every command that takes its time. */
export const progressOption = (): Option =>
  new Option('--progress <how>', 'how to show how far it is: a bar on a terminal, lines elsewhere')
    .choices([...progressModes])
    .default('auto')
    .helpGroup('Manners:')

/** How far something is. */
export interface Progress {
  /** From 0 to 1; undefined where nobody knows. */
  share?: number
  rows: number
  /** Rows that were kept out. */
  failed?: number
}

/** How often a line is said, in ms. */
const linesEvery = 5000

/**
 * Tells on stderr how far something is: a bar that rewrites itself on a terminal, a line every five seconds elsewhere and
 * for whoever reads by ear. Who reads along as a program is told nothing, unless it asks to be.
 */
export function progress(
  mode: ProgressMode = 'auto',
  { isSilent = manners.json }: { isSilent?: boolean } = {},
) {
  const shown = shownAs(mode, {
    isSilent: isSilent || manners.quiet,
    isTerminal: Boolean(process.stderr.isTTY),
  })
  const started = Date.now()
  let told = 0
  return {
    show(what: string, facts: Progress) {
      const seconds = Math.max(0.001, (Date.now() - started) / 1000)
      if (shown === 'bar') process.stderr.write(`\r${barText(what, facts, seconds)}\u001b[K`)
      if (shown === 'lines' && Date.now() - told >= linesEvery) {
        told = Date.now()
        say(lineText(what, facts))
      }
    },
    end() {
      if (shown === 'bar') process.stderr.write('\r\u001b[K')
    },
  }
}

/** What a mode comes to, here and now. */
export function shownAs(
  mode: ProgressMode,
  { isSilent, isTerminal }: { isSilent: boolean; isTerminal: boolean },
): 'bar' | 'lines' | 'none' {
  if (mode === 'auto') return isSilent ? 'none' : isTerminal ? 'bar' : 'lines'
  return mode === 'plain' ? 'lines' : mode
}

export function barText(what: string, { share = 0, rows, failed }: Progress, seconds: number): string {
  const bar = '█'.repeat(Math.round(share * 20)).padEnd(20, '░')
  const left = share > 0 && share < 1 ? `  eta ${Math.ceil((seconds / share) * (1 - share))} s` : ''
  const rate = rows > 0 ? `  ${Math.round(rows / seconds)} rows/s` : ''
  return `${what}  ${bar}  ${Math.round(share * 100)} %  ${rows} rows${rate}${left}${failed ? `  ${failed} failed` : ''}`
}

export const lineText = (what: string, { share, rows, failed }: Progress): string =>
  [
    what,
    share === undefined ? '' : `${Math.round(share * 100)} %`,
    `${rows} rows`,
    failed ? `${failed} failed` : '',
  ]
    .filter(Boolean)
    .join(', ')
