/** An answer as tools give it: one record of JSON. */
export type Answer = Record<string, unknown>

/** The most characters of an answer: what agents read without losing what came before. */
export const longestAnswer = 60_000

/**
 * An answer that is short enough. Of a page the last rows are left out, of anything else the ends of long lists and
 * texts; `shortened` says so, and how to have the rest.
 */
export function fitted(answer: Answer, longest = longestAnswer): Answer {
  if (sizeOf(answer) <= longest) return answer
  return fewerRows(answer, longest) ?? shorter(answer, longest)
}

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0

/** The first rows of a page, as many as fit; undefined for what is no page, and where not even one does. */
function fewerRows(answer: Answer, longest: number): Answer | undefined {
  const { count, offset } = answer
  const [name, rows] = Object.entries(answer).find(([, value]) => Array.isArray(value)) ?? []
  if (!name || !Array.isArray(rows) || typeof count !== 'number' || typeof offset !== 'number')
    return undefined
  // The words of `shortened` take some, too.
  let left = longest - 300 - sizeOf({ ...answer, [name]: [] })
  let kept = 0
  for (const row of rows) {
    left -= sizeOf(row) + 1
    if (left < 0) break
    kept += 1
  }
  if (kept === 0) return undefined
  return {
    ...answer,
    [name]: rows.slice(0, kept),
    shortened: `These are ${kept} of the ${rows.length} rows that were asked for. Ask on with offset ${offset + kept}, or name the columns you need by fields and the relations by expand.`,
  }
}

/** How many entries of each list are kept, and how many characters of each text: less and less, until it fits. */
const cuts = [
  [50, 5000],
  [20, 2000],
  [10, 1000],
  [5, 500],
  [2, 200],
  [0, 100],
] as const

function shorter(answer: Answer, longest: number): Answer {
  for (const [entries, characters] of cuts) {
    const short = {
      ...(cut(answer, entries, characters) as Answer),
      shortened: `Of each list the first ${entries} entries are shown, of each text the first ${characters} characters. Name the columns you need by fields and the relations by expand, or ask for its parts by other tools.`,
    }
    if (sizeOf(short) <= longest) return short
  }
  return { shortened: `The answer is longer than ${longest} characters. Ask for less of it.` }
}

function cut(value: unknown, entries: number, characters: number): unknown {
  if (typeof value === 'string') return value.length > characters ? `${value.slice(0, characters)}…` : value
  if (Array.isArray(value)) return value.slice(0, entries).map((one) => cut(one, entries, characters))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, cut(inner, entries, characters)]),
  )
}
