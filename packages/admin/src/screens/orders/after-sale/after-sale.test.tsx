import { refuse } from '@cartwright/sdk/testing'
import { describe, expect, it } from 'vitest'
import { order as placed } from '../../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../../testing/render-at'
import { afterSaleAnswers, agreed, asked, claimed, offered, packed, sentOrder, swapBack } from './examples'

type Changes = Parameters<typeof renderAt>[1]
const open = (changes: Partial<typeof sentOrder> = {}, more: Changes = {}) =>
  renderAt('/a/orders/order_1042', {
    ...afterSaleAnswers,
    'GET /admin/orders/:id': { order: { ...sentOrder, ...changes } },
    ...more,
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const start = async (name: string) => {
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name }))
  return within(await screen.findByRole('dialog'))
}
const next = () => press('Next')
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()
}

describe('the wizard of returns', () => {
  it('asks for pieces, the way back and the money, and says all of it in one call', async () => {
    const { sent } = open({}, { 'POST /admin/orders/:id/return': { order: sentOrder } })
    const dialog = await start('Request a return')
    await next()
    expect(await dialog.findByRole('alert')).toHaveTextContent('Choose at least one item')
    await type(dialog.getByRole('textbox', { name: 'Quantity of Tall jug' }), '1')
    await userEvent.click(dialog.getByRole('button', { name: /Reason for Tall jug/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Wrong size' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note on Tall jug' }), 'A crack')
    await next()
    await userEvent.click(await dialog.findByRole('radio', { name: /Post back/ }))
    await type(dialog.getByRole('textbox', { name: /Price/ }), '4.00')
    expect(dialog.getByText('€4.80 with tax')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: /Received at/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'South' }))
    await next()
    // 84.00 with 20 % of tax, less 4.80.
    const amount = await dialog.findByRole('textbox', { name: /Amount/ })
    expect(amount).toHaveValue('96.00')
    expect(dialog.getByText('€100.80')).toBeInTheDocument()
    await type(amount, '400')
    await next()
    expect(amount).toHaveAccessibleDescription(/Only €367.20 can be refunded/)
    await type(amount, '90')
    await next()
    expect(await dialog.findByText('€90.00 is refunded once the items are received.')).toBeInTheDocument()
    await press('Request return of 1 item')
    await waitFor(() =>
      expect(sent('POST /admin/orders/:id/return')[0]?.body).toEqual({
        items: [{ item_id: 'item_jug', quantity: 1, reason_id: 'rr_size', note: 'A crack' }],
        return_shipping: { option_id: 'so_back', price: 400 },
        refund: 9000,
        receive_now: false,
        location_id: 'sloc_south',
        no_notification: false,
      }),
    )
  })

  it('gives nothing back before anything was captured, and receives at once what is here', async () => {
    const { sent } = open(
      { payments: placed.payments },
      { 'POST /admin/orders/:id/return': { order: sentOrder } },
    )
    const dialog = await start('Request a return')
    await type(dialog.getByRole('textbox', { name: 'Quantity of Paper lamp' }), '1')
    await next()
    await userEvent.click(await dialog.findByRole('checkbox', { name: /already here/ }))
    await next()
    const amount = await dialog.findByRole('textbox', { name: /Amount/ })
    expect(amount).toHaveValue('0.00')
    expect(amount).toHaveAccessibleDescription(/No payment was captured/)
    await next()
    await press('Receive')
    // The call would work out an amount for 0.
    await waitFor(() =>
      expect(sent('POST /admin/orders/:id/return')[0]?.body).toMatchObject({
        refund: -1,
        receive_now: true,
        location_id: 'sloc_north',
      }),
    )
  })

  it('keeps what was typed when it is refused, and says why', async () => {
    open(
      {},
      {
        'POST /admin/orders/:id/return': () =>
          refuse(400, { type: 'not_allowed', message: 'Only 0 are left' }),
      },
    )
    const dialog = await start('Request a return')
    await type(dialog.getByRole('textbox', { name: 'Quantity of Tall jug' }), '2')
    for (let step = 0; step < 3; step += 1) await next()
    await press('Request return of 2 items')
    expect(await dialog.findByText('Only 0 are left')).toBeInTheDocument()
    for (let step = 0; step < 3; step += 1) await press('Back')
    expect(await dialog.findByRole('textbox', { name: 'Quantity of Tall jug' })).toHaveValue('2')
  })
})

