import { describe, expect, it } from 'vitest'
import { renderAt, screen, userEvent, waitFor, within } from '../../../testing/render-at'
import { afterSaleAnswers, claimed, packed, sentOrder } from './examples'
import { next, open, press, start, type } from './on-order'

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
