import { IconButton } from '@cartwright/ui/IconButton'
import { EditIcon, TrashIcon } from '@cartwright/ui/icons'
import { useTranslation } from 'react-i18next'
import { Permitted } from '../Permitted'
import { useRemoval } from '../pending-removals'
import './notes.css'

/** The buttons of a note, for those who may: edit it, and delete it behind "Undo". */
export function NoteActs({ id, onEdit }: { id: string; onEdit: () => void }) {
  const { t } = useTranslation()
  const remove = useRemoval()
  return (
    <span className="ad-Note-acts">
      <Permitted to="POST /admin/notes/:id">
        <IconButton size="s" label={t('edit_note')} icon={<EditIcon />} onPress={onEdit} />
      </Permitted>
      <Permitted to="DELETE /admin/notes/:id">
        <IconButton
          size="s"
          label={t('delete_note')}
          icon={<TrashIcon />}
          onPress={() =>
            remove({
              name: 'DELETE /admin/notes/:id',
              given: { params: { id } },
              id,
              title: t('note_deleted'),
            })
          }
        />
      </Permitted>
    </span>
  )
}
