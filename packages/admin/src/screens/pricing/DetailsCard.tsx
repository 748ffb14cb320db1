import type { PriceList } from '@cartwright/contract'
import { DateInput } from '@cartwright/ui/DateInput'
import { DateTime } from '@cartwright/ui/DateTime'
import { RadioGroup } from '@cartwright/ui/RadioGroup'
import { TextField } from '@cartwright/ui/TextField'
import { useWords } from '../../i18n/use-words'
import { useContractForm } from '../../kit/form/use-contract-form'
import { EditableCard } from '../../kit/record/EditableCard'
import { useMay } from '../../shell/permissions'

/** What a price list is called, what it does, and when. */
export function DetailsCard({ list }: { list: PriceList }) {
  const t = useWords('price-lists')
  const may = useMay()
  const form = useContractForm('POST /admin/price-lists/:id', {
    params: { id: list.id },
    start: list,
    required: ['name', 'description'],
    screen: 'price-lists',
  })
  const fact = (id: string, details: React.ReactNode) => ({ id, term: t(`fields.${id}`), details })
  return (
    <EditableCard
      title={t('details')}
      isEditable={may('POST /admin/price-lists/:id')}
      form={form}
      facts={[
        fact('name', list.name),
        fact('description', list.description),
        fact('type', t(`type.${list.type}`)),
        fact('starts_at', list.starts_at ? <DateTime value={list.starts_at} /> : t('at_once')),
        fact('ends_at', list.ends_at ? <DateTime value={list.ends_at} /> : t('never')),
      ]}
    >
      <TextField {...form.text('name')} />
      <TextField {...form.text('description')} rows={2} />
      <RadioGroup
        label={t('fields.type')}
        value={form.values.type ?? 'sale'}
        onChange={(type) => form.set('type', type === 'override' ? 'override' : 'sale')}
        options={(['sale', 'override'] as const).map((id) => ({
          id,
          name: t(`type.${id}`),
          description: t(`type_text.${id}`),
        }))}
      />
      <DateInput {...form.date('starts_at')} withTime />
      <DateInput {...form.date('ends_at')} withTime />
    </EditableCard>
  )
}
