import type { Order } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { type Address, AddressForm } from '@cartwright/ui/AddressForm'
import { FocusModal } from '@cartwright/ui/FocusModal'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { addressParts } from '../../kit/address-parts'
import { useAct } from '../../kit/use-act'

interface Props {
  order: Order
  which: 'shipping_address' | 'billing_address'
  onClose: () => void
}

/** Corrects an address of an order. */
export function AddressDialog({ order, which, onClose }: Props) {
  const t = useWords('orders')
  const start = Object.fromEntries(
    addressParts.map((part) => [part, order[which]?.[part] ?? null]),
  ) as Address
  const [address, setAddress] = useState<Address>(start)
  const region = useEndpoint('GET /admin/regions/:id', { params: { id: order.region_id } })
  const save = useAct('POST /admin/orders/:id', t('address_saved'))
  const countries = region.data?.region.countries ?? []
  return (
    <FocusModal
      title={t(which)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      isDirty={JSON.stringify(address) !== JSON.stringify(start)}
      onSave={() =>
        save
          .mutateAsync({ params: { id: order.id }, body: { [which]: address } })
          .then(() => true)
          .catch(() => false)
      }
    >
      <AddressForm
        value={address}
        onChange={setAddress}
        countries={
          countries.length > 0 ? countries : start.country_code ? [{ iso_2: start.country_code }] : []
        }
        purpose={which === 'shipping_address' ? 'shipping' : 'billing'}
      />
    </FocusModal>
  )
}
