import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { type Description, DescriptionList } from '@cartwright/ui/DescriptionList'
import { EditIcon } from '@cartwright/ui/icons'
import { useToast } from '@cartwright/ui/Toast'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UnsavedGuard } from '../form/SaveBar'
import { useSaveKey } from '../form/use-save-key'

export interface EditableForm {
  isDirty: boolean
  isSaving: boolean
  /** Returns whether the shop took it; what it refused stands on the fields. */
  save: () => Promise<boolean>
  reset: () => void
}

interface Props {
  title: string
  /** What is read while nothing is edited. */
  facts: readonly Description[]
  form: EditableForm
  /** Said when it is saved; "Saved" when absent. */
  done?: string
  /** Absent or true: there is a way to edit. */
  isEditable?: boolean
  isEditing?: boolean
  onEditingChange?: (isEditing: boolean) => void
  /** More to read below the facts. */
  below?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** Facts that are read, and at a press edited where they stand. The focus goes to the first field and comes back. */
export function EditableCard(props: Props) {
  const { title, facts, form, isEditable = true, below, children } = props
  const { t } = useTranslation()
  const [own, setOwn] = useState(false)
  const [wasEdited, setEdited] = useState(false)
  const isEditing = props.isEditing ?? own
  const change = (next: boolean) => {
    setOwn(next)
    props.onEditingChange?.(next)
  }
  const close = () => {
    setEdited(true)
    change(false)
  }
  if (isEditing)
    return (
      <Card title={title}>
        <EditForm form={form} done={props.done} onClose={close}>
          {children}
        </EditForm>
      </Card>
    )
  return (
    <Card
      title={title}
      actions={
        isEditable && (
          <Button
            size="s"
            variant="ghost"
            icon={<EditIcon />}
            autoFocus={wasEdited}
            onPress={() => change(true)}
          >
            {t('edit')}
          </Button>
        )
      }
    >
      <DescriptionList items={facts} />
      {below}
    </Card>
  )
}

const firstField = ['input', 'textarea', '[role="spinbutton"]', 'button']
  .map((kind) => `${kind}:not([readonly], [hidden], [type="hidden"], [tabindex="-1"])`)
  .join()

function EditForm({
  form,
  done,
  onClose,
  children,
}: Pick<Props, 'form' | 'done' | 'children'> & { onClose: () => void }) {
  const { t } = useTranslation()
  const toast = useToast()
  const box = useRef<HTMLFormElement>(null)
  const save = async () => {
    if (form.isDirty) {
      if (!(await form.save())) return false
      toast.success(done ?? t('saved'))
    }
    onClose()
    return true
  }
  useSaveKey({ isDirty: form.isDirty, save })
  useEffect(() => box.current?.querySelector<HTMLElement>(firstField)?.focus(), [])
  return (
    <form
      ref={box}
      className="ad-Fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <UnsavedGuard isDirty={form.isDirty} />
      {children}
      <div className="ad-Form-foot">
        <Button
          isDisabled={form.isSaving}
          onPress={() => {
            form.reset()
            onClose()
          }}
        >
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" isPending={form.isSaving}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
