import type { Address, Customer } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { IconButton } from '@cartwright/ui/IconButton'
import { EditIcon, PlusIcon, TrashIcon } from '@cartwright/ui/icons'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { AddressLines } from '../../kit/AddressLines'
import { Permitted } from '../../kit/Permitted'
import { useRemoval, useRemoved } from '../../kit/pending-removals'
import './customers.css'
import '../../kit/notes/notes.css'
import { onDemand } from '../../kit/on-demand'

const AddressDialog = onDemand(async () => (await import('./AddressDialog')).AddressDialog)

/** The addresses of a customer, for staff to keep when somebody calls. */
export function AddressesCard({ customer }: { customer: Customer }) {
  const t = useWords('customers')
  const removed = useRemoved()
  const [open, setOpen] = useState<Address | 'new'>()
  const addresses = (customer.shipping_addresses ?? []).filter(({ id }) => !removed.has(id))
  return (
    <Card
      title={t('addresses')}
      actions={
        <Permitted to="POST /admin/customers/:id/addresses">
          <Button size="s" icon={<PlusIcon size={14} />} onPress={() => setOpen('new')}>
            {t('add_address')}
          </Button>
        </Permitted>
      }
    >
      {addresses.length === 0 && <p className="ad-Muted">{t('no_addresses')}</p>}
      <ul className="ad-Notes">
        {addresses.map((address) => (
          <li key={address.id} className="ad-Note ad-BookAddress">
            <AddressLines address={address} />
            <AddressActs customer={customer} address={address} onEdit={() => setOpen(address)} />
          </li>
        ))}
      </ul>
      {open && (
        <AddressDialog
          customer={customer}
          address={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  )
}

function AddressActs({
  customer,
  address,
  onEdit,
}: {
  customer: Customer
  address: Address
  onEdit: () => void
}) {
  const t = useWords('customers')
  const remove = useRemoval()
  return (
    <span className="ad-Note-acts">
      <Permitted to="POST /admin/customers/:id/addresses/:address_id">
        <IconButton size="s" label={t('edit_address')} icon={<EditIcon />} onPress={onEdit} />
      </Permitted>
      <Permitted to="DELETE /admin/customers/:id/addresses/:address_id">
        <IconButton
          size="s"
          label={t('delete_address')}
          icon={<TrashIcon />}
          onPress={() =>
            remove({
              name: 'DELETE /admin/customers/:id/addresses/:address_id',
              given: { params: { id: customer.id, address_id: address.id } },
              id: address.id,
              title: t('address_deleted'),
            })
          }
        />
      </Permitted>
    </span>
  )
}