describe('a return', () => {
  it('tells why, where its label is and how it is followed', async () => {
    open({ returns: [asked] })
    const card = within(await screen.findByRole('region', { name: 'Return' }))
    expect(card.getByText('The items are on their way back.')).toBeInTheDocument()
    expect(card.getByRole('list', { name: 'Comes back' })).toHaveTextContent(
      '2 × Tall jug · Wrong size · A crack',
    )
    expect(card.getByRole('link', { name: 'Return label' })).toHaveAttribute(
      'href',
      'https://post.example/ret_1.pdf',
    )
    expect(card.getByRole('link', { name: 'KL1' })).toHaveAttribute('href', 'https://post.example/KL1')
  })

  it('is received in part: what came, what can be sold again, and what it is worth', async () => {
    const { sent } = open({ returns: [asked] }, { 'POST /admin/returns/:id/receive': { return: asked } })
    await press('Receive')
    const dialog = within(await screen.findByRole('dialog', { name: 'Receive return of order #1042' }))
    expect(dialog.getByRole('textbox', { name: /Refund/ })).toHaveValue('201.60')
    await type(dialog.getByRole('textbox', { name: 'Quantity of Tall jug' }), '1')
    expect(dialog.getByRole('textbox', { name: /Refund/ })).toHaveValue('100.80')
    expect(dialog.getByText(/no longer expected/)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Put back into stock: Tall jug' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Receive and refund €100.80' }))
    await waitFor(() =>
      expect(sent('POST /admin/returns/:id/receive')[0]).toMatchObject({
        params: { id: 'ret_1' },
        body: {
          items: [{ item_id: 'item_jug', quantity: 1, restock: false }],
          location_id: 'sloc_north',
          refund: 10080,
        },
      }),
    )
  })

  it('that came short says so, and one whose refund failed asks for somebody', async () => {
    const short = {
      ...asked,
      status: 'received' as const,
      received_at: asked.created_at,
      items: asked.items?.map((item) => ({ ...item, quantity: 1, received_quantity: 1 })),
    }
    open({ fulfillment_status: 'requires_action', returns: [short] })
    const card = within(await screen.findByRole('region', { name: 'Return' }))
    expect(card.getByText('1 of 2 came')).toBeInTheDocument()
    expect(card.getByText('Requires action')).toBeInTheDocument()
    expect(card.getByText(/the refund failed/)).toBeInTheDocument()
    expect(card.queryByRole('button', { name: 'Receive' })).not.toBeInTheDocument()
  })

  it('that nothing came of is called off, one that came is not', async () => {
    const came = { ...asked, id: 'ret_9', status: 'received' as const, received_at: asked.created_at }
    const { sent } = open(
      { returns: [asked, came] },
      { 'POST /admin/returns/:id/cancel': { order: sentOrder } },
    )
    const cancels = await screen.findAllByRole('button', { name: 'Cancel return' })
    expect(cancels).toHaveLength(1)
    await userEvent.click(cancels[0] as HTMLElement)
    const sure = within(await screen.findByRole('alertdialog', { name: 'Cancel the return?' }))
    await userEvent.click(sure.getByRole('button', { name: 'Cancel return' }))
    expect(await screen.findByText('Return canceled')).toBeInTheDocument()
    expect(sent('POST /admin/returns/:id/cancel')[0]?.params).toEqual({ id: 'ret_1' })
  })
})

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

