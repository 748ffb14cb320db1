import { useWords } from '../../i18n/use-words'
import type { Operations, RowCounts } from './job-facts'

/** Says in a phrase what became, or would become, of the rows of a file: "80 created, 4 changed". Leaves out what is none. */
export function useCounts() {
  const t = useWords('jobs')
  const say = (parts: readonly (readonly [string, number])[]) =>
    parts.flatMap(([key, count]) => (count > 0 ? [t(key, { count })] : [])).join(' · ')
  return {
    rows: ({ created, updated, skipped, error }: RowCounts): string =>
      say([
        ['created_count', created],
        ['updated_count', updated],
        ['skipped_count', skipped],
        ['error_count', error],
      ]),
    /** What would become of the rows of a file. */
    would: ({ created, updated, skipped }: Pick<RowCounts, 'created' | 'updated' | 'skipped'>): string =>
      (
        [
          ['would_create', created],
          ['would_update', updated],
          ['would_skip', skipped],
        ] as const
      )
        .flatMap(([key, number]) => (number > 0 ? [t(key, { number })] : []))
        .join(' · '),
    operations: (operations: Operations): string =>
      say([
        ['new_products', operations.products_created],
        ['changed_products', operations.products_updated],
        ['new_variants', operations.variants_created],
        ['changed_variants', operations.variants_updated],
        ['price_rows', operations.prices],
      ]),
  }
}
