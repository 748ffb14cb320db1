import type { ChangeName } from '@cartwright/sdk/react'
import { type Metadata, metadataChanges, metadataRows } from '@cartwright/sdk/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../shell/permissions'
import { onDemand } from '../on-demand'
import { about } from '../resource/ask'
import { useAct } from '../use-act'
import { EditableCard } from './EditableCard'

const MetadataEditor = onDemand(async () => (await import('@cartwright/ui/MetadataEditor')).MetadataEditor)

interface Props {
  /** The call that changes the record: its body takes `metadata`. */
  of: Extract<ChangeName, `POST ${string}`>
  /** Absent where the call is about the only one there is. */
  id?: string
  metadata: Metadata | null | undefined
}

/** Keys and values that applications keep on a record, read and edited in place; only what differs is sent. */
export function MetadataCard({ of, id, metadata = null }: Props) {
  const { t } = useTranslation()
  const title = t('metadata')
  const may = useMay()
  const save = useAct(of)
  const [draft, setDraft] = useState<Metadata>()
  const [isValid, setValid] = useState(true)
  const rows = metadataRows(metadata)
  return (
    <EditableCard
      title={title}
      isEditable={may(of)}
      facts={rows.map(({ key, text }) => ({ id: key, term: key, details: text }))}
      below={rows.length === 0 && <p className="ad-Muted">{t('metadata_empty')}</p>}
      form={{
        isDirty: draft !== undefined,
        isSaving: save.isPending,
        reset: () => {
          setDraft(undefined)
          setValid(true)
        },
        save: async () => {
          if (!isValid) return false
          const changes = metadataChanges(metadata, draft ?? {})
          try {
            await save.mutateAsync(about(of, id, { metadata: changes }))
          } catch {
            return false
          }
          setDraft(undefined)
          return true
        },
      }}
    >
      <MetadataEditor
        label={title}
        isLabelHidden
        value={draft ?? metadata ?? {}}
        onChange={setDraft}
        onValidityChange={setValid}
      />
    </EditableCard>
  )
}
