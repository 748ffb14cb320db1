import type { Extension } from './extension'

/**
 * The extensions of this shop. Empty here: a build whose environment names a module in `CARTWRIGHT_EXTENSIONS` takes that
 * one in place of this, see README.
 */
export const extensions: readonly Extension[] = []
