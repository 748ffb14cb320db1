import { Button } from '@cartwright/ui/Button'
import { IconButton } from '@cartwright/ui/IconButton'
import { CloseIcon } from '@cartwright/ui/icons'
import { part } from '@cartwright/ui/part'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allCategories, useCategoryTree } from '../categories/resource'
import '../../kit/form/words-field.css'

/** A tree that is dragged and walked is much code for a page where few open it. */
export const categoriesDialog = part(async () => (await import('./CategoriesDialog')).CategoriesDialog)

interface Props {
  label: string
  /** Ids of the chosen ones. */
  value: readonly string[]
  onChange: (ids: string[]) => void
}

/** The categories of a product, chosen in their tree. */
export function CategoriesField({ label, value, onChange }: Props) {
  const { t } = useTranslation('ui')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const CategoriesDialog = categoriesDialog.use(isOpen, { takesFocus: true, onFail: () => setOpen(false) })
  const tree = useCategoryTree()
  const known = new Map(allCategories(tree.data?.product_categories ?? []).map((one) => [one.id, one.name]))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the other fields are
    <div role="group" aria-labelledby={id} className="cw-Field">
      <span id={id} className="cw-Field-label">
        {label}
      </span>
      {value.length > 0 && (
        <ul className="ad-Words-list" aria-labelledby={id}>
          {value.map((one) => (
            <li key={one} className="ad-Words-word">
              <bdi className="ad-Words-text">{known.get(one) ?? '…'}</bdi>
              <IconButton
                size="s"
                label={t('removeNamed', { name: known.get(one) ?? '…' })}
                hasTooltip={false}
                icon={<CloseIcon size={12} />}
                onPress={() => onChange(value.filter((other) => other !== one))}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button aria-labelledby={`${id}-open ${id}`} onPress={() => setOpen(true)}>
          <span id={`${id}-open`}>{t('choose')}</span>
        </Button>
      </div>
      {CategoriesDialog && (
        <CategoriesDialog title={label} start={value} onClose={() => setOpen(false)} onChoose={onChange} />
      )}
    </div>
  )
}
