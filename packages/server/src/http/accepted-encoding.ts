import type { Encoding } from '../store/memory/kept-bytes'

/** Ours, the better ones first. */
const ours: readonly Encoding[] = ['br', 'gzip']
const known = new Map<string, Encoding | undefined>()

/**
 * What a client wants its reply packed in, by `Accept-Encoding`: the heaviest weight wins, and of equal ones the better
 * encoding. Undefined is the plain reply, which a client that refuses even that is sent too (RFC 9110, 12.5.3).
 */
export function acceptedEncoding(header: string | null): Encoding | undefined {
  if (!header) return undefined
  if (known.has(header)) return known.get(header)
  const chosen = choose(header)
  // Browsers send a handful of texts; whoever makes them up must not fill the memory.
  if (known.size < 100 && header.length < 200) known.set(header, chosen)
  return chosen
}

/** Whether a client takes gzip, for what is kept packed so alone. */
export function acceptsGzip(header: string | null): boolean {
  const weights = weightsIn(header ?? '')
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0
}

function weightsIn(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))
    const coding = name === 'x-gzip' ? 'gzip' : name
    if (coding && !weights.has(coding)) weights.set(coding, weight === undefined ? 1 : weightIn(weight))
  }
  return weights
}

function choose(header: string): Encoding | undefined {
  const weights = weightsIn(header)
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0
  const [best] = ours.toSorted((one, other) => weightOf(other) - weightOf(one))
  if (!best || weightOf(best) === 0) return undefined
  // Plain replies are as good as what is not named; who names them heavier than ours means it.
  return (weights.get('identity') ?? 0) > weightOf(best) ? undefined : best
}

/** A weight that cannot be read is none: the plain reply is always right. */
const weightIn = (parameter: string): number => {
  const text = parameter.slice(parameter.indexOf('=') + 1).trim()
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0
}
