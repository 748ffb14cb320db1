import type { PricedProduct, PricedVariant } from '@cartwright/contract'
import { FocusModal } from '@cartwright/ui/FocusModal'
import { FormRow } from '@cartwright/ui/Form'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { Switch } from '@cartwright/ui/Switch'
import { TextField } from '@cartwright/ui/TextField'
import { useToast } from '@cartwright/ui/Toast'
import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words'
import { type ContractForm, useContractForm } from '../../kit/form/use-contract-form'

interface Props {
  product: PricedProduct
  /** Absent for a new one. */
  variant?: PricedVariant
  onClose: () => void
}

/** One variant: its options, numbers and stock. Prices stand side by side in the price grid. */
export function VariantDialog(props: Props) {
  return props.variant ? <ChangeVariant {...props} variant={props.variant} /> : <AddVariant {...props} />
}

function ChangeVariant({ product, variant, onClose }: Props & { variant: PricedVariant }) {
  const t = useWords('products')
  const start = useMemo(
    () => ({
      ...variant,
      options: variant.options?.map(({ option_id, value }) => ({ option_id, value })) ?? [],
    }),
    [variant],
  )
  const form = useContractForm('POST /admin/products/:id/variants/:variant_id', {
    params: { id: product.id, variant_id: variant.id },
    start,
    required: ['title'],
    screen: 'products',
  })
  return (
    <VariantForm
      product={product}
      form={form}
      title={variant.title}
      done={t('variant_saved')}
      onClose={onClose}
    />
  )
}

function AddVariant({ product, onClose }: Props) {
  const t = useWords('products')
  const start = useMemo(
    () => ({
      manage_inventory: true,
      inventory_quantity: 0,
      prices: [],
      options: product.options?.map(({ id }) => ({ option_id: id, value: '' })) ?? [],
    }),
    [product],
  )
  const form = useContractForm('POST /admin/products/:id/variants', {
    params: { id: product.id },
    start,
    required: ['title'],
    screen: 'products',
    sendsAll: true,
  })
  return (
    <VariantForm
      product={product}
      form={form as unknown as VariantFormOf}
      title={t('new_variant')}
      done={t('variant_added')}
      onClose={onClose}
    />
  )
}

type VariantFormOf = ContractForm<'POST /admin/products/:id/variants/:variant_id'>
interface FormProps {
  product: PricedProduct
  form: VariantFormOf
  title: string
  done: string
  onClose: () => void
}

function VariantForm({ product, form, title, done, onClose }: FormProps) {
  const t = useWords('products')
  const toast = useToast()
  const options = form.values.options ?? []
  const setOption = (option_id: string, value: string) => {
    const next = (product.options ?? []).map(({ id }) =>
      id === option_id
        ? { option_id, value }
        : (options.find((one) => one.option_id === id) ?? { option_id: id, value: '' }),
    )
    form.set('options', next)
    // A variant is usually called by its values.
    const before = options
      .map((one) => one.value)
      .filter(Boolean)
      .join(' / ')
    if (!form.values.title || form.values.title === before)
      form.set(
        'title',
        next
          .map((one) => one.value)
          .filter(Boolean)
          .join(' / '),
      )
  }
  return (
    <FocusModal
      title={title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      isDirty={form.isDirty}
      onSave={async () => {
        const isSaved = !form.isDirty || (await form.save())
        if (isSaved && form.isDirty) toast.success(done)
        return isSaved
      }}
    >
      <div className="ad-Fields">
        {product.options && product.options.length > 0 && (
          <FormRow>
            {product.options.map(({ id, title: name }) => (
              <TextField
                key={id}
                label={name}
                value={options.find((one) => one.option_id === id)?.value ?? ''}
                onChange={(value) => setOption(id, value)}
                errors={form.errors.options}
              />
            ))}
          </FormRow>
        )}
        <TextField {...form.text('title')} label={t('variant_title')} />
        <FormRow>
          <TextField {...form.text('sku')} />
          <TextField {...form.text('barcode')} />
          <TextField {...form.text('ean')} />
        </FormRow>
        <Switch {...form.flag('manage_inventory')} hint={t('manage_hint')}>
          {form.label('manage_inventory')}
        </Switch>
        {form.values.manage_inventory && (
          <NumberInput {...form.number('inventory_quantity')} minValue={0} className="ad-Short" />
        )}
        <Switch {...form.flag('allow_backorder')} hint={t('backorder_hint')}>
          {form.label('allow_backorder')}
        </Switch>
      </div>
    </FocusModal>
  )
}
