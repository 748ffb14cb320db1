import type { Customer } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { Modal } from '@cartwright/ui/Modal'
import { Select } from '@cartwright/ui/Select'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../../i18n/use-words'
import { NumberInput } from '../../../kit/form/NumberInput'
import { useErrorMessage } from '../../../kit/use-error-message'
import { useMay } from '../../../shell/permissions'
import { CustomerField } from './CustomerField'
import { Explanation } from './Explanation'
import { firstPlace, type Places, type PricePlace, usePlaces } from './use-places'
import './why.css'

interface Props {
  variant: { id: string; title: string }
  /** Asked first for a place that sells in it; the shop's own currency when absent. */
  currency?: string
  onClose: () => void
}

/** Why shoppers see the price of a variant that they see: asked for a region or a currency, a customer and a quantity. */
export function WhyPriceDialog({ variant, currency, onClose }: Props) {
  const t = useWords('why-price')
  const { places, failed } = usePlaces()
  const first = places && firstPlace(places, currency)
  return (
    <Modal
      title={t('common:why_price')}
      description={<bdi>{variant.title}</bdi>}
      isOpen
      onOpenChange={onClose}
      size="l"
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('common:done')}
        </Button>
      }
    >
      {places && first ? (
        <Asked variantId={variant.id} places={places} first={first} />
      ) : failed ? (
        <Failure of={failed} />
      ) : (
        <Waiting />
      )}
    </Modal>
  )
}

interface AskedProps {
  variantId: string
  places: Places
  first: PricePlace
}

function Asked({ variantId, places, first }: AskedProps) {
  const t = useWords('why-price')
  const may = useMay()
  const [placeId, setPlaceId] = useState(first.id)
  const [customer, setCustomer] = useState<Customer>()
  const [quantity, setQuantity] = useState(Number.NaN)
  const place = [...places.regions, ...places.currencies].find(({ id }) => id === placeId) ?? first
  const reply = useEndpoint(
    'GET /admin/variants/:id/price-explain',
    {
      params: { id: variantId },
      query: {
        ...(place.region_id ? { region_id: place.region_id } : { currency_code: place.currency_code }),
        ...(customer ? { customer_id: customer.id } : {}),
        ...(Number.isNaN(quantity) ? {} : { quantity }),
      },
    },
    { placeholderData: keepPreviousData },
  )
  return (
    <div className="ad-Why">
      <div className="ad-Why-question">
        <Select
          label={t('place')}
          value={place.id}
          onChange={setPlaceId}
          options={[
            ...(places.regions.length > 0
              ? [{ name: t('regions'), options: places.regions.map(optionOf) }]
              : []),
            { name: t('currencies'), options: places.currencies.map(({ id, name }) => ({ id, name })) },
          ]}
        />
        {may('GET /admin/customers') && <CustomerField value={customer} onChange={setCustomer} />}
        <NumberInput
          label={t('quantity')}
          hint={t('quantity_hint')}
          minValue={1}
          maxValue={1_000_000_000}
          formatOptions={{ maximumFractionDigits: 0 }}
          value={quantity}
          onChange={setQuantity}
        />
      </div>
      {reply.error ? (
        <Failure of={reply} />
      ) : reply.data ? (
        <div
          className="ad-Why-answers"
          data-waiting={reply.isPlaceholderData || undefined}
          aria-busy={reply.isPlaceholderData || undefined}
        >
          <Explanation of={reply.data.price_explanation} places={places} />
        </div>
      ) : (
        <Waiting />
      )}
    </div>
  )
}

const optionOf = ({ id, name, currency_code }: PricePlace) => ({
  id,
  name,
  description: currency_code.toUpperCase(),
})

function Waiting() {
  return (
    <div className="ad-Why-answers" aria-busy="true">
      <Skeleton width="160px" height="36px" />
      <Skeleton lines={4} />
    </div>
  )
}

interface Failed {
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

function Failure({ of }: { of: Failed }) {
  const t = useWords('why-price')
  const message = useErrorMessage()
  return (
    <ErrorPanel title={t('failed')} onRetry={() => void of.refetch()} isRetrying={of.isFetching}>
      {message(of.error)}
    </ErrorPanel>
  )
}
