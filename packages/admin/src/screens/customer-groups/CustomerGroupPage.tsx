import { useChange, useEndpoint } from '@cartwright/sdk/react'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { RecordPage } from '../../kit/RecordPage'
import { MetadataCard } from '../../kit/record/MetadataCard'
import { FieldsCard } from '../../kit/resource/FieldsCard'
import { LinkedCard } from '../../kit/resource/LinkedCard'
import { MembersCard } from '../../kit/resource/MembersCard'
import { RecordMenu } from '../../kit/resource/RecordMenu'
import { resource } from '../../kit/resource/resource'
import { paths } from '../../paths'
import { useParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { nameOf } from '../../shell/session'
import { customerGroups, customers } from '../customers/resource'

const members = resource({
  list: 'GET /admin/customer-groups/:id/customers',
  rows: (reply) => reply.customers,
})
const priceLists = resource({ list: 'GET /admin/price-lists', rows: (reply) => reply.price_lists })

/** One group: who is in it, and which prices are theirs. */
export function CustomerGroupPage() {
  const { id = '' } = useParams()
  const t = useWords('customer-groups')
  const group = useEndpoint('GET /admin/customer-groups/:id', {
    params: { id },
    query: { expand: 'price_lists' },
  })
  return (
    <RecordPage
      of={group}
      id={id}
      list={paths.customerGroups}
      screen="customer-groups"
      title={({ customer_group }) => customer_group.name}
      actions={({ customer_group: { name } }) => (
        <RecordMenu
          of={customerGroups}
          id={id}
          name={name}
          screen="customer-groups"
          list={paths.customerGroups}
        />
      )}
      aside={({ customer_group }) => (
        <>
          <LinkedCard
            rows={customer_group.price_lists ?? []}
            from={priceLists}
            screen="customer-groups"
            words="price_lists"
            nameOf={({ name }) => name}
            describe={({ status }) => <StatusBadge status={status} />}
            hrefOf={({ id }) => paths.priceList(id)}
          />
          <MetadataCard
            of="POST /admin/customer-groups/:id"
            id={customer_group.id}
            metadata={customer_group.metadata}
          />
        </>
      )}
    >
      {({ customer_group }) => (
        <>
          <FieldsCard
            of={customerGroups}
            row={customer_group}
            screen="customer-groups"
            title={t('details')}
            facts={[{ id: 'name', term: t('fields.name'), details: customer_group.name }]}
            fields={[{ name: 'name', isRequired: true }]}
          />
          <Members id={id} />
          <Zone name="customer_group.details.after" customer_group={customer_group} />
        </>
      )}
    </RecordPage>
  )
}

function Members({ id }: { id: string }) {
  const t = useWords('customer-groups')
  const add = useChange('POST /admin/customer-groups/:id/customers/batch')
  const remove = useChange('DELETE /admin/customer-groups/:id/customers/batch')
  const may = useMay()
  const params = { id }
  const withId = (ids: readonly string[]) => ({ customer_ids: ids.map((id) => ({ id })) })
  return (
    <MembersCard
      of={members}
      params={params}
      from={customers}
      screen="customer-groups"
      words="customers"
      nameOf={nameOf}
      describe={({ email }) => email}
      hrefOf={({ id }) => paths.customer(id)}
      columns={(column) => [
        column.name('first_name', { value: nameOf, header: t('fields.name') }),
        column.text('email'),
        column.date('created_at'),
      ]}
      onAdd={
        may('POST /admin/customer-groups/:id/customers/batch')
          ? (ids) => add.mutateAsync({ params, body: withId(ids) })
          : undefined
      }
      onRemove={
        may('DELETE /admin/customer-groups/:id/customers/batch')
          ? (ids) => remove.mutateAsync({ params, body: withId(ids) })
          : undefined
      }
    />
  )
}
