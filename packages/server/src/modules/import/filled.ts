/** Metadata that says nothing is not kept. */
export const filled = <T extends object>(metadata: T): T | null =>
  Object.keys(metadata).length > 0 ? metadata : null
