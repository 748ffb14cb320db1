import { expect, it } from 'vitest'
import { advent, discountAnswers } from '../../screens/discounts/examples'
import { many } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

/** A shop with so many discounts, in pages of whatever size is asked for. */
const shopWith = (count: number) => {
  const all = many(count, (at) => ({ ...advent, id: `disc_${at}`, code: `ADVENT-${at}` }))
  return {
    ...discountAnswers,
    'GET /admin/discounts': ({ query }: { query: URLSearchParams }) => {
      const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))]
      return { discounts: all.slice(offset, offset + limit), count, offset, limit }
    },
    'POST /admin/discounts/:id': { discount: advent },
  }
}

it('all that a list matches are ticked, on every page of it, by what it is narrowed to', async () => {
  const { sent } = renderAt('/a/discounts?status=expired', shopWith(230))
  await userEvent.click(await screen.findByRole('checkbox', { name: /ADVENT-0$/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 230 matching' }))
  expect(await screen.findByRole('region', { name: /230 selected/ })).toBeInTheDocument()
  const pages = sent('GET /admin/discounts').filter(({ query }) => query.get('limit') === '200')
  expect(pages.map(({ query }) => query.get('offset'))).toEqual(['0', '200'])
  for (const { query } of pages) expect(`${query}`).toContain('expired')
  expect(screen.queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument()
})

it('what is done with many is done with each of them, a few at a time', async () => {
  const { sent } = renderAt('/a/discounts', shopWith(21))
  await userEvent.click(await screen.findByRole('checkbox', { name: /ADVENT-0$/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 21 matching' }))
  const bar = within(await screen.findByRole('region', { name: /21 selected/ }))
  await userEvent.click(bar.getByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(sent('POST /admin/discounts/:id')).toHaveLength(21), { timeout: 20_000 })
  expect(new Set(sent('POST /admin/discounts/:id').map(({ params }) => params.id)).size).toBe(21)
})

it('a list of products that is empty offers to read them in', async () => {
  renderAt('/a/products', { 'GET /admin/products': { products: [], count: 0, offset: 0, limit: 20 } })
  expect(await screen.findByText('No products yet')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/a/products/import')
})

it('groups are taken along as they are filtered', async () => {
  const { sent } = renderAt('/a/customers/groups?q=trade', {
    'GET /admin/customer-groups': {
      customer_groups: [{ id: 'cgrp_1', name: 'Trade' } as never],
      count: 1,
      offset: 0,
      limit: 20,
    },
    'POST /admin/batch-jobs': { batch_job: { id: 'batch_1' } as never },
  })
  await screen.findByRole('row', { name: /Trade/ })
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }))
  await waitFor(() =>
    expect(sent('POST /admin/batch-jobs')[0]?.body).toMatchObject({
      type: 'customer-group-export',
      context: { filterable_fields: { q: 'trade' } },
    }),
  )
})
