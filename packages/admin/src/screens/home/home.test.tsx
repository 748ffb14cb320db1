import { describe, expect, it } from 'vitest'
import { accountOf, jug, staff, variant } from '../../testing/examples'
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

describe('what waits', () => {
  it('stands there by number, each the way to the list it counts', async () => {
    const { sent } = renderAt('/a', {
      'GET /admin/returns': { returns: [], count: 3, offset: 0, limit: 1 },
      'GET /admin/batch-jobs': ({ query }) => ({
        batch_jobs: [],
        count: query.has('failed_at[gt]') ? 2 : 0,
        offset: 0,
        limit: 1,
      }),
    })
    const list = within(await screen.findByRole('region', { name: 'To do' }))
    const href = async (name: RegExp) => (await list.findByRole('link', { name })).getAttribute('href')
    expect(await href(/3 Returns to receive/)).toBe('/a/returns?status=requested')
    expect(await href(/2 Failed jobs/)).toBe('/a/settings/jobs?failed_at=failed')
    expect(await href(/Orders? to pack/)).toBe('/a/orders?status=pending&fulfillment_status=not_fulfilled')
    expect(sent('GET /admin/returns')[0]?.query.toString()).toContain('requested')
  })

  it('says so when nothing does, and keeps the ways', async () => {
    const none = { count: 0, offset: 0, limit: 1 }
    renderAt('/a', {
      'GET /admin/orders': { orders: [], ...none },
      'GET /admin/products': { products: [], ...none },
      'GET /admin/variants': { variants: [], ...none },
    })
    expect(await screen.findByText('Nothing waits for you. Well done.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /0 Orders to pack/ })).toBeInTheDocument()
  })

  it('leaves out what somebody may not see', async () => {
    renderAt('/a', {
      'GET /admin/auth/account': { account: { ...accountOf(staff), permissions: ['orders:read'] } },
    })
    const list = within(await screen.findByRole('region', { name: 'To do' }))
    await list.findByRole('link', { name: /to pack/ })
    await waitFor(() => expect(list.queryByRole('link', { name: /sold out/ })).not.toBeInTheDocument())
    expect(list.queryByRole('link', { name: /Returns/ })).not.toBeInTheDocument()
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
    expect([counted, listed].map((query) => query?.get('available_quantity[lte]'))).toEqual(['0', '0'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })
})
