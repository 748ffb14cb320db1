type Metadata = Record<string, unknown>

/** Given keys overwrite, a key with the empty string goes away, other keys stay (behaviour §5). */
export function mergeMetadata(
  old: Metadata | null | undefined,
  changes: Metadata | null | undefined,
): Metadata | null {
  if (!changes) return old ?? null
  const merged = { ...old, ...changes }
  for (const [key, value] of Object.entries(merged)) if (value === '') delete merged[key]
  return merged
}
