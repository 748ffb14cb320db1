import type { PricedProduct, PricedVariant } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Section } from '@cartwright/ui/Card'
import { FocusModal } from '@cartwright/ui/FocusModal'
import { FormRow } from '@cartwright/ui/Form'
import { Switch } from '@cartwright/ui/Switch'
import { TextField } from '@cartwright/ui/TextField'
import { useToast } from '@cartwright/ui/Toast'
import { useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { MetadataFields } from '../../kit/form/MetadataFields'
import { type Draft, useContractForm } from '../../kit/form/use-contract-form'
import type { FlagProps, NumberProps, TextProps } from '../../kit/form/use-draft'
import { onDemand } from '../../kit/on-demand'
import { useMay } from '../../shell/permissions'
import { AttributeFields } from './AttributesCard'
import { VariantStockField } from './stock/VariantStockField'
import { usePriceColumns } from './use-price-columns'
import { VariantPictureField } from './VariantPictureField'
import { amountsIn, type TypedPrices, VariantPrices } from './VariantPrices'
import { pricesOf } from './variant-prices'

const WhyPriceDialog = onDemand(async () => (await import('./why/WhyPriceDialog')).WhyPriceDialog)

interface Props {
  product: PricedProduct
  /** Absent for a new one. */
  variant?: PricedVariant
  onClose: () => void
}

/** One variant: its options, prices, numbers, stock, and what carriers ask of it. */
export function VariantDialog(props: Props) {
  return props.variant ? <ChangeVariant {...props} variant={props.variant} /> : <AddVariant {...props} />
}

function ChangeVariant({ product, variant, onClose }: Props & { variant: PricedVariant }) {
  const t = useWords('products')
  const [typed, setTyped] = useState<TypedPrices>({})
  const columns = usePriceColumns()
  const all = [...(columns?.currencies ?? []), ...(columns?.regions ?? [])]
  const start = useMemo(
    () => ({
      ...variant,
      options: variant.options?.map(({ option_id, value }) => ({ option_id, value })) ?? [],
    }),
    [variant],
  )
  const isPriced = Object.keys(typed).length > 0
  const form = useContractForm('POST /admin/products/:id/variants/:variant_id', {
    params: { id: product.id, variant_id: variant.id },
    start,
    required: ['title'],
    screen: 'products',
    also: ['/admin/variants'],
    extra: () => (isPriced ? { prices: pricesOf(variant, all, amountsIn(typed) ?? {}) } : {}),
  })
  return (
    <VariantForm
      product={product}
      variant={variant}
      form={form}
      title={variant.title}
      done={t('variant_saved')}
      isDirty={form.isDirty || isPriced}
      prices={
        <VariantPrices variant={variant} typed={typed} onChange={setTyped} errors={form.errors.prices} />
      }
      isReadable={amountsIn(typed) !== undefined}
      onClose={onClose}
    />
  )
}

function AddVariant({ product, onClose }: Props) {
  const t = useWords('products')
  const [typed, setTyped] = useState<TypedPrices>({})
  const columns = usePriceColumns()
  const start = useMemo(
    () => ({
      manage_inventory: true,
      inventory_quantity: 0,
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
    also: ['/admin/variants'],
    extra: () => ({
      prices: [...(columns?.currencies ?? []), ...(columns?.regions ?? [])].flatMap((column) => {
        const amount = amountsIn(typed)?.[column.id]
        if (amount === null || amount === undefined) return []
        return [
          column.region_id
            ? { region_id: column.region_id, amount }
            : { currency_code: column.currency_code, amount },
        ]
      }),
    }),
  })
  return (
    <VariantForm
      product={product}
      form={form}
      title={t('new_variant')}
      done={t('variant_added')}
      isDirty={form.isDirty || Object.keys(typed).length > 0}
      prices={<VariantPrices typed={typed} onChange={setTyped} errors={form.errors.prices} />}
      isReadable={amountsIn(typed) !== undefined}
      onClose={onClose}
    />
  )
}

type Values = Pick<
  Draft<'POST /admin/products/:id/variants/:variant_id'>,
  'options' | 'title' | 'manage_inventory' | 'metadata'
>
type Measures = 'weight' | 'length' | 'width' | 'height' | 'inventory_quantity'
type Texts =
  | 'title'
  | 'sku'
  | 'barcode'
  | 'ean'
  | 'upc'
  | 'hs_code'
  | 'mid_code'
  | 'origin_country'
  | 'material'
/** The form of a variant, as its fields use it: that of a new one and that of an old one. */
interface VariantFormOf {
  values: Values
  errors: Readonly<Record<string, string[]>>
  set<P extends keyof Values>(name: P, value: Values[P]): void
  label(name: string): string
  text(name: Texts): TextProps
  number(name: Measures): NumberProps
  flag(name: 'manage_inventory' | 'allow_backorder'): FlagProps
  save(): Promise<boolean>
}

interface FormProps {
  product: PricedProduct
  variant?: PricedVariant
  form: VariantFormOf
  title: string
  done: string
  isDirty: boolean
  prices: React.ReactNode
  /** Whether all amounts that were typed can be read. */
  isReadable: boolean
  onClose: () => void
}

function VariantForm({
  product,
  variant,
  form,
  title,
  done,
  isDirty,
  prices,
  isReadable,
  onClose,
}: FormProps) {
  const t = useWords('products')
  const toast = useToast()
  const [isMetadataRight, setMetadataRight] = useState(true)
  return (
    <FocusModal
      title={title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      isDirty={isDirty}
      onSave={async () => {
        if (!isReadable) {
          document.querySelector<HTMLElement>('.ad-Prices input:invalid')?.focus()
          return false
        }
        if (!isMetadataRight) return false
        const isSaved = !isDirty || (await form.save())
        if (isSaved && isDirty) toast.success(done)
        return isSaved
      }}
    >
      <div className="ad-Stack">
        <div className="ad-Fields">
          <VariantOptions product={product} form={form} />
          <TextField {...form.text('title')} label={t('variant_title')} />
          <VariantPictureField
            product={product}
            metadata={form.values.metadata}
            onChange={(metadata) => form.set('metadata', metadata)}
          />
        </div>
        <Section title={t('prices')} actions={variant && <WhyPrice variant={variant} />}>
          {prices}
        </Section>
        <Section title={t('stock')}>
          <div className="ad-Fields">
            <FormRow>
              <TextField {...form.text('sku')} />
              <TextField {...form.text('barcode')} />
              <TextField {...form.text('ean')} />
              <TextField {...form.text('upc')} />
            </FormRow>
            <Switch {...form.flag('manage_inventory')} hint={t('manage_hint')}>
              {form.label('manage_inventory')}
            </Switch>
            {form.values.manage_inventory && <VariantStockField form={form} variant={variant} />}
            <Switch {...form.flag('allow_backorder')} hint={t('backorder_hint')}>
              {form.label('allow_backorder')}
            </Switch>
          </div>
        </Section>
        <Section title={t('shipping')} description={t('variant_shipping_text')}>
          <div className="ad-Fields">
            <AttributeFields form={form} />
          </div>
        </Section>
        <MetadataFields
          value={form.values.metadata}
          onChange={(metadata) => form.set('metadata', metadata)}
          onValidityChange={setMetadataRight}
          errors={form.errors.metadata}
        />
      </div>
    </FocusModal>
  )
}

/** Asks why shoppers see the price they see; of the prices as they are saved. */
function WhyPrice({ variant }: { variant: PricedVariant }) {
  const t = useWords('products')
  const may = useMay()
  const [isAsked, setAsked] = useState(false)
  if (!may('GET /admin/variants/:id/price-explain')) return null
  return (
    <>
      <Button size="s" variant="ghost" onPress={() => setAsked(true)}>
        {t('common:why_price')}
      </Button>
      {isAsked && <WhyPriceDialog variant={variant} onClose={() => setAsked(false)} />}
    </>
  )
}

const joined = (options: Values['options']) =>
  (options ?? [])
    .map(({ value }) => value)
    .filter(Boolean)
    .join(' / ')

/** What tells the variant from the others. It is called by its values until it gets a name of its own. */
function VariantOptions({ product, form }: Pick<FormProps, 'product' | 'form'>) {
  const options = form.values.options ?? []
  if (!product.options?.length) return null
  const set = (option_id: string, value: string) => {
    const next = (product.options ?? []).map(({ id }) =>
      id === option_id
        ? { option_id, value }
        : (options.find((one) => one.option_id === id) ?? { option_id: id, value: '' }),
    )
    form.set('options', next)
    if (!form.values.title || form.values.title === joined(options)) form.set('title', joined(next))
  }
  return (
    <FormRow>
      {product.options.map(({ id, title }) => (
        <TextField
          key={id}
          label={title}
          value={options.find((one) => one.option_id === id)?.value ?? ''}
          onChange={(value) => set(id, value)}
          errors={form.errors.options}
        />
      ))}
    </FormRow>
  )
}
