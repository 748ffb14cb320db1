import { Button } from '@cartwright/ui/Button'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { Modal } from '@cartwright/ui/Modal'
import { Tree } from '@cartwright/ui/Tree'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../i18n/use-words'
import { useErrorMessage } from '../../kit/use-error-message'
import { categoryShape, useCategoryTree } from '../categories/resource'

interface Props {
  title: string
  start: readonly string[]
  onChoose: (ids: string[]) => void
  onClose: () => void
}

/** The tree of categories to tick. */
export function CategoriesDialog({ title, start, onChoose, onClose }: Props) {
  const { t } = useTranslation('ui')
  const words = useWords('products')
  const message = useErrorMessage()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(start))
  const tree = useCategoryTree()
  const roots = tree.data?.product_categories ?? []
  return (
    <Modal
      title={title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={!tree.data}
            onPress={() => {
              onChoose([...chosen])
              onClose()
            }}
          >
            {t('apply')}
          </Button>
        </>
      }
    >
      <Tree
        {...categoryShape}
        key={tree.data ? 'tree' : 'coming'}
        label={title}
        items={roots}
        itemName={({ name }) => name}
        isLoading={tree.isPending}
        defaultExpanded="all"
        selectionMode="multiple"
        selected={chosen}
        onSelectedChange={setChosen}
        empty={<EmptyState title={tree.error ? message(tree.error) : words('no_categories')} />}
      />
    </Modal>
  )
}
