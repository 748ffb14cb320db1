import { expect, it } from 'vitest'
import { store } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { regionAnswers } from '../regions/examples'

const path = '/a/settings/currencies'
const currency = (code: string) => ({ code, symbol: code, symbol_native: code, name: code })
const answers = {
  ...regionAnswers,
  'GET /admin/currencies': {
    currencies: ['chf', 'eur', 'gbp'].map(currency),
    count: 3,
    offset: 0,
    limit: 20,
  },
  'POST /admin/store': { store },
  'POST /admin/store/currencies/:code': { store },
}
const menuOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`More.*${name}`) }))
  return screen.findByRole('menu')
}

it('each currency shows how its amounts look and who pays in it, the default one first of all stays', async () => {
  renderAt(path, answers)
  expect(await screen.findByRole('row', { name: /Japanese Yen/ })).toHaveTextContent('¥123,456')
  const euro = screen.getByRole('row', { name: /Euro/ })
  expect(euro).toHaveTextContent('Default')
  expect(euro).toHaveTextContent('€1,234.56')
  await waitFor(() => expect(euro).toHaveTextContent('Europe'))
  const menu = within(await menuOf('Euro'))
  expect(menu.getByRole('menuitem', { name: /Remove/ })).toHaveAttribute('aria-disabled', 'true')
  expect(menu.queryByRole('menuitem', { name: 'Make default' })).not.toBeInTheDocument()
})

it('another one becomes the default', async () => {
  const { sent } = renderAt(path, answers)
  await userEvent.click(within(await menuOf('US Dollar')).getByRole('menuitem', { name: 'Make default' }))
  await waitFor(() => expect(sent('POST /admin/store')[0]?.body).toEqual({ default_currency_code: 'usd' }))
})

it('a removed one can be brought back', async () => {
  const { sent } = renderAt(path, answers)
  await userEvent.click(within(await menuOf('US Dollar')).getByRole('menuitem', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /US Dollar/ })).not.toBeInTheDocument())
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('row', { name: /US Dollar/ })).toBeInTheDocument()
  expect(sent('DELETE /admin/store/currencies/:code')).toHaveLength(0)
})

it('one is added by its own call, several by one change, and those that are there cannot be chosen', async () => {
  const { sent } = renderAt(path, answers)
  const choose = async (...names: string[]) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add currencies' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add currencies' }))
    expect(await dialog.findByRole('option', { name: /Euro/ })).toHaveAttribute('aria-disabled', 'true')
    for (const name of names) await userEvent.click(dialog.getByRole('option', { name: new RegExp(name) }))
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  }
  await choose('Swiss Franc')
  await waitFor(() => expect(sent('POST /admin/store/currencies/:code')[0]?.params.code).toBe('chf'))
  await choose('Swiss Franc', 'British Pound')
  await waitFor(() =>
    expect(sent('POST /admin/store')[0]?.body).toEqual({ currencies: ['eur', 'usd', 'jpy', 'chf', 'gbp'] }),
  )
})

it('with prices that include tax each currency has a switch for it', async () => {
  const { sent } = renderAt(path, {
    ...answers,
    'GET /admin/store': {
      store: { ...store, feature_flags: [{ key: 'tax_inclusive_pricing', value: true }] },
    },
    'POST /admin/currencies/:code': { currency: currency('usd') },
  })
  await userEvent.click(await screen.findByRole('switch', { name: 'Prices in USD include tax' }))
  await waitFor(() => expect(sent('POST /admin/currencies/:code')[0]?.body).toEqual({ includes_tax: true }))
})
