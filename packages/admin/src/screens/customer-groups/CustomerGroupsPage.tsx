import { UsersIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { useDateFilter } from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { onDemand } from '../../kit/on-demand'
import { paths } from '../../paths'
import { customerGroups } from '../customers/resource'

const EditDialog = onDemand(async () => (await import('../../kit/resource/EditDialog')).EditDialog)

/** Groups of customers: whom price lists and discounts are for. */
export function CustomerGroupsPage() {
  const t = useWords('customer-groups')
  return (
    <ListPage
      of={customerGroups}
      screen="customer-groups"
      icon={UsersIcon}
      crumbs={[{ name: t('common:places.customers'), href: paths.customers }]}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => paths.customerGroup(id)}
      exports={{ type: 'customer-group-export' }}
      query={{ expand: 'price_lists' }}
      filters={[useDateFilter('created_at', t('fields.created_at'))]}
      columns={(column) => [
        column.name('name', { isSortable: true }),
        column.names('price_lists', ({ price_lists }) => price_lists?.map(({ name }) => name)),
        column.date('created_at', { isSortable: true }),
      ]}
      edit={(row, close) => (
        <EditDialog
          of={customerGroups}
          screen="customer-groups"
          row={row}
          nameOf={({ name }) => name}
          onClose={close}
          fields={[{ name: 'name', isRequired: true }]}
        />
      )}
    />
  )
}
