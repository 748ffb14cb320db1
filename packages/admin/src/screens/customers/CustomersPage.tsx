import { UserIcon } from '@cartwright/ui/icons'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { useDateFilter, useFlagFilter, useRelationFilter } from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { onDemand } from '../../kit/on-demand'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { nameOf } from '../../shell/session'
import { AddToGroup } from './AddToGroup'
import { customerGroups, customers } from './resource'

const EditDialog = onDemand(async () => (await import('../../kit/resource/EditDialog')).EditDialog)

/** Everybody who bought or registered. */
export function CustomersPage() {
  const t = useWords('customers')
  const may = useMay()
  const mayImport = may('POST /admin/batch-jobs') && may('POST /admin/customers')
  return (
    <ListPage
      of={customers}
      screen="customers"
      icon={UserIcon}
      nameOf={nameOf}
      exports={{ type: 'customer-export' }}
      imports={mayImport ? { name: t('common:import'), href: paths.customerImport } : undefined}
      hrefOf={({ id }) => paths.customer(id)}
      query={{ expand: 'groups' }}
      filters={[
        useFlagFilter('has_account', t('fields.account')),
        useRelationFilter('groups', t('fields.groups'), customerGroups, ({ name }) => name),
        useDateFilter('created_at', t('fields.created_at')),
      ]}
      columns={(column) => [
        column.name('first_name', { value: nameOf, header: t('name'), isSortable: true }),
        column.text('email', { isSortable: true }),
        column.of('account', ({ has_account }) => (
          <span className={has_account ? undefined : 'ad-Muted'}>
            {t(has_account ? 'registered' : 'guest')}
          </span>
        )),
        column.names('groups', ({ groups }) => groups?.map(({ name }) => name)),
        column.text('phone', { isHidden: true }),
        column.date('created_at', { isSortable: true }),
      ]}
      edit={(row, close) => (
        <EditDialog
          of={customers}
          screen="customers"
          row={row}
          nameOf={nameOf}
          onClose={close}
          fields={[
            { name: 'first_name', isRequired: true },
            { name: 'last_name', isRequired: true },
            { name: 'email', isRequired: true, type: 'email', hint: t('password_by_mail') },
            { name: 'phone', type: 'tel' },
          ]}
          // Nobody invents a password for another: the customer chooses one by "Forgot password".
          extra={() => ({ password: '' })}
        />
      )}
      bulk={(selection) => <AddToGroup {...selection} />}
      bulkTakesFilters
      before={<Zone name="customer.list.before" />}
      after={<Zone name="customer.list.after" />}
    />
  )
}
