import { refuse } from '@cartwright/sdk/testing'
import { describe, expect, it } from 'vitest'
import { order as placed } from '../../../testing/examples'
import { screen, userEvent, waitFor, within } from '../../../testing/render-at'
import { asked, sentOrder } from './examples'
import { next, open, press, start, type } from './on-order'

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
