type Row = Record<string, unknown>

/** Values nobody should read in a log, though the contract names them. */
const secretive = /password|secret|token|^code$|^data$|^hash$/
/** These change with every write and say nothing. */
const noise = new Set(['updated_at'])

/**
 * The fields in which two states of a row differ; a row that came or went counts whole. Of those that are not `told` it
 * says that they changed, and nothing else.
 */
export function changedFields(
  before: Row | null,
  after: Row | null,
  told: ReadonlySet<string>,
): { before: Row | null; after: Row | null } {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (key) => !noise.has(key) && JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key]),
  )
  const isHidden = (key: string) => !told.has(key) || secretive.test(key)
  const part = (row: Row | null) =>
    row && Object.fromEntries(keys.map((key) => [key, isHidden(key) ? '[hidden]' : (row[key] ?? null)]))
  return { before: part(before), after: part(after) }
}
