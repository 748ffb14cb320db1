import type { PricedProduct, VariantStock } from '@cartwright/contract'
import { refuse } from '@cartwright/sdk/testing'
import { fireEvent } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { jug, many, variant } from '../../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../../testing/render-at'
import { stockAnswers } from '../../inventory/examples'

afterEach(() => localStorage.clear())

const batch = 'POST /admin/variants/batch'
const titles = many(30, (at) => `Glaze ${at + 1}`)
const jugs: PricedProduct = {
  ...jug,
  variants: titles.map((title, at) => variant(`variant_${at}`, title, `JUG-${at}`, 5, 8400)),
}
const stock = jugs.variants.map(
  ({ id, sku }): VariantStock => ({
    variant_id: id,
    product_id: jugs.id,
    sku,
    counted: 'levels',
    allow_backorder: false,
    available: 5,
    levels: [
      {
        inventory_item_id: `iitem_${id}`,
        location_id: 'sloc_warehouse',
        required_quantity: 1,
        stocked: 5,
        reserved: 0,
        incoming: 0,
        available: 5,
      },
    ],
  }),
)

const at = (changes = {}) =>
  renderAt('/a/products/grid?id=prod_jug', {
    ...stockAnswers,
    'GET /admin/products': { products: [jugs], count: 1, offset: 0, limit: 50 },
    'GET /admin/variants/stock': { stock },
    [batch]: { variants: [], products: [], count: 30 },
    ...changes,
  })

/** The cell of a line in a column, by their names. */
async function cellOf(line: string, column: string): Promise<HTMLElement> {
  const grid = await screen.findByRole('grid', { name: 'Edit in a grid' })
  const row = await within(grid).findByRole('row', { name: new RegExp(`${line}(?!\\d)`) })
  const heads = within(grid)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent?.trim())
  const found = within(row)
    .getAllByRole('gridcell')
    .find((cell) => cell.getAttribute('aria-colindex') === String(heads.indexOf(column) + 1))
  if (!found) throw new Error(`No cell of ${line} in ${column}: ${heads.join(', ')}`)
  return found
}

function paste(text: string) {
  fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { getData: () => text },
  })
}

async function choose(line: string, column: string) {
  const cell = await cellOf(line, column)
  fireEvent.pointerDown(cell, { button: 0, pointerType: 'mouse' })
  fireEvent.pointerUp(cell, { button: 0, pointerType: 'mouse' })
  return cell
}

const bodyOf = ([first]: readonly { body: unknown }[]) =>
  first?.body as { variants: object[]; products: object[] }

it('30 prices are pasted and saved by one call, without typing any', async () => {
  const { sent } = at()
  await choose('Glaze 1', 'Price EUR')
  paste(many(30, (at) => `${79 + at}.90`).join('\n'))
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent(batch)).toHaveLength(1))
  const { variants } = bodyOf(sent(batch))
  expect(variants).toHaveLength(30)
  expect(variants[0]).toEqual({
    id: 'variant_0',
    prices: [{ currency_code: 'eur', amount: 7990 }],
    expected_updated_at: jugs.variants[0]?.updated_at,
  })
  expect(variants[29]).toMatchObject({ id: 'variant_29', prices: [{ amount: 10890 }] })
  expect(await screen.findByText('All changes saved')).toBeInTheDocument()
})

it('the stock of 12 variants at a location is pasted into one grid, beside title and status of the product', async () => {
  const { sent } = at()
  await choose('Glaze 1', 'Warehouse Stock')
  paste(many(12, (at) => String(at)).join('\n'))
  await choose('Glaze 1', 'Product')
  paste('Tall jug, new')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent(batch)).toHaveLength(1))
  const body = bodyOf(sent(batch))
  // The sixth holds 5 already.
  expect(body.variants).toHaveLength(11)
  expect(body.variants[0]).toMatchObject({
    id: 'variant_0',
    levels: [{ location_id: 'sloc_warehouse', stocked_quantity: 0 }],
  })
  expect(body.products).toEqual([
    { id: 'prod_jug', title: 'Tall jug, new', expected_updated_at: jugs.updated_at },
  ])
})

it('what the shop refuses stands on its cell, nothing is saved, and what was typed stays', async () => {
  at({
    [batch]: refuse(400, {
      type: 'invalid_data',
      message: 'variants.1.sku is another variant’s already: X',
      errors: [{ path: 'variants.1.sku', message: 'variants.1.sku is another variant’s already: X' }],
    }),
  })
  await choose('Glaze 1', 'SKU')
  paste('Y\nX')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved. Lines to look at again: 1')
  expect(await cellOf('Glaze 2', 'SKU')).toHaveAttribute('aria-invalid', 'true')
  expect(await cellOf('Glaze 2', 'SKU')).toHaveTextContent('X')
  expect(await cellOf('Glaze 1', 'SKU')).not.toHaveAttribute('aria-invalid')
})

it('only the first line of a product changes its title and status', async () => {
  at()
  await choose('Glaze 2', 'Product')
  paste('Other')
  expect(await cellOf('Glaze 2', 'Product')).toHaveTextContent('Tall jug')
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

it('the shop is asked for the ticked products, and for more when more are wanted', async () => {
  const { sent } = at({
    'GET /admin/products': { products: [jugs], count: 2, offset: 0, limit: 50 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Load more (1)' }))
  await waitFor(() => expect(sent('GET /admin/products')).toHaveLength(2))
  expect(sent('GET /admin/products')[0]?.query.toString()).toContain('prod_jug')
  expect(sent('GET /admin/products')[1]?.query.get('offset')).toBe('1')
})
