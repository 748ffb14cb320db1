import { Keys } from '@cartwright/ui/Keys'
import { Modal } from '@cartwright/ui/Modal'
import { useTranslation } from 'react-i18next'
import { places } from './navigation'

/** All shortcuts in one place. */
export function ShortcutHelp({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const { t } = useTranslation()
  const groups: [string, [string, string][]][] = [
    [
      t('anywhere'),
      [
        [t('find'), '⌘K'],
        [t('switch_theme'), '⌘⇧L'],
        [t('shortcuts'), '?'],
        ...places.map(({ name, keys }): [string, string] => [t('go_to', { name: t(name) }), keys]),
      ],
    ],
    [
      t('in_lists'),
      [
        [t('search'), '/'],
        [t('add_filter'), 'F'],
        [t('create'), 'C'],
        [t('move_rows'), 'J K'],
        [t('open_row'), '↵'],
        [t('edit_row'), 'E'],
      ],
    ],
    [
      t('in_records'),
      [
        [t('neighbours'), '[ ]'],
        [t('row_menu'), '.'],
      ],
    ],
    [t('in_forms'), [[t('save'), '⌘S']]],
  ]
  return (
    <Modal title={t('shortcuts')} isOpen={isOpen} onOpenChange={onOpenChange} size="m">
      <div className="ad-Help">
        {groups.map(([name, keys]) => (
          <section key={name}>
            <h3 className="ad-Help-title">{name}</h3>
            <dl className="ad-Help-list">
              {keys.map(([does, key]) => (
                <div key={does}>
                  <dt>{does}</dt>
                  <dd>
                    <Keys keys={key} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}
