import { ConflictError } from '@cartwright/sdk'
import { useChange } from '@cartwright/sdk/react'
import { useWords } from '../../i18n/use-words'
import { useGridDraft } from '../../kit/form/use-grid-draft'
import { isReason } from '../../kit/stock/reasons'
import { useErrorMessage } from '../../kit/use-error-message'
import { type CountRow, countsOf } from './count-sheet'

/** A count while it is made, and how it is taken over: all of it, or nothing. */
export function useCount(location_id: string, rows: readonly CountRow[], readAnew: () => Promise<unknown>) {
  const t = useWords('inventory')
  const message = useErrorMessage()
  const change = useChange('POST /admin/inventory-counts')
  return useGridDraft({
    unreadable: t('count.unreadable'),
    isSaving: change.isPending,
    onSaved: readAnew,
    send: async (changes) => {
      const counts = countsOf(rows, changes, isReason)
      if (counts.length === 0) return { text: t('count.nothing') }
      try {
        await change.mutateAsync({ body: { location_id, counts } })
        return undefined
      } catch (error) {
        if (!(error instanceof ConflictError)) return { text: message(error) }
        // Somebody sold or moved some meanwhile: what was counted stays, what is expected is read anew.
        const late = counts.filter((_, at) => error.fieldErrors[`counts.${at}.expected`])
        await readAnew()
        return {
          text: t('count.changed_meanwhile'),
          cells: new Map(late.map((row) => [row.inventory_item_id, { counted: t('count.changed_row') }])),
        }
      }
    },
  })
}
