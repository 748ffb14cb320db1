import type { ProductCategory } from '@cartwright/contract'
import { MetadataEditor } from '@cartwright/ui/MetadataEditor'
import { useWords } from '../../i18n/use-words'
import { EditDialog } from '../../kit/resource/EditDialog'
import { categories } from './resource'

/** What the dialog is about: a category, or a new one, below another where there is a parent. */
export type Edited = { kind: 'new'; parent?: ProductCategory } | { kind: 'old'; category: ProductCategory }

interface Props {
  edited: Edited
  onClose: () => void
}

/** A category: its name and address, what is said of it, and whether shoppers see it. */
export function CategoryDialog({ edited, onClose }: Props) {
  const t = useWords('categories')
  const parent = edited.kind === 'new' ? edited.parent : undefined
  return (
    <EditDialog
      of={categories}
      screen="categories"
      row={edited.kind === 'old' ? edited.category : undefined}
      nameOf={({ name }) => name}
      onClose={onClose}
      start={{ is_active: true, is_internal: false, ...(parent ? { parent_category_id: parent.id } : {}) }}
      fields={[
        { name: 'name', isRequired: true, hint: parent && t('below', { name: parent.name }) },
        {
          name: 'handle',
          prefix: '/',
          isRequired: edited.kind === 'old',
          hint: edited.kind === 'new' ? t('handle_hint') : undefined,
        },
        { name: 'description', rows: 3 },
        { name: 'is_active', kind: 'flag', hint: t('active_hint') },
        { name: 'is_internal', kind: 'flag', hint: t('internal_hint') },
      ]}
    >
      {(form) => (
        <MetadataEditor
          label={t('common:metadata')}
          value={Object(form.values.metadata)}
          onChange={(metadata) => form.set('metadata', metadata)}
        />
      )}
    </EditDialog>
  )
}