describe('a claim', () => {
  it('for other goods says what was wrong, what is sent and where to', async () => {
    const { sent } = open({}, { 'POST /admin/orders/:id/claims': { order: sentOrder } })
    const dialog = await start('Create a claim')
    await type(dialog.getByRole('textbox', { name: 'Quantity of Paper lamp' }), '1')
    await next()
    expect(await dialog.findByText('Choose a reason')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: /Reason for Paper lamp/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Defective' }))
    await next()
    await press('Choose items')
    const picker = within(await screen.findByRole('dialog', { name: 'Choose items' }))
    await userEvent.click(await picker.findByRole('option', { name: /Wide bowl/ }))
    await userEvent.click(picker.getByRole('button', { name: 'Apply' }))
    await next()
    await next()
    expect(await dialog.findByText('Choose a shipping method')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('radio', { name: /Parcel/ }))
    expect(dialog.getByRole('textbox', { name: /Price/ })).toHaveValue('0.00')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'The claimed items come back' }))
    await next()
    await press('Create claim')
    await waitFor(() =>
      expect(sent('POST /admin/orders/:id/claims')[0]?.body).toEqual({
        type: 'replace',
        claim_items: [{ item_id: 'item_lamp', quantity: 1, reason: 'production_failure' }],
        additional_items: [{ variant_id: 'variant_bowl', quantity: 1 }],
        shipping_methods: [{ option_id: 'so_parcel', price: 0 }],
        return_shipping: {},
        return_location_id: 'sloc_north',
        no_notification: false,
      }),
    )
  })

  it('for money gives back what the goods are worth, or less', async () => {
    const { sent } = open({}, { 'POST /admin/orders/:id/claims': { order: sentOrder } })
    const dialog = await start('Create a claim')
    await type(dialog.getByRole('textbox', { name: 'Quantity of Paper lamp' }), '1')
    await userEvent.click(dialog.getByRole('button', { name: /Reason for Paper lamp/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Missing' }))
    await next()
    await userEvent.click(await dialog.findByRole('radio', { name: /Money back/ }))
    const amount = await dialog.findByRole('textbox', { name: /Amount/ })
    expect(amount).toHaveValue('154.80')
    await type(amount, '100')
    await next()
    await next()
    await press('Refund €100.00')
    await waitFor(() =>
      expect(sent('POST /admin/orders/:id/claims')[0]?.body).toEqual({
        type: 'refund',
        claim_items: [{ item_id: 'item_lamp', quantity: 1, reason: 'missing_item' }],
        refund_amount: 10000,
        no_notification: false,
      }),
    )
  })

  it('tells what was wrong with its photographs, and is corrected without losing its tags', async () => {
    const { sent } = open(
      { claims: [claimed] },
      { 'POST /admin/orders/:id/claims/:claim_id': { order: sentOrder } },
    )
    const card = within(await screen.findByRole('region', { name: 'Claim: replacement' }))
    expect(card.getByRole('list', { name: 'Claimed' })).toHaveTextContent(
      '1 × Paper lamp · Missing · Not in the parcel',
    )
    expect(card.getByRole('img', { name: 'Paper lamp 1' })).toBeInTheDocument()
    await userEvent.click(card.getByRole('button', { name: 'Edit claim' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit claim' }))
    const note = dialog.getByRole('textbox', { name: 'Note on Paper lamp' })
    await userEvent.clear(note)
    await userEvent.type(note, 'Lost on the way')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent('POST /admin/orders/:id/claims/:claim_id')[0]?.body).toEqual({
        claim_items: [
          {
            id: 'ci_1',
            reason: 'missing_item',
            note: 'Lost on the way',
            images: [{ id: 'cimg_1' }],
            tags: [{ id: 'ctag_1' }],
          },
        ],
      }),
    )
  })

  it('is packed, or called off', async () => {
    const { sent } = open(
      { claims: [claimed] },
      {
        'POST /admin/orders/:id/claims/:claim_id/fulfillments': { order: sentOrder },
        'POST /admin/orders/:id/claims/:claim_id/cancel': { order: sentOrder },
      },
    )
    const card = within(await screen.findByRole('region', { name: 'Claim: replacement' }))
    await userEvent.click(card.getByRole('button', { name: 'Pack items' }))
    await press('Pack 1 item')
    await waitFor(() =>
      expect(sent('POST /admin/orders/:id/claims/:claim_id/fulfillments')[0]?.body).toMatchObject({
        location_id: 'sloc_north',
      }),
    )
    await userEvent.click(card.getByRole('button', { name: 'Cancel claim' }))
    const sure = within(await screen.findByRole('alertdialog'))
    await userEvent.click(sure.getByRole('button', { name: 'Cancel claim' }))
    await waitFor(() => expect(sent('POST /admin/orders/:id/claims/:claim_id/cancel')).toHaveLength(1))
  })

  it('that is packed is shipped, or unpacked', async () => {
    const { sent } = open(
      { claims: [{ ...claimed, fulfillment_status: 'fulfilled', fulfillments: [packed] }] },
      {
        'POST /admin/orders/:id/claims/:claim_id/shipments': { order: sentOrder },
        'POST /admin/orders/:id/claims/:claim_id/fulfillments/:fulfillment_id/cancel': { order: sentOrder },
      },
    )
    await press('Mark as shipped')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Tracking numbers' }), 'KL3')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as shipped' }))
    await waitFor(() =>
      expect(sent('POST /admin/orders/:id/claims/:claim_id/shipments')[0]?.body).toEqual({
        fulfillment_id: 'ful_1',
        tracking_numbers: ['KL3'],
      }),
    )
    await press('Cancel parcel')
    const sure = within(await screen.findByRole('alertdialog'))
    await userEvent.click(sure.getByRole('button', { name: 'Cancel parcel' }))
    await waitFor(() =>
      expect(
        sent('POST /admin/orders/:id/claims/:claim_id/fulfillments/:fulfillment_id/cancel')[0]?.params,
      ).toEqual({ id: 'order_1042', claim_id: 'claim_1', fulfillment_id: 'ful_1' }),
    )
  })
})

it('nothing can come back or be claimed of an order of which nothing was sent', async () => {
  renderAt('/a/orders/order_1042', afterSaleAnswers)
  await press('More actions')
  for (const name of ['Request a return', 'Exchange items', 'Create a claim'])
    expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true')
})
