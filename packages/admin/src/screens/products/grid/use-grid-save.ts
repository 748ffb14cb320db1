import { ConflictError, ValidationError } from '@cartwright/sdk'
import { useChange } from '@cartwright/sdk/react'
import { changedValues } from '@cartwright/ui/grid-changes'
import { useWords } from '../../../i18n/use-words'
import { useGridDraft } from '../../../kit/form/use-grid-draft'
import { useLocations } from '../../../kit/stock/use-locations'
import { useErrorMessage } from '../../../kit/use-error-message'
import { usePriceColumns } from '../use-price-columns'
import { errorsOn, gridBody } from './grid-body'
import type { GridLine } from './grid-row'

/** The changed cells of the grid, and how they are saved: by one call, whole or not at all. */
export function useGridSave(lines: readonly GridLine[]) {
  const t = useWords('grid')
  const message = useErrorMessage()
  const prices = usePriceColumns()
  const { options } = useLocations()
  const change = useChange('POST /admin/variants/batch')
  return useGridDraft({
    unreadable: t('unreadable'),
    isSaving: change.isPending,
    send: async (changes) => {
      const all = [...(prices?.currencies ?? []), ...(prices?.regions ?? [])]
      const { body, places } = gridBody(lines, changedValues(changes), { prices: all, locations: options })
      try {
        await change.mutateAsync({ body })
        return undefined
      } catch (error) {
        const isOfCells = error instanceof ValidationError || error instanceof ConflictError
        const cells = isOfCells ? errorsOn(error.fieldErrors, places) : undefined
        const count = cells?.size ?? 0
        return { text: count > 0 ? t('refused', { count }) : message(error), cells }
      }
    },
  })
}
