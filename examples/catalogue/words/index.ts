import { ar } from './ar.ts'
import { de } from './de.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import type { CatalogueWords } from './words.ts'

export type { CatalogueWords } from './words.ts'

/** The catalogue in more languages than its own, by language. */
export const words: Readonly<Record<string, CatalogueWords>> = { de, fr, ja, ar }
