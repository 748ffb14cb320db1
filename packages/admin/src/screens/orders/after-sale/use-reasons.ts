import { useEndpoint } from '@cartwright/sdk/react'
import { useWords } from '../../../i18n/use-words'

const none = 'none'

/** The reasons for which goods come back: as choices, without those that only group others, and by name. */
export function useReasons() {
  const t = useWords('orders')
  const reasons = useEndpoint('GET /admin/return-reasons').data?.return_reasons ?? []
  const groups = new Set(reasons.map(({ parent_return_reason_id }) => parent_return_reason_id))
  return {
    options: [
      { id: none, name: t('return_reason_none') },
      ...reasons.filter(({ id }) => !groups.has(id)).map(({ id, label }) => ({ id, name: label })),
    ],
    none,
  }
}
