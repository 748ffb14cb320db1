import { DateInput } from '@cartwright/ui/DateInput'
import { FormRow } from '@cartwright/ui/Form'
import { RadioGroup } from '@cartwright/ui/RadioGroup'
import { RelationPicker } from '@cartwright/ui/RelationPicker'
import { Switch } from '@cartwright/ui/Switch'
import { TextField } from '@cartwright/ui/TextField'
import { useWords } from '../../i18n/use-words'
import type { WizardDraft } from '../../kit/form/use-wizard-draft'
import { useSource } from '../../kit/resource/use-list'
import { Thumbnail } from '../../kit/Thumbnail'
import { customerGroups } from '../customers/resource'
import { products } from '../products/resource'
import type { Asked, PriceListDraft } from './draft'

type StepProps = WizardDraft<PriceListDraft, Asked>

/** What it is called and what it does. */
export function DetailsStep({ draft, set, errorOf }: StepProps) {
  const t = useWords('price-lists')
  return (
    <div className="ad-Fields">
      <TextField
        label={t('fields.name')}
        value={draft.name}
        onChange={(name) => set({ name })}
        errors={errorOf('name')}
        isRequired
        autoFocus
      />
      <TextField
        label={t('fields.description')}
        value={draft.description}
        onChange={(description) => set({ description })}
        errors={errorOf('description')}
        rows={2}
        isRequired
      />
      <RadioGroup
        label={t('fields.type')}
        value={draft.type}
        onChange={(type) => set({ type: type === 'override' ? 'override' : 'sale' })}
        options={(['sale', 'override'] as const).map((id) => ({
          id,
          name: t(`type.${id}`),
          description: t(`type_text.${id}`),
        }))}
      />
    </div>
  )
}

/** For whom, and when. */
export function AudienceStep({ draft, set, errorOf }: StepProps) {
  const t = useWords('price-lists')
  const source = useSource(customerGroups)
  return (
    <div className="ad-Fields">
      <RelationPicker
        {...source}
        label={t('fields.customer_groups')}
        title={t('choose_groups')}
        hint={t('for_everybody_hint')}
        display="chips"
        rowName={({ name }) => name}
        value={draft.groups}
        onChange={(groups) => set({ groups })}
      />
      <FormRow className="ad-Wide">
        <DateInput
          label={t('fields.starts_at')}
          withTime
          value={draft.starts_at}
          onChange={(starts_at) => set({ starts_at })}
        />
        <DateInput
          label={t('fields.ends_at')}
          withTime
          value={draft.ends_at}
          onChange={(ends_at) => set({ ends_at })}
          errors={errorOf('ends_at')}
        />
      </FormRow>
      <Switch isSelected={draft.isActive} onChange={(isActive) => set({ isActive })} hint={t('active_hint')}>
        {t('turn_on')}
      </Switch>
    </div>
  )
}

/** What gets other prices. */
export function ProductsStep({ draft, set }: StepProps) {
  const t = useWords('price-lists')
  const source = useSource(products)
  return (
    <RelationPicker
      {...source}
      label={t('products')}
      title={t('products_add')}
      hint={t('products_hint')}
      rowName={({ title }) => title}
      rowThumbnail={({ thumbnail }) => <Thumbnail url={thumbnail} size={28} />}
      value={draft.products}
      onChange={(products) => set({ products })}
    />
  )
}
