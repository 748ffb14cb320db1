/** Metadata is updated by merging: given keys overwrite, the empty string removes a key, other keys stay. */
export function mergeMetadata(
  old: Record<string, unknown> | null | undefined,
  changes: Record<string, unknown> | null | undefined,
): Record<string, unknown> | null {
  if (!changes) return old ?? null
  const merged = { ...old, ...changes }
  for (const [key, value] of Object.entries(merged)) if (value === '') delete merged[key]
  return merged
}
