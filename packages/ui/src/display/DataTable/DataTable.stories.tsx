import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { EditIcon, TrashIcon } from '../../icons/icons.js'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { Money } from '../Money/Money.js'
import { Pagination } from '../Pagination/Pagination.js'
import { StatusBadge } from '../StatusBadge/StatusBadge.js'
import { type Column, DataTable, type DataTableProps, type Sort } from './DataTable.js'

interface Order {
  id: string
  number: number
  date: string
  customer: string
  payment: string
  fulfillment: string
  items: number
  total: number
}

const people = [
  'Ada Lovelace',
  'Grace Hopper',
  'Katherine Johnson',
  'Mary Jackson',
  'Hedy Lamarr',
  'Radia Perlman',
]
const payments = ['captured', 'awaiting', 'partially_refunded', 'requires_action', 'refunded', 'not_paid']
const orders: Order[] = Array.from({ length: 18 }, (_, index) => ({
  id: `order_${1042 - index}`,
  number: 1042 - index,
  date: `${20 - index} Nov`,
  customer: people[index % people.length]!,
  payment: payments[index % payments.length]!,
  fulfillment: index % 3 ? 'fulfilled' : 'not_fulfilled',
  items: (index % 4) + 1,
  total: 2450 * ((index % 5) + 1),
}))

const columns: Column<Order>[] = [
  { id: 'number', header: 'Order', cell: (order) => `#${order.number}`, isSortable: true },
  { id: 'date', header: 'Date', cell: (order) => order.date, isSortable: true },
  { id: 'customer', header: 'Customer', cell: (order) => order.customer },
  { id: 'payment', header: 'Payment', cell: (order) => <StatusBadge status={order.payment} /> },
  { id: 'fulfillment', header: 'Fulfilment', cell: (order) => <StatusBadge status={order.fulfillment} /> },
  { id: 'items', header: 'Items', cell: (order) => order.items, isNumeric: true },
  {
    id: 'total',
    header: 'Total',
    cell: (order) => <Money amount={order.total} currency="eur" />,
    isNumeric: true,
    isSortable: true,
  },
]

function Orders(props: Partial<DataTableProps<Order>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['order_1040']))
  const [sort, setSort] = useState<Sort>({ column: 'number', direction: 'descending' })
  const [offset, setOffset] = useState(0)
  return (
    <>
      <DataTable
        label="Orders"
        columns={columns}
        rows={orders}
        rowId={(order) => order.id}
        rowName={(order) => `#${order.number}`}
        rowHref={(order) => `#${order.id}`}
        selected={selected}
        onSelectedChange={setSelected}
        sort={sort}
        onSortChange={setSort}
        rowMenu={() => [
          { id: 'edit', name: 'Edit', icon: <EditIcon />, shortcut: 'E' },
          { id: 'archive', name: 'Archive', icon: <TrashIcon /> },
        ]}
        {...props}
      />
      <Pagination offset={offset} limit={20} total={248} onChange={setOffset} onLimitChange={() => {}} />
    </>
  )
}

const meta = { title: 'Display/DataTable', component: Orders } satisfies Meta<typeof Orders>
export default meta

export const List: StoryObj<typeof meta> = {}
export const Compact: StoryObj<typeof meta> = { args: { density: 'compact' } }
export const Loading: StoryObj<typeof meta> = { args: { isLoading: true } }
export const Refreshing: StoryObj<typeof meta> = { args: { isRefreshing: true } }
export const Empty: StoryObj<typeof meta> = {
  args: {
    rows: [],
    empty: <EmptyState title="No order is waiting for payment">Clear the filter to see all.</EmptyState>,
  },
}
