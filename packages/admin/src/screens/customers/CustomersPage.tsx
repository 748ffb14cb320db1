import type { Customer } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Badge } from '@cartwright/ui/Badge'
import type { Sort } from '@cartwright/ui/DataTable'
import { DateTime } from '@cartwright/ui/DateTime'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { UserIcon } from '@cartwright/ui/icons'
import { keepPreviousData } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { Page } from '../../kit/Page'
import { type ListColumn, ResourceTable } from '../../kit/table/ResourceTable'
import { useListState } from '../../kit/table/use-list-state'
import { paths } from '../../paths'
import { nameOf } from '../../shell/session'

const filterIds = ['groups', 'has_account'] as const
const newest: Sort = { column: 'created_at', direction: 'descending' }

/** Everybody who bought or registered. */
export function CustomersPage() {
  const t = useWords('customers')
  const state = useListState(filterIds, newest)
  const { has_account, ...query } = state.query as typeof state.query & { has_account?: string[] }
  const customers = useEndpoint(
    'GET /admin/customers',
    { query: { ...query, ...(has_account ? { has_account: has_account[0] } : {}), expand: 'groups' } },
    { placeholderData: keepPreviousData },
  )
  const groups = useEndpoint('GET /admin/customer-groups', { query: { limit: 100 } })
  const columns = useMemo(() => columnsOf(t), [t])
  const choices = groups.data?.customer_groups.map(({ id, name }) => ({ id, name })) ?? []
  return (
    <Page title={t('customers')} count={customers.data?.count}>
      <Zone name="customer.list.before" />
      <ResourceTable
        label={t('customers')}
        searchLabel={t('search_customers')}
        filters={choices.length > 0 ? [{ id: 'groups', name: t('groups'), options: choices }] : []}
        state={state}
        of={customers}
        rows={customers.data?.customers}
        count={customers.data?.count}
        columns={columns}
        rowHref={({ id }) => paths.customer(id)}
        rowName={nameOf}
        failure={t('list_failed')}
        empty={
          <EmptyState icon={<UserIcon size={20} />} title={t('no_customers')}>
            {t('no_customers_text')}
          </EmptyState>
        }
      />
      <Zone name="customer.list.after" />
    </Page>
  )
}

const columnsOf = (t: TFunction): ListColumn<Customer>[] => [
  {
    id: 'first_name',
    header: t('name'),
    isSortable: true,
    cell: (one) => <span className="ad-Strong">{nameOf(one)}</span>,
  },
  { id: 'email', isSecondary: true, header: t('email'), isSortable: true, cell: ({ email }) => email },
  {
    id: 'account',
    header: t('account'),
    cell: ({ has_account }) =>
      has_account ? <Badge tone="green">{t('registered')}</Badge> : <Badge tone="grey">{t('guest')}</Badge>,
  },
  {
    id: 'groups',
    isSecondary: true,
    header: t('groups'),
    cell: ({ groups }) => groups?.map(({ name }) => name).join(', '),
  },
  {
    id: 'created_at',
    isSecondary: true,
    header: t('since'),
    isSortable: true,
    cell: ({ created_at }) => <DateTime value={created_at} format="date" />,
  },
]
