import { Button } from '@cartwright/ui/Button'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { Modal } from '@cartwright/ui/Modal'
import { useTranslation } from 'react-i18next'
import type { ListMenuProps } from './ListMenu'

interface Props<Row> extends Pick<ListMenuProps<Row>, 'columns' | 'choice'> {
  onOpenChange: (isOpen: boolean) => void
}

/** Which columns a list shows, but the first, which it always does. */
export function ColumnChooser<Row>({ columns, choice, onOpenChange }: Props<Row>) {
  const { t } = useTranslation()
  return (
    <Modal
      title={t('columns')}
      size="s"
      isOpen
      onOpenChange={onOpenChange}
      footer={({ close }) => (
        <>
          <Button onPress={choice.reset}>{t('columns_reset')}</Button>
          <Button variant="primary" onPress={close}>
            {t('done')}
          </Button>
        </>
      )}
    >
      <div className="ad-Choices">
        {columns.slice(1).map(({ id, header }) => (
          <Checkbox
            key={id}
            isSelected={choice.shown.some((column) => column.id === id)}
            onChange={() => choice.toggle(id)}
          >
            {header}
          </Checkbox>
        ))}
      </div>
    </Modal>
  )
}
