import { Select, type SelectOption } from '@cartwright/ui/Select'
import { TextField } from '@cartwright/ui/TextField'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../form/FormDialog'
import { useErrorMessage } from '../use-error-message'

/** Texts by the key of their field; one that is not there says what the shop's own words say. */
export type Texts = Readonly<Record<string, string>>

/** One thing that may be said in a language, beside what the shop's own words say. */
export interface WordField {
  key: string
  label: string
  own: string
  rows?: number
}

interface Props {
  title: string
  /** Undefined where one is to be chosen among those that are free. */
  language: string | undefined
  free: readonly SelectOption[]
  texts: Texts
  fields: readonly WordField[]
  isSaving: boolean
  onSave: (language: string, texts: Texts) => Promise<unknown>
  onClose: () => void
}

/** The words of a language, each field with the shop's own words in it until something is written. */
export function LanguageDialog({ title, language, free, texts, fields, isSaving, onSave, onClose }: Props) {
  const t = useWords('languages')
  const { t: common } = useTranslation()
  const toast = useToast()
  const message = useErrorMessage()
  const [chosen, setChosen] = useState(language ?? null)
  const [written, setWritten] = useState<Texts>(texts)
  const isDirty = fields.some(({ key }) => (written[key] ?? '') !== (texts[key] ?? ''))
  const save = async () => {
    if (!chosen) return
    try {
      await onSave(chosen, written)
    } catch (error) {
      toast.error({ title: common('not_saved'), text: message(error) })
      return
    }
    toast.success(t('saved'))
    onClose()
  }
  return (
    <FormDialog
      title={title}
      description={t('text')}
      isDirty={isDirty}
      isPending={isSaving}
      isDisabled={!chosen || !isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      {language === undefined && (
        <Select
          label={t('language')}
          options={free}
          value={chosen}
          onChange={setChosen}
          isRequired
          autoFocus
        />
      )}
      {fields.map(({ key, label, own, rows }) => (
        <TextField
          key={key}
          label={label}
          rows={rows}
          placeholder={own}
          value={written[key] ?? ''}
          onChange={(text) => setWritten((all) => ({ ...all, [key]: text }))}
        />
      ))}
    </FormDialog>
  )
}
