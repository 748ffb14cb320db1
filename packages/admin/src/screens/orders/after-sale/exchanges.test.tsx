import { describe, expect, it } from 'vitest'
import { screen, userEvent, waitFor, within } from '../../../testing/render-at'
import { agreed, offered, packed, sentOrder, swapBack } from './examples'
import { next, open, press, start, type } from './on-order'

describe('an exchange', () => {
  it('is made in steps: what comes back, what goes out, how, and who pays', async () => {
    const { sent } = open({}, { 'POST /admin/orders/:id/swaps': { order: sentOrder } })
    const dialog = await start('Exchange items')
    await type(dialog.getByRole('textbox', { name: 'Quantity of Tall jug' }), '1')
    await next()
    const picker = within(await screen.findByRole('dialog', { name: 'Choose items' }))
    await userEvent.click(await picker.findByRole('option', { name: /Wide bowl/ }))
    await userEvent.click(picker.getByRole('button', { name: 'Apply' }))
    await type(await dialog.findByRole('textbox', { name: 'Quantity of Wide bowl · Ash' }), '2')
    await next()
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Parcel' }))
    await type(dialog.getByRole('textbox', { name: 'Price of Parcel' }), '5')
    await userEvent.click(dialog.getByRole('radio', { name: /Post back/ }))
    await next()
    // Two for 120.00 and the parcel for 6.00, 6.00 for the way back, less 100.80 for the jug.
    expect(await dialog.findByText('The customer pays €151.20')).toBeInTheDocument()
    await next()
    await press('Create exchange')
    await waitFor(() =>
      expect(sent('POST /admin/orders/:id/swaps')[0]?.body).toEqual({
        return_items: [{ item_id: 'item_jug', quantity: 1 }],
        additional_items: [{ variant_id: 'variant_bowl', quantity: 2 }],
        custom_shipping_options: [{ option_id: 'so_parcel', price: 500 }],
        return_shipping: { option_id: 'so_back', price: 500 },
        return_location_id: 'sloc_north',
        allow_backorder: false,
        no_notification: false,
      }),
    )
  })

  it('waits for the customer with a link to copy, and is called off with its return', async () => {
    const { sent } = open(
      { swaps: [offered] },
      {
        'POST /admin/returns/:id/cancel': { order: sentOrder },
        'POST /admin/orders/:id/swaps/:swap_id/cancel': { order: sentOrder },
      },
    )
    const card = within(await screen.findByRole('region', { name: 'Exchange' }))
    expect(card.getByText(/has not agreed yet/)).toBeInTheDocument()
    expect(await card.findByText('The customer pays €15.00')).toBeInTheDocument()
    expect(card.getByText(`${window.location.origin}/swaps/cart_swap`)).toBeInTheDocument()
    expect(card.getByRole('button', { name: 'Copy link' })).toBeInTheDocument()
    expect(card.queryByRole('button', { name: 'Pack items' })).not.toBeInTheDocument()
    await userEvent.click(card.getByRole('button', { name: 'Cancel exchange' }))
    const sure = within(await screen.findByRole('alertdialog'))
    await userEvent.click(sure.getByRole('button', { name: 'Cancel exchange' }))
    await waitFor(() =>
      expect(sent('POST /admin/orders/:id/swaps/:swap_id/cancel')[0]?.params).toEqual({
        id: 'order_1042',
        swap_id: 'swap_1',
      }),
    )
    expect(sent('POST /admin/returns/:id/cancel')[0]?.params).toEqual({ id: 'ret_2' })
  })

  it('costs nobody anything once it is called off', async () => {
    let canceled_at: string | null = null
    open({}, {
      'GET /admin/orders/:id': () => ({ order: { ...sentOrder, swaps: [{ ...offered, canceled_at }] } }),
      'POST /admin/returns/:id/cancel': { order: sentOrder },
      'POST /admin/orders/:id/swaps/:swap_id/cancel': () => {
        canceled_at = offered.created_at
        return { order: sentOrder }
      },
    } as never)
    const card = within(await screen.findByRole('region', { name: 'Exchange' }))
    expect(await card.findByText('The customer pays €15.00')).toBeInTheDocument()
    await userEvent.click(card.getByRole('button', { name: 'Cancel exchange' }))
    const sure = within(await screen.findByRole('alertdialog'))
    await userEvent.click(sure.getByRole('button', { name: 'Cancel exchange' }))
    expect(await card.findByText('Called off.')).toBeInTheDocument()
    expect(card.queryByText(/The customer pays/)).not.toBeInTheDocument()
  })

  it('is paid, and its goods are packed', async () => {
    const { sent } = open(
      { swaps: [agreed] },
      {
        'POST /admin/orders/:id/swaps/:swap_id/process-payment': { order: sentOrder },
        'POST /admin/orders/:id/swaps/:swap_id/fulfillments': { order: sentOrder },
      },
    )
    const card = within(await screen.findByRole('region', { name: 'Exchange' }))
    await userEvent.click(card.getByRole('button', { name: 'Capture €15.00' }))
    expect(await screen.findByText('Difference settled')).toBeInTheDocument()
    expect(sent('POST /admin/orders/:id/swaps/:swap_id/process-payment')).toHaveLength(1)
    await userEvent.click(card.getByRole('button', { name: 'Pack items' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pack items' }))
    expect(dialog.getByRole('list', { name: 'Goes out' })).toHaveTextContent('1 × Wide bowl')
    await userEvent.click(dialog.getByRole('button', { name: 'Pack 1 item' }))
    await waitFor(() =>
      expect(sent('POST /admin/orders/:id/swaps/:swap_id/fulfillments')[0]?.body).toEqual({
        location_id: 'sloc_north',
        no_notification: false,
      }),
    )
  })

  it('that is packed is shipped with its numbers, or unpacked', async () => {
    const swap = {
      ...agreed,
      payment_status: 'captured' as const,
      fulfillment_status: 'fulfilled' as const,
      fulfillments: [packed],
      return_order: { ...swapBack, status: 'received' as const },
    }
    const { sent } = open(
      { swaps: [swap] },
      {
        'POST /admin/orders/:id/swaps/:swap_id/shipments': { order: sentOrder },
        'POST /admin/orders/:id/swaps/:swap_id/fulfillments/:fulfillment_id/cancel': { order: sentOrder },
      },
    )
    const card = within(await screen.findByRole('region', { name: 'Exchange' }))
    expect(card.getByText('Packed, ready to be shipped.')).toBeInTheDocument()
    await userEvent.click(card.getByRole('button', { name: 'Mark as shipped' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Tracking numbers' }), 'KL1 KL2')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as shipped' }))
    await waitFor(() =>
      expect(sent('POST /admin/orders/:id/swaps/:swap_id/shipments')[0]?.body).toEqual({
        fulfillment_id: 'ful_1',
        tracking_numbers: ['KL1', 'KL2'],
        no_notification: false,
      }),
    )
    await userEvent.click(card.getByRole('button', { name: 'Cancel parcel' }))
    const sure = within(await screen.findByRole('alertdialog'))
    await userEvent.click(sure.getByRole('button', { name: 'Cancel parcel' }))
    await waitFor(() =>
      expect(
        sent('POST /admin/orders/:id/swaps/:swap_id/fulfillments/:fulfillment_id/cancel')[0]?.params,
      ).toEqual({ id: 'order_1042', swap_id: 'swap_1', fulfillment_id: 'ful_1' }),
    )
  })
})
