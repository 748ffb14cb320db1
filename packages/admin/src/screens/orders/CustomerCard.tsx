import { type Address, type Order, orderCan } from '@cartwright/contract'
import { customerNoteOf } from '@cartwright/sdk/rules'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { Link } from '@cartwright/ui/Link'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { AddressLines } from '../../kit/AddressLines'
import { onDemand } from '../../kit/on-demand'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { buyerOf } from './buyer-name'
import { CustomerFacts } from './CustomerFacts'
import { MapLink } from './MapLink'

const AddressDialog = onDemand(async () => (await import('./AddressDialog')).AddressDialog)

/** Who bought, and where it goes. */
export function CustomerCard({ order }: { order: Order }) {
  const t = useWords('orders')
  const { customer, shipping_address, billing_address } = order
  const name = buyerOf(order)
  const phone = customer?.phone
  const note = customerNoteOf(order)
  const mayEdit = useMay()('POST /admin/orders/:id') && orderCan.update(order)
  const [edited, setEdited] = useState<'shipping_address' | 'billing_address'>()
  return (
    <Card title={t('customer')}>
      <div className="ad-Stack">
        <div className="or-Contact">
          {customer && (
            <p className="ad-Strong">
              <Link href={paths.customer(customer.id)}>{name}</Link>
            </p>
          )}
          {!(customer && name === order.email) && (
            <p>
              <Link href={`mailto:${order.email}`} variant="plain">
                {order.email}
              </Link>
            </p>
          )}
          {phone && (
            <p>
              <Link href={`tel:${phone}`} variant="plain">
                <bdi dir="ltr">{phone}</bdi>
              </Link>
            </p>
          )}
        </div>
        {customer && <CustomerFacts customerId={customer.id} />}
        <AddressPart
          title={t('shipping_address')}
          address={shipping_address}
          onEdit={mayEdit ? () => setEdited('shipping_address') : undefined}
        />
        <AddressPart
          title={t('billing_address')}
          address={billing_address}
          same={isSame(shipping_address, billing_address) ? t('same_as_shipping') : undefined}
          onEdit={mayEdit ? () => setEdited('billing_address') : undefined}
        />
        {note && (
          <section className="ad-Part">
            <h3 className="ad-Part-title">{t('customer_note')}</h3>
            <p className="or-Note" dir="auto">
              {note}
            </p>
          </section>
        )}
      </div>
      {edited && <AddressDialog order={order} which={edited} onClose={() => setEdited(undefined)} />}
    </Card>
  )
}

interface PartProps {
  title: string
  address: Address | null | undefined
  same?: string
  onEdit?: () => void
}

function AddressPart({ title, address, same, onEdit }: PartProps) {
  const t = useWords('orders')
  return (
    <section className="ad-Part">
      <h3 className="ad-Part-title">
        {title}
        {onEdit && (
          <Button size="s" variant="ghost" onPress={onEdit} aria-label={t('edit_named', { name: title })}>
            {t('common:edit')}
          </Button>
        )}
      </h3>
      {same ? (
        <p className="ad-Muted">{same}</p>
      ) : address ? (
        <>
          <AddressLines address={address} />
          <MapLink address={address} />
        </>
      ) : (
        <p className="ad-Muted">{t('no_address')}</p>
      )}
    </section>
  )
}

const parts = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'postal_code',
  'country_code',
] as const
const isSame = (one: Address | null | undefined, other: Address | null | undefined) =>
  Boolean(one && other) && parts.every((part) => (one?.[part] ?? '') === (other?.[part] ?? ''))
