import type { ReturnReason, ReturnReasonTranslation } from '@cartwright/contract'
import { useChange, useEndpoint } from '@cartwright/sdk/react'
import { useWords } from '../../i18n/use-words'
import type { Texts } from '../../kit/languages/LanguageDialog'
import { LanguagesCard } from '../../kit/languages/LanguagesCard'
import { useRemoval } from '../../kit/pending-removals'
import { useMay } from '../../shell/permissions'

const textsOf = ({ values }: ReturnReasonTranslation): Texts =>
  Object.fromEntries(Object.entries(values).flatMap(([key, text]) => (text ? [[key, text]] : [])))

/** What a reason to send something back is called in other languages. */
export function LanguagesOfReturnReason({ reason }: { reason: ReturnReason }) {
  const t = useWords('return-reasons')
  const may = useMay()
  const { id } = reason
  const { data } = useEndpoint('GET /admin/return-reasons/:id/translations', { params: { id } })
  const save = useChange('POST /admin/return-reasons/:id/translations/:language')
  const remove = useRemoval()
  return (
    <LanguagesCard
      kept={(data?.translations ?? []).map((one) => ({ ...one, texts: textsOf(one) }))}
      fields={[
        { key: 'label', label: t('fields.label'), own: reason.label },
        { key: 'description', label: t('fields.description'), own: reason.description ?? '', rows: 3 },
      ]}
      isEditable={data !== undefined && may('POST /admin/return-reasons/:id/translations/:language')}
      isSaving={save.isPending}
      onSave={(language, texts) =>
        save.mutateAsync({
          params: { id, language },
          body: { label: texts.label, description: texts.description },
        })
      }
      onRemove={(one, title) =>
        remove({
          name: 'DELETE /admin/return-reasons/:id/translations/:language',
          id: one.id,
          title,
          given: { params: { id, language: one.language } },
        })
      }
    />
  )
}
