import { useWords } from '../../i18n/use-words'
import { EditDialog } from '../../kit/resource/EditDialog'
import { collections } from './resource'

/** A new collection; what is in it is chosen on its page. */
export function CollectionDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('collections')
  return (
    <EditDialog
      of={collections}
      screen="collections"
      row={undefined}
      nameOf={({ title }) => title}
      onClose={onClose}
      fields={[
        { name: 'title', isRequired: true },
        { name: 'handle', prefix: '/', hint: t('handle_hint') },
      ]}
    />
  )
}
