import { type FakeRoutes, refuse } from '@cartwright/sdk/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderAt as renderAny, screen, userEvent, waitFor, within } from '../../../testing/render-at'
import { onSale, withoutPrice } from './examples'

const none = { count: 0, offset: 0, limit: 10 }
const call = 'GET /admin/variants/:id/price-explain'
const answers: FakeRoutes = {
  'GET /admin/product-tags': { product_tags: [], ...none },
  'GET /admin/product-categories': { product_categories: [], ...none },
  'GET /admin/shipping-profiles': { shipping_profiles: [] },
  'GET /admin/products/:id/translations': { translations: [] },
  [call]: { price_explanation: onSale },
}

/** Opens the question of the first variant of the jug. */
async function ask(changes: FakeRoutes = {}) {
  const shown = renderAny('/a/products/prod_jug', { ...answers, ...changes })
  const menu = await screen.findByRole('button', { name: 'More actions: Ash' })
  await userEvent.click(menu)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Why this price?' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Why this price?' }))
  return { ...shown, menu, dialog }
}

it('tells the price that shoppers see, the tax on it, and what became of every price', async () => {
  const { dialog, sent } = await ask()
  const answer = await dialog.findByText('Shoppers see')
  expect(answer.parentElement).toHaveTextContent('€70.00')
  expect(answer.parentElement).toHaveTextContent('€84.00')
  expect(dialog.getByText('Tax is added to the price.')).toBeInTheDocument()
  expect(dialog.getByText('Default rate')).toBeInTheDocument()
  const rows = within(dialog.getByRole('table', { name: 'Prices of the variant' })).getAllByRole('row')
  expect(rows).toHaveLength(onSale.candidates.length + 1)
  expect(rows[1]).toHaveTextContent('Counts€70.00Summer')
  expect(rows[1]).toHaveTextContent('The lowest price that applies here.')
  expect(rows[2]).toHaveTextContent('Original price€84.00')
  expect(rows[3]).toHaveTextContent('As low as the price that counts, but added later.')
  expect(rows.at(-1)).toHaveTextContent('It is in another currency.')
  const text = (part: string) => rows.find((row) => row.textContent?.includes(part))
  expect(text('Quantity 5–9')).toHaveTextContent('It applies from a quantity of 5, and no quantity is given.')
  expect(text('Friends of the house')).toHaveTextContent('for other customer groups')
  expect(text('tax included')).toHaveTextContent(/starts on (Jan 1, 2100|1 Jan 2100)/)
  expect(text('Another region')).toHaveTextContent('It is for another region.')
  expect(text('A deleted price list')).toHaveTextContent('Its price list was deleted.')
  expect(dialog.getAllByRole('link', { name: 'Summer' })[0]).toHaveAttribute('href', '/a/pricing/pl_Summer')
  const [question] = sent(call)
  expect(question?.params).toEqual({ id: 'variant_ash' })
  expect(String(question?.query)).toBe('region_id=reg_europe')
})

it('asks again for another place, customer and quantity', async () => {
  const { dialog, sent } = await ask()
  const asked = () => Object.fromEntries(sent(call).at(-1)?.query ?? [])
  await dialog.findByText('Shoppers see')
  await userEvent.type(dialog.getByRole('combobox', { name: 'Customer' }), 'Ada')
  await userEvent.click(await screen.findByRole('option', { name: /Ada Lovelace/ }))
  await waitFor(() => expect(asked()).toMatchObject({ customer_id: 'cus_ada' }))
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Quantity' }), '12')
  await userEvent.tab()
  await waitFor(() => expect(asked()).toMatchObject({ quantity: '12' }))
  await userEvent.click(dialog.getByRole('button', { name: /Region or currency/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'EUR' }))
  await waitFor(() =>
    expect(asked()).toEqual({ currency_code: 'eur', customer_id: 'cus_ada', quantity: '12' }),
  )
})

it('says that there is no price where there is none', async () => {
  const { dialog } = await ask({ [call]: { price_explanation: withoutPrice } })
  expect(await dialog.findByText('No price in USD')).toBeInTheDocument()
  expect(dialog.getByRole('row', { name: /It is in another currency/ })).toBeInTheDocument()
})

it('says that a variant has no prices at all', async () => {
  const bare = { ...withoutPrice, candidates: [] }
  const { dialog } = await ask({ [call]: { price_explanation: bare } })
  expect(await dialog.findByText('This variant has no prices at all yet.')).toBeInTheDocument()
  expect(dialog.queryByRole('table')).not.toBeInTheDocument()
})

it('says why no tax is shown', async () => {
  const { dialog } = await ask({ [call]: { price_explanation: { ...onSale, tax: null } } })
  expect(await dialog.findByText(/works out tax only when shoppers pay/)).toBeInTheDocument()
})

it('can be asked again when the shop refused', async () => {
  let refused = true
  const { dialog } = await ask({
    [call]: () =>
      refused
        ? refuse(404, { type: 'not_found', message: 'Region with id: reg_europe was not found' })
        : { price_explanation: onSale },
  })
  expect(await dialog.findByText('The price could not be explained')).toBeInTheDocument()
  expect(dialog.getByText(/was not found/)).toBeInTheDocument()
  refused = false
  await userEvent.click(dialog.getByRole('button', { name: /try again|retry/i }))
  expect(await dialog.findByText('Shoppers see')).toBeInTheDocument()
})

it('Escape closes it and gives the focus back to what opened it', async () => {
  const { dialog, menu } = await ask()
  await dialog.findByText('Shoppers see')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(menu).toHaveFocus())
})

it('is asked beside the prices in the window of a variant', async () => {
  renderAny('/a/products/prod_jug', answers)
  await userEvent.click(await screen.findByRole('button', { name: 'Ash' }))
  const button = await screen.findByRole('button', { name: 'Why this price?' })
  await userEvent.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Why this price?' }))
  expect(await dialog.findByText('Shoppers see')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(button).toHaveFocus())
})

it('is a card for each price on a phone', async () => {
  const wide = window.matchMedia
  window.matchMedia = vi.fn().mockImplementation((query: string) => ({
    matches: query.includes('max-width'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  onTestFinished(() => {
    window.matchMedia = wide
  })
  const { dialog } = await ask()
  const cards = within(await dialog.findByRole('list', { name: 'Prices of the variant' }))
  expect(cards.getAllByRole('listitem')).toHaveLength(onSale.candidates.length)
  expect(cards.getAllByRole('listitem')[0]).toHaveTextContent('The lowest price that applies here.')
  expect(dialog.queryByRole('table')).not.toBeInTheDocument()
})
