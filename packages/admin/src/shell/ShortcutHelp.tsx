import { Keys } from '@cartwright/ui/Keys'
import { Modal } from '@cartwright/ui/Modal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type KeyGroup, knownKeys } from './known-keys'
import { useKeysSwitch } from './shortcuts'

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const groups: readonly [KeyGroup, string][] = [
  ['list', 'in_lists'],
  ['record', 'in_records'],
  ['form', 'in_forms'],
  ['anywhere', 'anywhere'],
]

/** The shortcuts that do something on the page it is opened on. */
export function ShortcutHelp({ isOpen, onOpenChange }: Props) {
  const { t } = useTranslation()
  const [areKeysOn] = useKeysSwitch()
  const [shown] = useState(() =>
    groups.map(([group, name]) => ({
      name,
      keys: knownKeys(group).filter(({ keys }) => areKeysOn || keys.startsWith('⌘')),
    })),
  )
  return (
    <Modal title={t('shortcuts')} isOpen={isOpen} onOpenChange={onOpenChange} size="m">
      {!areKeysOn && <p className="ad-Muted">{t('keys_off')}</p>}
      <div className="ad-Help">
        {shown
          .filter(({ keys }) => keys.length > 0)
          .map(({ name, keys }) => (
            <section key={name}>
              <h3 className="ad-Help-title">{t(name)}</h3>
              <dl className="ad-Help-list">
                {keys.map(({ keys: key, name: does }) => (
                  <div key={key}>
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
