type Row = Record<string, unknown>

/** Values nobody should read in a log. */
const secretive = /password|secret|token|^code$|^data$|^hash$/
/** These change with every write and say nothing. */
const noise = new Set(['updated_at'])

/** The fields in which two states of a row differ; a row that came or went counts whole. */
export function changedFields(
  before: Row | null,
  after: Row | null,
): { before: Row | null; after: Row | null } {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (key) => !noise.has(key) && JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key]),
  )
  const part = (row: Row | null) =>
    row && Object.fromEntries(keys.map((key) => [key, secretive.test(key) ? '[hidden]' : (row[key] ?? null)]))
  return { before: part(before), after: part(after) }
}
