import { handleOf } from '@cartwright/contract'
import { Card } from '@cartwright/ui/Card'
import { FormRow } from '@cartwright/ui/Form'
import { RichTextField } from '@cartwright/ui/RichTextField'
import { TextField } from '@cartwright/ui/TextField'
import { useWords } from '../../i18n/use-words'
import type { ProductForm } from './product-form'

/** What a product is called, where it is found and what is said of it. The address of a new one follows its title. */
export function GeneralCard({ form, isNew }: { form: ProductForm; isNew?: boolean }) {
  const t = useWords('products')
  return (
    <Card title={t('details')}>
      <div className="ad-Fields">
        <FormRow className="ad-Wide">
          <TextField {...form.text('title')} autoFocus={isNew} />
          <TextField {...form.text('subtitle')} />
        </FormRow>
        <TextField
          {...form.text('handle')}
          prefix="/"
          placeholder={isNew ? handleOf(form.values.title ?? '') : undefined}
          hint={t(isNew ? 'handle_auto' : 'handle_hint')}
        />
        <RichTextField
          label={form.label('description')}
          errors={form.errors.description}
          value={form.values.description ?? ''}
          onChange={(html) => form.set('description', html)}
          rows={5}
        />
      </div>
    </Card>
  )
}
