import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { FormRow } from '@cartwright/ui/Form'
import { unreadableControl } from '@cartwright/ui/invalid-text'
import { MoneyInput, type MoneyValue } from '@cartwright/ui/MoneyInput'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { TextField } from '@cartwright/ui/TextField'
import { useToast } from '@cartwright/ui/Toast'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../i18n/use-words'
import { UnsavedGuard } from '../../kit/form/SaveBar'
import { useContractForm, useSaveKey } from '../../kit/form/use-contract-form'
import { Page } from '../../kit/Page'
import { paths } from '../../paths'
import { OptionsEditor } from './OptionsEditor'
import { matrixOf, type OptionDraft } from './variant-matrix'

/** A new product: what it is, its options, one price and stock for all variants. The rest is on its page. */
export function NewProductPage() {
  const t = useWords('products')
  const toast = useToast()
  const go = useNavigate()
  const store = useEndpoint('GET /admin/store')
  const [options, setOptions] = useState<OptionDraft[]>([])
  const [price, setPrice] = useState<MoneyValue>(null)
  const [stock, setStock] = useState(0)
  const [isDone, setDone] = useState(false)
  const currency = store.data?.store.default_currency_code ?? 'eur'
  const matrix = matrixOf(options)
  const form = useContractForm('POST /admin/products', {
    start: {},
    required: ['title'],
    screen: 'products',
    sendsAll: true,
    extra: () => ({
      status: 'draft' as const,
      options: matrix.options,
      variants: matrix.variants.map((values) => ({
        title: values.join(' / ') || t('default_variant'),
        options: values.map((value) => ({ value })),
        inventory_quantity: stock,
        manage_inventory: true,
        prices: typeof price === 'number' ? [{ currency_code: currency, amount: price }] : [],
      })),
    }),
    onDone: ({ product }) => {
      setDone(true)
      toast.success(t('product_created'))
      // After the guard has seen that nothing is unsaved any more.
      setTimeout(() => void go(paths.product(product.id), { replace: true }))
    },
  })
  const page = useRef<HTMLFormElement>(null)
  const save = async () => {
    const unreadable = page.current && unreadableControl(page.current)
    unreadable?.focus()
    return unreadable ? false : form.save()
  }
  useSaveKey({ isDirty: form.isDirty, save })
  return (
    <Page title={t('new_product')} crumbs={[{ name: t('products'), href: paths.products }]} width="narrow">
      <UnsavedGuard isDirty={form.isDirty && !isDone} />
      <form
        ref={page}
        className="ad-Stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Card title={t('details')}>
          <div className="ad-Fields">
            <TextField {...form.text('title')} autoFocus />
            <TextField {...form.text('subtitle')} />
            <TextField {...form.text('handle')} prefix="/" hint={t('handle_auto')} />
            <TextField {...form.text('description')} rows={4} />
          </div>
        </Card>
        <Card title={t('options')} description={t('options_text')}>
          <OptionsEditor options={options} onChange={setOptions} />
        </Card>
        <Card
          title={t('price_and_stock')}
          description={t('variants_made', { count: matrix.variants.length })}
        >
          <FormRow>
            <MoneyInput
              label={t('price')}
              currency={currency}
              value={price}
              onChange={setPrice}
              minValue={0}
            />
            <NumberInput
              label={t('stock_each')}
              value={stock}
              onChange={(next) => setStock(next || 0)}
              minValue={0}
            />
          </FormRow>
        </Card>
        <div className="ad-Form-foot">
          <Button onPress={() => void go(paths.products)}>{t('common:cancel')}</Button>
          <Button type="submit" variant="primary" isPending={form.isSaving}>
            {t('create_product')}
          </Button>
        </div>
      </form>
    </Page>
  )
}
