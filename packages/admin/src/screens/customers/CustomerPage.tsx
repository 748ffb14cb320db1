import type { Customer } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Badge } from '@cartwright/ui/Badge'
import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { DateTime } from '@cartwright/ui/DateTime'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { FormRow } from '@cartwright/ui/Form'
import { OrderIcon } from '@cartwright/ui/icons'
import { Money } from '@cartwright/ui/Money'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { TextField } from '@cartwright/ui/TextField'
import { useParams } from 'react-router'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { AddressLines } from '../../kit/AddressLines'
import { SaveBar } from '../../kit/form/SaveBar'
import { useContractForm } from '../../kit/form/use-contract-form'
import { Loaded } from '../../kit/Loaded'
import { useNeighbourKeys } from '../../kit/neighbours'
import { Columns, Page } from '../../kit/Page'
import { paths } from '../../paths'
import { nameOf } from '../../shell/session'

/** One customer: who they are, what they bought. */
export function CustomerPage() {
  const { id = '' } = useParams()
  useNeighbourKeys(paths.customers, id)
  const t = useWords('customers')
  const customer = useEndpoint('GET /admin/customers/:id', {
    params: { id },
    query: { expand: 'shipping_addresses,groups' },
  })
  return (
    <Loaded of={customer} failure={t('customer_failed')}>
      {(data) => <CustomerDetails key={data.customer.id} customer={data.customer} />}
    </Loaded>
  )
}

function CustomerDetails({ customer }: { customer: Customer }) {
  const t = useWords('customers')
  const form = useContractForm('POST /admin/customers/:id', {
    params: { id: customer.id },
    start: customer,
    screen: 'customers',
    required: customer.has_account ? [] : ['email'],
  })
  return (
    <Page
      title={nameOf(customer)}
      crumbs={[{ name: t('customers'), href: paths.customers }]}
      width="detail"
      badges={
        customer.has_account ? (
          <Badge tone="green">{t('registered')}</Badge>
        ) : (
          <Badge tone="grey">{t('guest')}</Badge>
        )
      }
    >
      <Columns
        aside={
          <>
            <Facts customer={customer} />
            <Zone name="customer.details.side" customer={customer} />
          </>
        }
      >
        <Zone name="customer.details.before" customer={customer} />
        <Orders id={customer.id} />
        <Card title={t('details')}>
          <div className="ad-Fields">
            <FormRow>
              <TextField {...form.text('first_name')} />
              <TextField {...form.text('last_name')} />
            </FormRow>
            <FormRow className="ad-Wide">
              <TextField
                {...form.text('email')}
                type="email"
                isReadOnly={customer.has_account}
                hint={customer.has_account ? t('email_fixed') : undefined}
              />
              <TextField {...form.text('phone')} type="tel" />
            </FormRow>
          </div>
        </Card>
        <Zone name="customer.details.after" customer={customer} />
      </Columns>
      <SaveBar form={form} done={t('customer_saved')} />
    </Page>
  )
}

function Orders({ id }: { id: string }) {
  const t = useWords('customers')
  const orders = useEndpoint('GET /admin/orders', {
    query: { customer_id: id, limit: 20, order: '-created_at', expand: 'items' },
  })
  return (
    <Card title={t('orders')} isFlush>
      <DataTable
        label={t('orders')}
        rows={orders.data?.orders ?? []}
        rowId={(order) => order.id}
        rowHref={(order) => paths.order(order.id)}
        isLoading={orders.isPending}
        scroll="own"
        empty={<EmptyState icon={<OrderIcon size={20} />} title={t('no_orders')} />}
        columns={[
          { id: 'number', header: t('number'), cell: (order) => `#${order.display_id}`, width: '80px' },
          {
            id: 'date',
            header: t('date'),
            cell: (order) => <DateTime value={order.created_at} format="date" />,
          },
          {
            id: 'payment',
            header: t('payment'),
            cell: (order) => <StatusBadge status={order.payment_status} />,
          },
          {
            id: 'fulfillment',
            header: t('fulfillment'),
            cell: (order) => <StatusBadge status={order.fulfillment_status} />,
          },
          {
            id: 'total',
            header: t('total'),
            isNumeric: true,
            cell: (order) => <Money amount={order.total ?? 0} currency={order.currency_code} />,
          },
        ]}
      />
    </Card>
  )
}

function Facts({ customer }: { customer: Customer }) {
  const t = useWords('customers')
  const addresses = customer.shipping_addresses ?? []
  return (
    <>
      <Card title={t('facts')}>
        <DescriptionList
          isStacked
          items={[
            {
              id: 'since',
              term: t('since'),
              details: <DateTime value={customer.created_at} format="date" />,
            },
            {
              id: 'groups',
              term: t('groups'),
              details: customer.groups?.map(({ name }) => name).join(', ') || t('no_groups'),
            },
          ]}
        />
      </Card>
      <Card title={t('addresses')}>
        {addresses.length === 0 && <p className="ad-Muted">{t('no_addresses')}</p>}
        <div className="ad-Stack">
          {addresses.map((address) => (
            <AddressLines key={address.id} address={address} />
          ))}
        </div>
      </Card>
    </>
  )
}
