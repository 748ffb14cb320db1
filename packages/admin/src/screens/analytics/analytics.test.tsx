import { describe, expect, it, vi } from 'vitest'
import { figuresOfOrders, summary } from '../../testing/example-figures'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { figuresCsv } from './figures-csv'

describe('the figures', () => {
  it('stand with what they were before, and as a table beside the drawing', async () => {
    renderAt('/a/analytics')
    const net = (await screen.findByText('Net sales', { selector: 'dt' })).closest('div')
    expect(net).toHaveTextContent(/\+[\d.]+%/)
    expect(net).toHaveTextContent('before')
    expect(await screen.findByRole('slider', { name: 'Net sales' })).toBeInTheDocument()
    expect(screen.getAllByRole('rowheader', { name: 'October 20, 2026' })).not.toHaveLength(0)
  })

  it('are asked for as the address says, and keep what is chosen there', async () => {
    const { sent, router } = renderAt(
      '/a/analytics?from=2026-10-01&to=2026-10-31&compare=year&currency=jpy&region_id=reg_europe&product_id=prod_jug',
    )
    await screen.findByRole('slider')
    const query = sent('GET /admin/analytics/summary')[0]?.query.toString() ?? ''
    for (const part of [
      'from=2026-10-01',
      'to=2026-10-31',
      'compare=year',
      'currency_code=jpy',
      'product_id=prod_jug',
    ])
      expect(query).toContain(part)
    expect(query).toContain('reg_europe')
    await userEvent.click(screen.getByRole('button', { name: /In steps of/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Week' }))
    await waitFor(() => expect(router.state.location.search).toContain('interval=week'))
    await waitFor(() =>
      expect(sent('GET /admin/analytics/summary').at(-1)?.query.get('interval')).toBe('week'),
    )
  })

  it('name what is gone, and lead to what is there', async () => {
    renderAt('/a/analytics')
    const table = within(await screen.findByRole('table', { name: 'Top products' }))
    expect(await table.findByRole('link', { name: /Tall jug/ })).toHaveAttribute(
      'href',
      '/a/products/prod_jug',
    )
    expect(table.getByText('Deleted')).toBeInTheDocument()
  })

  it('say so while orders are still being counted', async () => {
    renderAt('/a/analytics', { 'GET /admin/analytics/summary': { summary: { ...summary, counted: 0.345 } } })
    expect(await screen.findByText(/34% done/)).toBeInTheDocument()
  })

  it('leave out what goods alone do not have', async () => {
    const figures = {
      ...figuresOfOrders(3),
      shipping: null,
      orders: null,
      new_customers: null,
      gift_cards: null,
    }
    renderAt('/a/analytics?collection_id=pcol_1', {
      'GET /admin/analytics/summary': { summary: { ...summary, figures, returning_customers: null } },
    })
    await screen.findByText('Units', { selector: 'dt' })
    expect(screen.queryByText('Shipping', { selector: 'dt' })).not.toBeInTheDocument()
    expect(screen.queryByText('New customers', { selector: 'dt' })).not.toBeInTheDocument()
  })

  it('go into a file', async () => {
    const made = vi.fn(() => 'blob:file')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} }))
    renderAt('/a/analytics')
    await screen.findByRole('slider')
    await userEvent.click(screen.getByRole('button', { name: /Export as CSV/ }))
    expect(made).toHaveBeenCalledOnce()
  })
})

describe('the file', () => {
  it('has plain numbers, amounts in whole units, and no formulas', () => {
    const text = figuresCsv(
      {
        currency_code: 'eur',
        series: [
          { day: '2026-10-20', figures: { ...figuresOfOrders(1), net_sales: -150, average_order: null } },
        ],
        series_before: [],
      },
      (name) => (name === 'net_sales' ? '=net, "all"' : name),
    )
    const [head, row] = text.split('\r\n')
    expect(head).toContain(`"'=net, ""all"" (EUR)"`)
    expect(row).toBe('2026-10-20,-1.50,1,,40.00,2.00,1.00,5.00,8.00,50.00,0.00,2,0,12.5,1')
  })

  it('has no decimals where the currency has none', () => {
    const series = [{ day: '2026-10-20', figures: figuresOfOrders(1) }]
    expect(figuresCsv({ currency_code: 'jpy', series, series_before: [] }, String)).toContain(
      '2026-10-20,3700,1,3800,',
    )
  })
})

describe('home', () => {
  it('shows the figures that matter, below what is to be done', async () => {
    renderAt('/a')
    const figures = await screen.findByRole('region', { name: 'Analytics' })
    expect(await within(figures).findByText('Average order')).toBeInTheDocument()
    expect(within(figures).getByRole('img', { name: /Net sales/ })).toBeInTheDocument()
    expect(within(figures).getByRole('link', { name: 'All figures' })).toHaveAttribute('href', '/a/analytics')
    const toDo = screen.getByRole('region', { name: 'To do' })
    expect(toDo.compareDocumentPosition(figures) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('shows none to a shop that has sold nothing', async () => {
    renderAt('/a', { 'GET /admin/analytics/summary': { summary: { ...summary, currencies: [] } } })
    await screen.findByText('Latest orders')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Analytics' })).not.toBeInTheDocument())
  })
})
