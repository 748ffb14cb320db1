import { mergeMetadata } from '../../store/writing/metadata'

/** Metadata that says nothing is not kept. */
export const filled = <T extends object>(metadata: T): T | null =>
  Object.keys(metadata).length > 0 ? metadata : null

/** What is there already with what a file says besides; where that is nothing, it stays as it was. */
export function mergedInto(
  old: Record<string, unknown> | null | undefined,
  said: Record<string, unknown>,
): Record<string, unknown> | null {
  const merged = mergeMetadata(old, said) ?? {}
  return Object.keys(merged).length > 0 ? merged : old && Object.keys(old).length === 0 ? old : null
}
