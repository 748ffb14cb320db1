import type { CategoryHandle, CollectionHandle } from '../build.ts'

/** What the catalogue says in one more language. Nothing may be missing: `words.test.ts` holds it against the pieces. */
export interface CatalogueWords {
  collections: Record<CollectionHandle, { title: string; description: string }>
  categories: Record<CategoryHandle, { name: string; description: string }>
  /** By the title of the option and its values. Measures are written alike everywhere and may be left out. */
  options: Record<string, { title: string; values: Record<string, string> }>
  /** What pieces are, and how they are cared for, by the words of the catalogue. */
  types: Record<string, string>
  care: Record<string, string>
  /** By handle. */
  pieces: Record<string, PieceWords>
  /** Ways of sending, by the name they have in the shop. */
  delivery: Record<string, string>
  /** Why pieces come back, by value. */
  reasons: Record<string, string>
}

export type PieceWords = [title: string, subtitle: string, description: string, material: string]
