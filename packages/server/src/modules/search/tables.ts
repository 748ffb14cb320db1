import type { Kit } from '../../store/columns'

/** Our own full-text index, so that search behaves alike on both databases. */
export const searchTables = (k: Kit) => ({
  /** Which words a product is found by, and how much each counts. */
  search_term: k.table(
    'search_term',
    {
      product_id: k.text().notNull(),
      term: k.text().notNull(),
      weight: k.int().notNull(),
    },
    (t) => [k.pk(t.product_id, t.term), k.index('search_term_term', t.term, t.product_id, t.weight)],
  ),
  /** Every word ever indexed, cut into pieces of three letters: how mistyped words find what was meant. */
  search_word: k.table('search_word', {
    word: k.key(),
  }),
  search_gram: k.table(
    'search_gram',
    {
      gram: k.text().notNull(),
      word: k.text().notNull(),
    },
    (t) => [k.pk(t.gram, t.word)],
  ),
})
