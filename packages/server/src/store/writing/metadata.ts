export type Metadata = Record<string, unknown>

/**
 * Metadata after a change: given keys overwrite, a key with the empty string is removed, others stay.
 * Without changes the stored value is kept as it is.
 */
export function mergeMetadata(
  stored: Metadata | null | undefined,
  changes: Metadata | null | undefined,
): Metadata | null {
  if (!changes) return stored ?? null
  const merged: Metadata = { ...stored }
  for (const [key, value] of Object.entries(changes)) {
    if (value === '') delete merged[key]
    else merged[key] = value
  }
  return merged
}
