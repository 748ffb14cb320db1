import type { ProductStatus } from '@cartwright/contract'
import { useClient } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { noChanges } from '@cartwright/ui/grid-changes'
import { unreadableControl } from '@cartwright/ui/invalid-text'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { PageSpinner } from '@cartwright/ui/Spinner'
import { Switch } from '@cartwright/ui/Switch'
import { useToast } from '@cartwright/ui/Toast'
import { useRef, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { UnsavedGuard } from '../../kit/form/SaveBar'
import { useContractForm } from '../../kit/form/use-contract-form'
import { useSaveKey } from '../../kit/form/use-save-key'
import { onDemand } from '../../kit/on-demand'
import { Columns, Page } from '../../kit/Page'
import { useErrorMessage } from '../../kit/use-error-message'
import { paths } from '../../paths'
import { useNavigate } from '../../router/hooks'
import { GeneralCard } from './GeneralCard'
import { MediaCard } from './MediaCard'
import { ShippingProfileField } from './ShippingProfileField'
import { useNewVariants } from './use-new-variants'
import { useCurrencies } from './use-price-columns'

const OptionsEditor = onDemand(async () => (await import('./OptionsEditor')).OptionsEditor, {
  placeholder: <Skeleton height="160px" />,
})
const OrganizeCard = onDemand(async () => (await import('./OrganizeCard')).OrganizeCard, {
  placeholder: <Skeleton height="160px" />,
})
const AttributesCard = onDemand(async () => (await import('./AttributesCard')).AttributesCard, {
  placeholder: <Skeleton height="160px" />,
})
const MetadataFields = onDemand(async () => (await import('../../kit/form/MetadataFields')).MetadataFields, {
  placeholder: <Skeleton height="160px" />,
})
const BaseCard = onDemand(async () => (await import('./VariantMatrix')).BaseCard, {
  placeholder: <Skeleton height="160px" />,
})
const MatrixCard = onDemand(async () => (await import('./VariantMatrix')).MatrixCard, {
  placeholder: <Skeleton height="160px" />,
})
const DenominationsCard = onDemand(async () => (await import('./DenominationsCard')).DenominationsCard, {
  placeholder: <Skeleton height="160px" />,
})

const start = { discountable: true, is_giftcard: false }

/** A new product with all that hangs on it: pictures, options, variants, prices, stock, where it is found and sold. */
export function NewProductPage() {
  const currencies = useCurrencies()
  return currencies ? <NewProduct currencies={currencies} /> : <PageSpinner />
}

function NewProduct({ currencies }: { currencies: readonly string[] }) {
  const t = useWords('products')
  const go = useNavigate()
  const variants = useNewVariants(currencies)
  const [profile, setProfile] = useState<string>()
  const [isUploading, setUploading] = useState(false)
  const [isMetadataRight, setMetadataRight] = useState(true)
  const wanted = useRef<ProductStatus>('draft')
  const { isDone, finish } = useFinish(profile, wanted)
  const form = useContractForm('POST /admin/products', {
    start,
    required: ['title'],
    screen: 'products',
    sendsAll: true,
    extra: () => ({ status: wanted.current, ...variants.body(t('default_variant')) }),
    onDone: ({ product }) => void finish(product.id),
  })
  const page = useRef<HTMLFormElement>(null)
  const isGiftCard = form.values.is_giftcard === true
  const isDirty = form.isDirty || variants.isDirty
  const save = async (status: ProductStatus) => {
    const unreadable = page.current && unreadableControl(page.current)
    if (unreadable) unreadable.focus()
    if (variants.invalid.length > 0) page.current?.querySelector('.ad-Matrix')?.scrollIntoView()
    if (unreadable || variants.invalid.length > 0 || !isReady) return false
    wanted.current = status
    return form.save()
  }
  const isReady = !isUploading && !variants.isTooMany && isMetadataRight
  useSaveKey({ isDirty, save: () => save('draft') })
  return (
    <Page
      title={t('new_product')}
      crumbs={[{ name: t('products'), href: paths.products }]}
      width="detail"
      actions={
        <>
          <Button variant="ghost" onPress={() => void go(paths.products)}>
            {t('common:cancel')}
          </Button>
          <Button
            isDisabled={!isReady}
            isPending={form.isSaving && wanted.current === 'draft'}
            onPress={() => void save('draft')}
          >
            {t('create_draft')}
          </Button>
          <Button
            variant="primary"
            isDisabled={!isReady}
            isPending={form.isSaving && wanted.current === 'published'}
            onPress={() => void save('published')}
          >
            {t('publish')}
          </Button>
        </>
      }
    >
      <UnsavedGuard isDirty={isDirty && !isDone} />
      <form ref={page} noValidate onSubmit={(event) => event.preventDefault()}>
        <Columns aside={<OrganizeCard form={form} />}>
          <GeneralCard form={form} isNew />
          <MediaCard form={form} onBusyChange={setUploading} />
          <Card title={t('options')} description={t(isGiftCard ? 'gift_card_text' : 'options_text')}>
            <div className="ad-Fields">
              <Switch
                isSelected={isGiftCard}
                onChange={(isOn) => {
                  form.set('is_giftcard', isOn)
                  variants.restart([], noChanges)
                }}
              >
                {t('fields.is_giftcard')}
              </Switch>
              {!isGiftCard && <OptionsEditor options={variants.options} onChange={variants.setOptions} />}
            </div>
          </Card>
          {isGiftCard ? (
            <DenominationsCard of={variants} currency={currencies[0] ?? 'eur'} />
          ) : (
            <BaseCard of={variants} currencies={currencies} />
          )}
          {variants.options.length > 0 && (
            <MatrixCard of={variants} currencies={currencies} errors={form.errors} />
          )}
          <AttributesCard form={form}>
            <ShippingProfileField value={profile} onChange={setProfile} />
          </AttributesCard>
          <MetadataFields
            value={form.values.metadata}
            onChange={(metadata) => form.set('metadata', metadata)}
            onValidityChange={setMetadataRight}
            errors={form.errors.metadata}
          />
        </Columns>
      </form>
    </Page>
  )
}

/** What follows once the product is there: its shipping profile, which has a call of its own, and its page. */
function useFinish(profile: string | undefined, wanted: { current: ProductStatus }) {
  const t = useWords('products')
  const toast = useToast()
  const message = useErrorMessage()
  const client = useClient()
  const go = useNavigate()
  const [isDone, setDone] = useState(false)
  const finish = async (id: string) => {
    setDone(true)
    toast.success(t(wanted.current === 'published' ? 'published' : 'product_created'))
    if (profile)
      await client
        .send('POST /admin/shipping-profiles/:id', { params: { id: profile }, body: { products: [id] } })
        .catch((error: unknown) => toast.error({ title: t('profile_not_set'), text: message(error) }))
    // After the guard has seen that nothing is unsaved any more.
    setTimeout(() => void go(paths.product(id), { replace: true }))
  }
  return { isDone, finish }
}
