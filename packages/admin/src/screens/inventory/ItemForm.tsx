import type { VariantInventoryItem } from '@cartwright/contract'
import { Card } from '@cartwright/ui/Card'
import { FormRow } from '@cartwright/ui/Form'
import { Switch } from '@cartwright/ui/Switch'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { MetadataFields } from '../../kit/form/MetadataFields'
import { NumberInput } from '../../kit/form/NumberInput'
import { SaveBar } from '../../kit/form/SaveBar'
import { useContractForm } from '../../kit/form/use-contract-form'
import { useUnitName } from '../../kit/use-unit-name'

/** What carriers and customs ask of an item, and what programs keep with it. */
export function ItemForm({ item }: { item: VariantInventoryItem }) {
  const t = useWords('inventory')
  const unit = useUnitName()
  const [isMetadataRight, setMetadataRight] = useState(true)
  const form = useContractForm('POST /admin/inventory-items/:id', {
    params: { id: item.id },
    start: item,
    screen: 'inventory',
  })
  return (
    <>
      <Card title={t('attributes')}>
        <div className="ad-Fields">
          <FormRow className="ad-Wide">
            <TextField {...form.text('sku')} />
            <TextField {...form.text('title')} label={t('own_title')} />
          </FormRow>
          <TextField {...form.text('description')} rows={2} />
          <FormRow>
            <NumberInput {...form.number('weight')} minValue={0} suffix={unit('gram')} />
            <NumberInput {...form.number('length')} minValue={0} suffix={unit('millimeter')} />
            <NumberInput {...form.number('width')} minValue={0} suffix={unit('millimeter')} />
            <NumberInput {...form.number('height')} minValue={0} suffix={unit('millimeter')} />
          </FormRow>
          <FormRow>
            <TextField {...form.text('hs_code')} />
            <TextField {...form.text('mid_code')} />
            <TextField {...form.text('origin_country')} />
            <TextField {...form.text('material')} />
          </FormRow>
          <Switch {...form.flag('requires_shipping')}>{form.label('requires_shipping')}</Switch>
        </div>
      </Card>
      <MetadataFields
        value={form.values.metadata}
        onChange={(next) => form.set('metadata', next)}
        onValidityChange={setMetadataRight}
        errors={form.errors.metadata}
      />
      <SaveBar form={{ ...form, save: async () => isMetadataRight && form.save() }} done={t('item_saved')} />
    </>
  )
}
