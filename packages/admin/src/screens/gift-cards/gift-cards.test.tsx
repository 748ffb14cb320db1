import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { order } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { card, cardProduct, giftCardAnswers } from './examples'
import { giftCardStatus } from './gift-card'

const at = (path: string, changes: object = {}) => renderAt(path, { ...giftCardAnswers, ...changes })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

it('lists cards with the end of their code, worth and balance', async () => {
  at('/a/gift-cards')
  const row = await screen.findByRole('row', { name: /4F2K/ })
  expect(row).not.toHaveTextContent('ABCD')
  expect(row).toHaveTextContent('€50.00')
  expect(row).toHaveTextContent('€32.00')
  expect(row).toHaveTextContent('Issued by staff')
  expect(row).toHaveTextContent('Active')
})

it('copies the whole code', async () => {
  at('/a/gift-cards')
  await press('Copy the code •••• 4F2K')
  expect(await screen.findByText('Code copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('ABCD-EFGH-JKLM-4F2K')
})

it('says what gift cards are for where there are none', async () => {
  at('/a/gift-cards', { 'GET /admin/gift-cards': { gift_cards: [], count: 0, offset: 0, limit: 20 } })
  expect(await screen.findByText('No gift cards yet')).toBeInTheDocument()
})

it.each([
  ['active', {}],
  ['disabled', { is_disabled: true }],
  ['used_up', { is_disabled: true, balance: 0 }],
  ['expired', { ends_at: '2020-01-01T00:00:00.000Z' }],
])('a card is %s', (status, part) => expect(giftCardStatus({ ...card, ...part })).toBe(status))

const issue = async (amount: string) => {
  await press('Issue gift card')
  await press(/Choose.*Region/)
  await userEvent.click(await screen.findByRole('option', { name: /Europe/ }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Value/ }), amount)
}

it('a card is issued with its worth, its region and whom it is for', async () => {
  const { sent, router } = at('/a/gift-cards', { 'POST /admin/gift-cards': { gift_card: card } })
  await issue('50')
  await userEvent.type(screen.getByRole('textbox', { name: 'Issued to' }), 'Ada, for the broken jug')
  await press('Issue €50.00')
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/gift-cards/gift_1'))
  expect(sent('POST /admin/gift-cards')[0]?.body).toEqual({
    region_id: 'reg_europe',
    value: 5000,
    metadata: { issued_to: 'Ada, for the broken jug' },
  })
})

it('no card is issued of what is no amount', async () => {
  const { sent } = at('/a/gift-cards')
  await issue('5O')
  await press('Issue')
  expect(screen.getByRole('textbox', { name: /^Value/ })).toBeInvalid()
  expect(sent('POST /admin/gift-cards')).toHaveLength(0)
})

it('what the shop refuses stands on its field, and what was typed stays', async () => {
  at('/a/gift-cards', {
    'POST /admin/gift-cards': refuse(400, {
      type: 'invalid_data',
      message: 'value is too high',
      errors: [{ path: 'value', message: 'value is too high' }],
    }),
  })
  await issue('50')
  await press('Issue €50.00')
  const field = screen.getByRole('textbox', { name: /^Value/ })
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Is too high/))
  expect(field).toHaveValue('50.00')
})

