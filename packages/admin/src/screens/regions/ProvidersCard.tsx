import type { Region } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { Switch } from '@cartwright/ui/Switch'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { useMay } from '../../shell/permissions'
import { noProvider, useProviderName } from './use-provider-name'

interface Installed {
  id: string
}

/** Who takes payments in the region. */
export function PaymentProvidersCard({ region }: { region: Region }) {
  const providers = useEndpoint('GET /admin/store/payment-providers')
  const add = useAct('POST /admin/regions/:id/payment-providers')
  const remove = useAct('DELETE /admin/regions/:id/payment-providers/:provider_id')
  const { id } = region
  return (
    <ProvidersCard
      kind="payment"
      installed={providers.data?.payment_providers}
      chosen={region.payment_providers}
      isBusy={add.isPending || remove.isPending}
      onChange={(provider_id, isOn) =>
        isOn
          ? add.mutate({ params: { id }, body: { provider_id } })
          : remove.mutate({ params: { id, provider_id } })
      }
    />
  )
}

/** Who brings goods to the region. */
export function FulfillmentProvidersCard({ region }: { region: Region }) {
  const store = useEndpoint('GET /admin/store')
  const add = useAct('POST /admin/regions/:id/fulfillment-providers')
  const remove = useAct('DELETE /admin/regions/:id/fulfillment-providers/:provider_id')
  const { id } = region
  return (
    <ProvidersCard
      kind="fulfillment"
      installed={store.data?.store.fulfillment_providers}
      chosen={region.fulfillment_providers}
      isBusy={add.isPending || remove.isPending}
      onChange={(provider_id, isOn) =>
        isOn
          ? add.mutate({ params: { id }, body: { provider_id } })
          : remove.mutate({ params: { id, provider_id } })
      }
    />
  )
}

interface Props {
  kind: 'payment' | 'fulfillment'
  installed: readonly Installed[] | undefined
  chosen: readonly Installed[] | undefined
  isBusy: boolean
  onChange: (id: string, isOn: boolean) => void
}

/** A switch for each provider, in effect at once. One the shop lost and the region still has is shown, so that it can go. */
function ProvidersCard({ kind, installed = [], chosen = [], isBusy, onChange }: Props) {
  const t = useWords('regions')
  const may = useMay()
  const nameOf = useProviderName(kind)
  const ids = [...new Set([...installed, ...chosen].map(({ id }) => id))]
  const isOf = (id: string) => chosen.some((one) => one.id === id)
  return (
    <Card
      title={t(`fields.${kind}_providers`)}
      description={chosen.length === 0 ? t(noProvider[kind]) : undefined}
    >
      <div className="ad-Fields">
        {ids.map((id) => (
          <Switch
            key={id}
            isSelected={isOf(id)}
            isDisabled={isBusy || !may('POST /admin/regions/:id')}
            onChange={(isOn) => onChange(id, isOn)}
          >
            {nameOf(id)}
          </Switch>
        ))}
        {ids.length === 0 && <p className="ad-Muted">{t('no_provider_installed')}</p>}
      </div>
    </Card>
  )
}
