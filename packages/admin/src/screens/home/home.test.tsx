import { describe, expect, it } from 'vitest'
import { jug, variant } from '../../testing/examples'
import { act, renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

const step = (id: string, is_done: boolean, is_required = true) => ({ id, is_done, is_required, count: 0 })

describe('what a new shop still needs', () => {
  const checklist = [
    step('region', true),
    step('payment_provider', false),
    step('product', false),
    step('mail_server', false, false),
  ]

  it('stands on home step by step, each a way to where it is set up', async () => {
    renderAt('/a', { 'GET /admin/setup/checklist': { is_ready: false, checklist } as never })
    expect(await screen.findByText('1 of 4 done')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Add a region/ })).toHaveAccessibleName(/done/)
    const next = screen.getByRole('link', { name: /Choose how shoppers pay/ })
    expect(next).toHaveAttribute('aria-current', 'step')
    expect(next).toHaveAttribute('href', '/a/settings/regions')
    expect(screen.getByRole('link', { name: /Connect a mail server/ })).toHaveTextContent('optional')
  })

  it('is gone as soon as the shop can sell', async () => {
    const { sent } = renderAt('/a', { 'GET /admin/setup/checklist': { is_ready: true, checklist } as never })
    await waitFor(() => expect(sent('GET /admin/setup/checklist')).toHaveLength(1))
    await screen.findByText('Latest orders')
    expect(screen.queryByText('Get your shop ready to sell')).not.toBeInTheDocument()
  })

  it('is looked at anew on each visit, as any screen may have done a step', async () => {
    const { sent, router } = renderAt('/a', {
      'GET /admin/setup/checklist': { is_ready: false, checklist } as never,
    })
    await screen.findByText('Get your shop ready to sell')
    await act(() => router.navigate('/a/orders'))
    await screen.findByRole('heading', { level: 1, name: /Orders/ })
    await act(() => router.navigate('/a'))
    await waitFor(() => expect(sent('GET /admin/setup/checklist')).toHaveLength(2))
  })
})

describe('what is sold out', () => {
  it('opens as the list that was counted, each a way to its product', async () => {
    const gone = { ...variant('var_1', 'Ash', 'JUG-ASH', 0, 4500), product: jug }
    const { router, sent } = renderAt('/a', {
      'GET /admin/variants': { variants: [gone], count: 1, offset: 0, limit: 20 },
    })
    await userEvent.click(await screen.findByRole('link', { name: /1 Variant sold out/ }))
    const list = within(await screen.findByRole('dialog', { name: 'Sold out variants' }))
    expect(await list.findByRole('link', { name: /Tall jug/ })).toHaveAttribute(
      'href',
      '/a/products/prod_jug',
    )
    const [counted, listed] = sent('GET /admin/variants').map(({ query }) => query)
    for (const name of ['manage_inventory', 'inventory_quantity[lte]'])
      expect(listed?.get(name)).toBe(counted?.get(name))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })
})