it('the history of a balance is how it came, what was paid and what staff changed', async () => {
  at('/a/gift-cards/gift_1')
  const history = await screen.findByRole('table', { name: 'History of the balance' })
  await waitFor(() => expect(within(history).getAllByRole('row')).toHaveLength(4))
  const [, changed, paid, issued] = within(history).getAllByRole('row')
  expect(changed).toHaveTextContent(/Changed by staff.*-€5\.00/)
  expect(paid).toHaveTextContent(/Paid for #1042.*-€13\.00/)
  expect(within(paid ?? history).getByRole('link')).toHaveAttribute('href', expect.stringContaining(order.id))
  expect(issued).toHaveTextContent(/Issued.*€50\.00/)
})

it('a balance is set, and never above what the card was issued for', async () => {
  const { sent } = at('/a/gift-cards/gift_1', { 'POST /admin/gift-cards/:id': { gift_card: card } })
  await press('Change balance')
  const field = await screen.findByRole('textbox', { name: /^Balance/ })
  await userEvent.clear(field)
  await userEvent.type(field, '50.01')
  expect(await screen.findByText('It was issued for €50.00')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Set to €50.01' })).toBeDisabled()
  await userEvent.clear(field)
  await userEvent.type(field, '20')
  await press('Set to €20.00')
  await waitFor(() => expect(sent('POST /admin/gift-cards/:id')[0]?.body).toEqual({ balance: 2000 }))
  expect(sent('POST /admin/gift-cards/:id')).toHaveLength(1)
})

it('a card is disabled from its menu and enabled from its strip', async () => {
  let gift_card = card
  const { sent } = at('/a/gift-cards/gift_1', {
    'GET /admin/gift-cards/:id': () => ({ gift_card }),
    'POST /admin/gift-cards/:id': () => {
      gift_card = { ...card, is_disabled: true }
      return { gift_card }
    },
  })
  await press('More')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Disable' }))
  await press('Enable')
  await waitFor(() => expect(sent('POST /admin/gift-cards/:id')).toHaveLength(2))
  expect(sent('POST /admin/gift-cards/:id').map(({ body }) => body)).toEqual([
    { is_disabled: true },
    { is_disabled: false },
  ])
})

it('a card is deleted behind an undo', async () => {
  const { sent, router } = at('/a/gift-cards/gift_1')
  await press('More')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/gift-cards'))
  await press('Undo')
  expect(await screen.findByRole('link', { name: /4F2K/ })).toBeInTheDocument()
  expect(sent('DELETE /admin/gift-cards/:id')).toHaveLength(0)
})

it('a shop without a gift card makes one with its denominations', async () => {
  const { sent } = at('/a/gift-cards/manage', {
    'GET /admin/products': { products: [], count: 0, offset: 0, limit: 1 },
    'POST /admin/products': { product: cardProduct },
  })
  await press('Create gift card')
  expect(await screen.findByText('Say what it is worth')).toBeInTheDocument()
  await userEvent.type(screen.getByRole('textbox', { name: 'Denomination 1' }), '25')
  await press('Add denomination')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Denomination 2' }), '5O')
  await press('Create gift card')
  expect(sent('POST /admin/products')).toHaveLength(0)
  await userEvent.clear(screen.getByRole('textbox', { name: 'Denomination 2' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Denomination 2' }), '50')
  await press('Create gift card')
  await waitFor(() => expect(sent('POST /admin/products')).toHaveLength(1))
  expect(sent('POST /admin/products')[0]?.body).toMatchObject({
    title: 'Gift card',
    is_giftcard: true,
    discountable: false,
    options: [{ title: 'Denomination' }],
    variants: [
      { title: '€25.00', options: [{ value: '€25.00' }], prices: [{ currency_code: 'eur', amount: 2500 }] },
      { title: '€50.00', prices: [{ currency_code: 'eur', amount: 5000 }] },
    ],
  })
})

it('denominations are added, changed in every currency, and deleted behind an undo', async () => {
  const { sent } = at('/a/gift-cards/manage', {
    'POST /admin/products/:id/variants': { product: cardProduct },
    'POST /admin/products/:id/variants/:variant_id': { product: cardProduct },
  })
  await press('Add denomination')
  const eur = await screen.findByRole('textbox', { name: /^EUR/ })
  await userEvent.type(eur, '100')
  await press('Save')
  await waitFor(() => expect(sent('POST /admin/products/:id/variants')).toHaveLength(1))
  expect(sent('POST /admin/products/:id/variants')[0]?.body).toMatchObject({
    title: '€100.00',
    options: [{ option_id: 'opt_glaze', value: '€100.00' }],
    prices: [{ currency_code: 'eur', amount: 10000 }],
  })
  await press('More actions: €50.00')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const usd = await screen.findByRole('textbox', { name: /^USD/ })
  await userEvent.clear(usd)
  await userEvent.type(usd, '60')
  await press('Save')
  await waitFor(() => expect(sent('POST /admin/products/:id/variants/:variant_id')).toHaveLength(1))
  expect(sent('POST /admin/products/:id/variants/:variant_id')[0]?.body).toMatchObject({
    prices: [
      { id: 'ma_variant_fifty', currency_code: 'eur', amount: 5000 },
      { id: 'ma_variant_fifty_usd', currency_code: 'usd', amount: 6000 },
    ],
  })
  await press('More actions: €50.00')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await press('Undo')
  expect(await screen.findByRole('row', { name: /€50\.00/ })).toBeInTheDocument()
})

it('the gift card of the shop is published from its strip', async () => {
  const { sent } = at('/a/gift-cards/manage', { 'POST /admin/products/:id': { product: cardProduct } })
  await press('Publish')
  await waitFor(() => expect(sent('POST /admin/products/:id')[0]?.body).toEqual({ status: 'published' }))
})
