import type { Product, ShippingOption, ShippingProfile } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Badge } from '@cartwright/ui/Badge'
import { Button } from '@cartwright/ui/Button'
import { Money } from '@cartwright/ui/Money'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../../kit/on-demand'
import { RecordPage } from '../../kit/RecordPage'
import { MetadataCard } from '../../kit/record/MetadataCard'
import { useList } from '../../kit/resource/use-list'
import { useAct } from '../../kit/use-act'
import { paths } from '../../paths'
import { useParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { shippingOptions } from '../regions/resource'
import { productTargets } from '../taxes/targets'
import { KeptCard } from './KeptCard'
import { shippingProfiles, typeWords } from './resource'

const EditDialog = onDemand(async () => (await import('../../kit/resource/EditDialog')).EditDialog)

/** One profile: what is in it, and the ways it is shipped. */
export function ShippingProfilePage() {
  const { id = '' } = useParams()
  const t = useWords('shipping-profiles')
  const profile = useEndpoint('GET /admin/shipping-profiles/:id', { params: { id } })
  return (
    <RecordPage
      of={profile}
      id={id}
      list={paths.shippingProfiles}
      screen="shipping-profiles"
      title={(data) => data.shipping_profile.name}
      badges={(data) => <Badge>{t(typeWords[data.shipping_profile.type])}</Badge>}
      actions={(data) => <Rename profile={data.shipping_profile} />}
      aside={(data) => (
        <MetadataCard
          of="POST /admin/shipping-profiles/:id"
          id={id}
          metadata={data.shipping_profile.metadata}
        />
      )}
    >
      {(data) => (
        <>
          <OptionsCard profile={data.shipping_profile} />
          <ProductsCard profile={data.shipping_profile} />
        </>
      )}
    </RecordPage>
  )
}

function Rename({ profile }: { profile: ShippingProfile }) {
  const t = useWords('shipping-profiles')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('POST /admin/shipping-profiles/:id')) return null
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('common:edit')}</Button>
      {isOpen && (
        <EditDialog
          of={shippingProfiles}
          screen="shipping-profiles"
          row={profile}
          nameOf={({ name }) => name}
          onClose={() => setOpen(false)}
          fields={[{ name: 'name', isRequired: true }]}
        />
      )}
    </>
  )
}

function OptionsCard({ profile }: { profile: ShippingProfile }) {
  const may = useMay()
  const move = useAct('POST /admin/shipping-profiles/:id')
  // The profile tells its options without their regions.
  const ids = (profile.shipping_options ?? []).map(({ id }) => id)
  const { rows } = useList(
    shippingOptions,
    { id: ids, limit: ids.length },
    {
      isEnabled: ids.length > 0 && may('GET /admin/shipping-options'),
    },
  )
  const regionOf = (option: ShippingOption) => rows?.find(({ id }) => id === option.id)?.region
  return (
    <KeptCard
      screen="shipping-profiles"
      words="options"
      rows={profile.shipping_options ?? []}
      nameOf={({ name }) => name}
      hrefOf={({ region_id }) => paths.region(region_id)}
      columns={(column) => [
        column.name('name'),
        column.of('region_id', (option) => regionOf(option)?.name ?? ''),
        column.of(
          'amount',
          (option) =>
            option.amount === null || !regionOf(option) ? (
              ''
            ) : (
              <Money amount={option.amount} currency={regionOf(option)?.currency_code ?? ''} />
            ),
          { isNumeric: true },
        ),
      ]}
      from={shippingOptions}
      descriptionOf={({ region }) => region?.name}
      onAdd={
        may('POST /admin/shipping-profiles/:id')
          ? (added) => move.mutateAsync({ params: { id: profile.id }, body: { shipping_options: added } })
          : undefined
      }
    />
  )
}

function ProductsCard({ profile }: { profile: ShippingProfile }) {
  const may = useMay()
  const move = useAct('POST /admin/shipping-profiles/:id', undefined, ['/admin/products'])
  return (
    <KeptCard<Product, 'GET /admin/products', { id: string; name: string }>
      screen="shipping-profiles"
      words="products"
      rows={profile.products ?? []}
      nameOf={({ title }) => title}
      hrefOf={({ id }) => paths.product(id)}
      columns={(column) => [column.name('title'), column.status('status', ({ status }) => status)]}
      from={productTargets}
      onAdd={
        may('POST /admin/shipping-profiles/:id')
          ? (added) => move.mutateAsync({ params: { id: profile.id }, body: { products: added } })
          : undefined
      }
    />
  )
}
