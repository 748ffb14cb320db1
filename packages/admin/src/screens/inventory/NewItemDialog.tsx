import type { PricedVariant } from '@cartwright/contract'
import { RelationPicker } from '@cartwright/ui/RelationPicker'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { EditDialog } from '../../kit/resource/EditDialog'
import { useSource } from '../../kit/resource/use-list'
import { variantName, variants } from '../../kit/variants/variants'
import { inventoryItems } from './resource'

const query = { expand: 'product' }

/** Something to be counted: packaging or a part, or the goods of a variant that nobody counted so far. */
export function NewItemDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('inventory')
  const [variant, setVariant] = useState<PricedVariant>()
  const source = useSource(variants, query)
  return (
    <EditDialog
      of={inventoryItems}
      screen="inventory"
      row={undefined}
      nameOf={({ sku }) => sku ?? ''}
      onClose={onClose}
      fields={[
        { name: 'title', isRequired: true, hint: t('title_hint') },
        { name: 'sku' },
        { name: 'description', rows: 2 },
      ]}
      extra={() => (variant ? { variant_id: variant.id } : {})}
      also={['/admin/variants', '/admin/products']}
    >
      {() => (
        <RelationPicker
          {...source}
          label={t('fields.variant')}
          hint={t('variant_hint')}
          title={t('choose_variant')}
          selectionMode="single"
          value={variant ? [variant] : []}
          rowName={variantName}
          rowDescription={({ sku }) => sku ?? undefined}
          onChange={([chosen]) => setVariant(chosen)}
        />
      )}
    </EditDialog>
  )
}
