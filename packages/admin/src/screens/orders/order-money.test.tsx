import type { LedgerEntry, Order } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { order } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

const captured = {
  ...order,
  payment_status: 'captured' as const,
  payments: order.payments?.map((one) => ({ ...one, captured_at: '2026-11-18T10:00:00.000Z' })),
} as Order
const entry = {
  order_id: order.id,
  due: 0,
  paid: 0,
  refunded: 0,
  currency_code: 'eur',
  reference_id: null,
  created_at: '2026-11-18T09:00:00.000Z',
  actor: null,
  provider_id: null,
  reason: null,
  note: null,
  items: [],
}

it('the panel says what was owed after each entry, who did it, why, and what can still go back', async () => {
  const entries: LedgerEntry[] = [
    { ...entry, id: 'l1', kind: 'order', due: 36720, balance: 36720 },
    {
      ...entry,
      id: 'l2',
      kind: 'capture',
      paid: 36720,
      balance: 0,
      reference_id: 'pay_1',
      actor: { type: 'user', id: 'usr_grace', name: 'Grace Hopper' },
    },
  ]
  const refund = {
    id: 'ref_1',
    amount: 500,
    created_at: '2026-11-19T10:00:00.000Z',
    reason: 'discount',
    note: 'A scratch',
    items: [{ item_id: 'item_jug', quantity: 1 }],
  }
  renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id': {
      order: { ...captured, refunds: [refund], refundable_amount: 36220 } as unknown as Order,
    },
    'GET /admin/orders/:id/ledger': {
      sums: { currency_code: 'eur', due: 36220, paid: 36720, refunded: 500, outstanding: 0 },
      entries,
      count: 2,
      offset: 0,
      limit: 200,
    },
  })
  const placed = (await screen.findByRole('cell', { name: /^Order placed/ })).closest('tr') as HTMLElement
  expect(within(placed).getAllByText('€367.20')).toHaveLength(2)
  expect(screen.getByRole('cell', { name: /^Captured/ })).toHaveTextContent('Grace Hopper')
  const back = screen.getByRole('cell', { name: /^Refunded/ })
  expect(back).toHaveTextContent('1 × Tall jug')
  expect(back).toHaveTextContent('A scratch')
  expect(screen.getByText('€362.20 can still be refunded')).toBeInTheDocument()
})

it('a refund is worked out from the pieces it is for, and keeps them', async () => {
  const { sent } = renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id': { order: captured },
    'POST /admin/orders/:id/refund': { order: captured },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  const dialog = within(await screen.findByRole('dialog'))
  const jugs = await dialog.findByRole('textbox', { name: 'Quantity of Tall jug' })
  await userEvent.clear(jugs)
  await userEvent.type(jugs, '1')
  await userEvent.tab()
  // 84.00 and a fifth of tax.
  expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('100.80')
  // What never left cannot come back.
  expect(dialog.queryByRole('checkbox', { name: /into stock/ })).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Refund €100.80' }))
  await waitFor(() =>
    expect(sent('POST /admin/orders/:id/refund')[0]?.body).toMatchObject({
      amount: 10080,
      items: [{ item_id: 'item_jug', quantity: 1 }],
    }),
  )
})

it('pieces that are back go into stock with their refund', async () => {
  const out = {
    ...captured,
    items: captured.items?.map((item) => ({
      ...item,
      fulfilled_quantity: item.quantity,
      shipped_quantity: item.quantity,
    })),
  } as Order
  const { sent } = renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id': { order: out },
    'POST /admin/orders/:id/return': { order: out },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  const dialog = within(await screen.findByRole('dialog'))
  const jugs = await dialog.findByRole('textbox', { name: 'Quantity of Tall jug' })
  await userEvent.clear(jugs)
  await userEvent.type(jugs, '2')
  await userEvent.tab()
  await userEvent.click(dialog.getByRole('checkbox', { name: /into stock/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Refund €201.60' }))
  await waitFor(() =>
    expect(sent('POST /admin/orders/:id/return')[0]?.body).toMatchObject({
      items: [{ item_id: 'item_jug', quantity: 2 }],
      refund: 20160,
      receive_now: true,
    }),
  )
  expect(sent('POST /admin/orders/:id/refund')).toHaveLength(0)
})

it('packing says what lies at the place that is chosen', async () => {
  const level = {
    inventory_item_id: 'iitem_1',
    location_id: 'sloc_b',
    required_quantity: 1,
    stocked: 9,
    reserved: 2,
    incoming: 0,
    available: 7,
  }
  renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id': { order: captured },
    'GET /admin/stock-locations': {
      stock_locations: [
        { id: 'sloc_b', name: 'Berlin' },
        { id: 'sloc_p', name: 'Paris' },
      ] as never,
      count: 2,
      offset: 0,
      limit: 20,
    },
    'GET /admin/variants/stock': {
      stock: [
        {
          variant_id: 'variant_ash',
          product_id: 'prod_jug',
          sku: 'JUG-ASH',
          counted: 'levels',
          allow_backorder: false,
          available: 7,
          levels: [level],
        },
      ],
    },
  })
  await userEvent.click((await screen.findAllByRole('button', { name: 'Pack items' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  expect((await dialog.findAllByText(/7 available, 2 reserved/))[0]).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: /Berlin/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Paris' }))
  expect((await dialog.findAllByText(/not kept here/))[0]).toBeInTheDocument()
})
