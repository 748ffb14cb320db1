import { Card } from '@cartwright/ui/Card'
import { MetadataEditor } from '@cartwright/ui/MetadataEditor'
import { useWords } from '../../i18n/use-words'

interface Props {
  value: Readonly<Record<string, unknown>> | null | undefined
  onChange: (value: Record<string, unknown>) => void
  errors?: string[]
  /** A form must not be saved while this says no. */
  onValidityChange?: (isValid: boolean) => void
}

/** Keys and values that shops and programs keep with a record, as a part of a form that is saved as a whole. */
export function MetadataFields({ value, onChange, errors, onValidityChange }: Props) {
  const t = useWords('common')
  return (
    <Card title={t('metadata')} description={t('metadata_text')}>
      <MetadataEditor
        label={t('metadata')}
        isLabelHidden
        value={value ?? null}
        onChange={onChange}
        onValidityChange={onValidityChange}
        errors={errors}
      />
    </Card>
  )
}
