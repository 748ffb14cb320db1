import type { ReadName } from '@cartwright/sdk/react'
import { useToast } from '@cartwright/ui/Toast'
import type { ReactNode } from 'react'
import { useWords, type Words } from '../../i18n/use-words'
import { FormDialog } from '../form/FormDialog'
import { type FormField, FormFields } from '../form/FormFields'
import { useDescribe } from '../form/use-describe'
import { type DraftForm, useDraft } from '../form/use-draft'
import { useSaveKey } from '../form/use-save-key'
import { about } from './ask'
import type { Identified, Resource } from './resource'

interface Props<L extends ReadName, Row extends Identified> {
  of: Resource<L, Row>
  /** Its sentences: `edit.title` with `{{name}}`, `edit.new`, `edit.saved`, `edit.made`, and `fields.…` for the labels. */
  screen: Words
  /** Absent for a new one. */
  row: Row | undefined
  nameOf: (row: Row) => string
  onClose: () => void
  fields: readonly FormField[]
  /** What a new one starts with. */
  start?: object
  /** Families to read anew beside those the call touches: `/admin/products`. */
  also?: readonly string[]
  /** Draws more below the fields. */
  children?: (form: DraftForm) => ReactNode
  /** More for the body, computed from what is not a field of its own. */
  extra?: () => object
  /** Whether what is not a field of its own can be sent; says by itself what is amiss. */
  check?: () => boolean
}

/** A dialog in which a record is changed or made. What the shop refuses stands on the fields, and nothing typed is lost. */
export function EditDialog<L extends ReadName, Row extends Identified>(props: Props<L, Row>) {
  const { of, screen, row, nameOf, onClose, fields, start, also, children, extra, check } = props
  const t = useWords(screen)
  const toast = useToast()
  const call = row ? of.update : of.create
  if (!call) throw new Error('Records of this kind cannot be written.')
  const form = useDraft(call, {
    ...about(call, row?.id),
    start: row ?? start,
    sendsAll: !row,
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    screen,
    also,
    extra,
    describe: useDescribe(fields),
  })
  const save = async () => {
    // What was not changed is saved already.
    if (row && !form.isDirty && !extra) {
      onClose()
      return true
    }
    if (check && !check()) return false
    const isSaved = await form.save()
    if (!isSaved) return false
    toast.success(t(row ? 'edit.saved' : 'edit.made'))
    onClose()
    return true
  }
  useSaveKey({ isDirty: form.isDirty, save })
  return (
    <FormDialog
      title={row ? t('edit.title', { name: nameOf(row) }) : t('edit.new')}
      action={t(row ? 'common:save' : 'common:create')}
      isDirty={form.isDirty}
      isPending={form.isSaving}
      onSubmit={save}
      onClose={onClose}
    >
      <FormFields form={form} fields={fields} isNew={!row} />
      {children?.(form)}
    </FormDialog>
  )
}
