import type { ChangeName, ReadName } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { type Description, DescriptionList } from '@cartwright/ui/DescriptionList'
import { useWords, type Words } from '../../i18n/use-words'
import { useMay } from '../../shell/permissions'
import type { FormField } from '../form/FormFields'
import { useDraft } from '../form/use-draft'
import { onDemand } from '../on-demand'
import { EditableCard } from '../record/EditableCard'
import { about } from './ask'
import type { Identified, Resource } from './resource'

const FormFields = onDemand(async () => (await import('../form/FormFields')).FormFields)

interface Props<L extends ReadName, Row extends Identified> {
  of: Resource<L, Row>
  row: Row
  /** Its sentences: `edit.saved`, and `fields.…` for the labels. */
  screen: Words
  title: string
  /** What stands there to be read. */
  facts: readonly Description[]
  /** What stands there to be changed. */
  fields: readonly FormField[]
  /** Families to read anew beside those the call touches. */
  also?: readonly string[]
}

/** A part of a record that is read, and changed in its place by those who may. */
export function FieldsCard<L extends ReadName, Row extends Identified>(props: Props<L, Row>) {
  const { update } = props.of
  if (update) return <Changeable {...props} call={update} />
  return (
    <Card title={props.title}>
      <DescriptionList items={props.facts} />
    </Card>
  )
}

function Changeable<L extends ReadName, Row extends Identified>(props: Props<L, Row> & { call: ChangeName }) {
  const { call, row, title, facts, fields, screen, also } = props
  const t = useWords(screen)
  const may = useMay()
  const form = useDraft(call, {
    ...about(call, row.id),
    start: row,
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    screen,
    also,
  })
  return (
    <EditableCard title={title} facts={facts} form={form} done={t('edit.saved')} isEditable={may(call)}>
      <FormFields form={form} fields={fields} isNew={false} />
    </EditableCard>
  )
}
