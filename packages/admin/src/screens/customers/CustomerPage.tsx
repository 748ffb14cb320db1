import type { Customer } from '@cartwright/contract'
import { useChange, useEndpoint } from '@cartwright/sdk/react'
import { Badge } from '@cartwright/ui/Badge'
import { Link } from '@cartwright/ui/Link'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { NotesCard } from '../../kit/notes/NotesCard'
import { RecordPage } from '../../kit/RecordPage'
import { MetadataCard } from '../../kit/record/MetadataCard'
import { FieldsCard } from '../../kit/resource/FieldsCard'
import { LinkedCard } from '../../kit/resource/LinkedCard'
import { paths } from '../../paths'
import { useParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { nameOf } from '../../shell/session'
import { AddressesCard } from './AddressesCard'
import { CustomerOrders } from './CustomerOrders'
import { PrivacyCard } from './PrivacyCard'
import { PurchasesCard } from './PurchasesCard'
import { customerGroups, customers } from './resource'

/** One customer: who they are, what they bought, what is to be known about them. */
export function CustomerPage() {
  const { id = '' } = useParams()
  const t = useWords('customers')
  const customer = useEndpoint('GET /admin/customers/:id', {
    params: { id },
    query: { expand: 'shipping_addresses,groups' },
  })
  return (
    <RecordPage
      of={customer}
      id={id}
      list={paths.customers}
      screen="customers"
      title={({ customer }) => nameOf(customer)}
      badges={({ customer }) => (
        <Badge tone="grey" isPlain>
          {t(customer.has_account ? 'registered' : 'guest')}
        </Badge>
      )}
      aside={({ customer }) => (
        <>
          <PurchasesCard customer={customer} />
          <GroupsCard customer={customer} />
          <AddressesCard customer={customer} />
          <MetadataCard of="POST /admin/customers/:id" id={customer.id} metadata={customer.metadata} />
          <PrivacyCard customer={customer} />
          <Zone name="customer.details.side" customer={customer} />
        </>
      )}
    >
      {({ customer }) => (
        <>
          <Zone name="customer.details.before" customer={customer} />
          <DetailsCard customer={customer} />
          <CustomerOrders id={customer.id} />
          <NotesCard of={customer.id} kind="customer" />
          <Zone name="customer.details.after" customer={customer} />
        </>
      )}
    </RecordPage>
  )
}

function DetailsCard({ customer }: { customer: Customer }) {
  const t = useWords('customers')
  const { email, phone, has_account } = customer
  return (
    <FieldsCard
      key={customer.id}
      of={customers}
      row={customer}
      screen="customers"
      title={t('details')}
      also={['/admin/orders']}
      facts={[
        { id: 'name', term: t('name'), details: nameOf(customer) },
        { id: 'email', term: t('fields.email'), details: <Link href={`mailto:${email}`}>{email}</Link> },
        {
          id: 'phone',
          term: t('fields.phone'),
          details: phone ? (
            <Link href={`tel:${phone}`}>
              <bdi dir="ltr">{phone}</bdi>
            </Link>
          ) : (
            '—'
          ),
        },
      ]}
      fields={[
        { name: 'first_name' },
        { name: 'last_name' },
        {
          name: 'email',
          type: 'email',
          isRequired: !has_account,
          isFixed: has_account,
          hint: has_account ? t('email_fixed') : undefined,
        },
        { name: 'phone', type: 'tel' },
      ]}
    />
  )
}

function GroupsCard({ customer }: { customer: Customer }) {
  const add = useChange('POST /admin/customer-groups/:id/customers/batch')
  const remove = useChange('DELETE /admin/customer-groups/:id/customers/batch')
  const may = useMay()
  const body = { customer_ids: [{ id: customer.id }] }
  return (
    <LinkedCard
      rows={customer.groups ?? []}
      from={customerGroups}
      screen="customers"
      words="groups"
      nameOf={({ name }) => name}
      hrefOf={({ id }) => paths.customerGroup(id)}
      onAdd={
        may('POST /admin/customer-groups/:id/customers/batch')
          ? (ids) => Promise.all(ids.map((id) => add.mutateAsync({ params: { id }, body })))
          : undefined
      }
      onRemove={
        may('DELETE /admin/customer-groups/:id/customers/batch')
          ? (id) => remove.mutateAsync({ params: { id }, body })
          : undefined
      }
    />
  )
}
