import type { ImportFormat, ImportMapping } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { IconButton } from '@cartwright/ui/IconButton'
import { TrashIcon } from '@cartwright/ui/icons'
import { Select } from '@cartwright/ui/Select'
import { TextField } from '@cartwright/ui/TextField'
import { useToast } from '@cartwright/ui/Toast'
import { useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { useContractForm } from '../../kit/form/use-contract-form'
import { resource } from '../../kit/resource/resource'
import { useRemove } from '../../kit/resource/use-remove'
import { useMay } from '../../shell/permissions'
import { mappedBy, mappingOf, targetOfField } from './mapping'
import type { Source } from './use-import'
import './imports.css'

const mappings = resource({
  list: 'GET /admin/import-mappings',
  rows: (reply) => reply.import_mappings,
  remove: 'DELETE /admin/import-mappings/:id',
})

interface Props {
  source: Source
  formats: readonly ImportFormat[]
  onChange: (columns: readonly (string | null)[]) => void
}

/** What columns stand for, kept by name for the next file from the same source. */
export function SavedColumns({ source, formats, onChange }: Props) {
  const t = useWords('imports')
  const may = useMay()
  const remove = useRemove(mappings)
  const [chosen, setChosen] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const { table, kind, columns } = source
  const saved = useEndpoint('GET /admin/import-mappings', { query: { type: [kind] } })
  const all = saved.data?.import_mappings ?? []
  const columnsNow = mappingOf(table.header, columns, formats, kind)
  const one = all.find(({ id }) => id === chosen)
  const choose = (mapping: ImportMapping | undefined) => {
    setChosen(mapping?.id)
    if (mapping)
      onChange(
        mappedBy(mapping.columns, table.header, columns, (field) => targetOfField(formats, kind, field)),
      )
  }
  if (!formats.some(({ type, fields }) => type === kind && fields.length > 0)) return null
  return (
    <div className="ad-SavedColumns">
      {all.length > 0 && (
        <Select
          label={t('saved_columns')}
          placeholder={t('none_chosen')}
          value={chosen ?? null}
          onChange={(id) => choose(all.find((mapping) => mapping.id === id))}
          options={all.map(({ id, name }) => ({ id, name }))}
        />
      )}
      {one && remove && (
        <IconButton
          label={t('delete_columns', { name: one.name })}
          icon={<TrashIcon />}
          onPress={() => {
            remove({ id: one.id, title: t('columns_deleted', { name: one.name }) })
            setChosen(undefined)
          }}
        />
      )}
      {may('POST /admin/import-mappings') && Object.keys(columnsNow).length > 0 && (
        <Button onPress={() => setSaving(true)}>{t('save_columns')}</Button>
      )}
      {isSaving && (
        <SaveColumns
          kind={kind}
          columns={columnsNow}
          name={one?.name ?? ''}
          onClose={() => setSaving(false)}
          onSaved={setChosen}
        />
      )}
    </div>
  )
}

function SaveColumns(props: {
  kind: Source['kind']
  columns: Record<string, string>
  name: string
  onClose: () => void
  onSaved: (id: string) => void
}) {
  const { kind, columns, name, onClose, onSaved } = props
  const t = useWords('imports')
  const toast = useToast()
  const start = useMemo(() => ({ name, type: kind, columns }), [name, kind, columns])
  const form = useContractForm('POST /admin/import-mappings', {
    start,
    sendsAll: true,
    required: ['name'],
    screen: 'imports',
    onDone: ({ import_mapping }) => {
      onSaved(import_mapping.id)
      toast.success(t('columns_saved', { name: import_mapping.name }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('save_columns')}
      size="s"
      action={t('common:save')}
      isDirty={form.isDirty}
      isPending={form.isSaving}
      onSubmit={form.save}
      onClose={onClose}
    >
      <p className="ad-Muted">{t('save_columns_text')}</p>
      <TextField {...form.text('name')} />
    </FormDialog>
  )
}
