import { beforeEach, describe, expect, it } from 'vitest'
import { ada, many, order, staff } from '../testing/examples'
import { renderAt, screen, userEvent, waitFor } from '../testing/render-at'
import { recents } from './recents'

beforeEach(() => localStorage.clear())

async function open() {
  await screen.findByRole('heading', { level: 1 })
  await userEvent.keyboard('{Control>}k{/Control}')
  return screen.findByRole('searchbox')
}

describe('the palette', () => {
  it('jumps to the order of a number, with or without its sign', async () => {
    const wanted = { ...order, id: 'order_106', display_id: 106 }
    const { router, sent } = renderAt('/a', {
      'GET /admin/orders': ({ query }) => ({
        orders: query.get('display_id') === '106' ? [wanted] : [order],
        count: 1,
        offset: 0,
        limit: 5,
      }),
    })
    await userEvent.type(await open(), '#106')
    expect(await screen.findByRole('menuitem', { name: /#106/ })).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/a/orders/order_106'))
    expect(sent('GET /admin/orders').some(({ query }) => query.get('display_id') === '106')).toBe(true)
  })

  it('finds a piece by what stands on its label', async () => {
    const { router, sent } = renderAt('/a', {
      'GET /admin/variants': {
        variants: [
          {
            id: 'variant_ash',
            title: 'Ash',
            sku: 'JUG-ASH',
            product_id: 'prod_jug',
            product: { title: 'Tall jug' },
          } as never,
        ],
        count: 1,
        offset: 0,
        limit: 5,
      },
    })
    await userEvent.type(await open(), 'JUG-ASH')
    await userEvent.click(await screen.findByRole('menuitem', { name: /Tall jug · Ash/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/a/products/prod_jug'))
    expect(sent('GET /admin/variants').some(({ query }) => query.get('q') === 'JUG-ASH')).toBe(true)
  })

  it('offers what can be done with the record of the page, and does it', async () => {
    renderAt('/a/orders/order_1')
    const title = await screen.findByRole('heading', { level: 1 })
    expect(title).toBeInTheDocument()
    await userEvent.type(await open(), 'cancel order')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel order' }))
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument()
  })

  it('remembers the records that were opened, the newest first, until somebody signs out', async () => {
    const customers = many(2, (at) => ({ ...ada, id: `cus_${at}`, first_name: `Ada ${at}` }))
    const { router } = renderAt('/a/customers/cus_0', {
      'GET /admin/customers/:id': ({ params }) => ({
        customer: customers.find(({ id }) => id === params?.id) ?? ada,
      }),
      'DELETE /admin/auth': undefined,
    })
    await screen.findByRole('heading', { level: 1, name: /Ada 0/ })
    await router.navigate('/a/customers/cus_1')
    await screen.findByRole('heading', { level: 1, name: /Ada 1/ })
    await router.navigate('/a')
    await screen.findByRole('heading', { level: 1, name: /Grace/ })
    await open()
    const found = screen.getAllByRole('menuitem', { name: /Ada \d/ })
    expect(found.map((one) => one.textContent)).toEqual([
      expect.stringContaining('Ada 1'),
      expect.stringContaining('Ada 0'),
    ])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    await waitFor(() => expect(recents()).toEqual([]))
  })

  it('makes what the reader may make, in the dialog of its list', async () => {
    const { router } = renderAt('/a', { 'GET /admin/views': { views: [] } })
    await userEvent.type(await open(), 'create return')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Create: Return reasons' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/a/settings/return-reasons'))
    expect(await screen.findByRole('dialog', { name: 'New return reason' })).toBeInTheDocument()
  })

  it('leads on to the page where a record is made', async () => {
    const { router } = renderAt('/a/products?new=1')
    await waitFor(() => expect(router.state.location.pathname).toBe('/a/products/new'))
  })

  it('finds settings by what they are about', async () => {
    renderAt('/a')
    await userEvent.type(await open(), 'password and devices')
    expect(await screen.findByRole('menuitem', { name: /Your profile/ })).toBeInTheDocument()
  })

  it('offers nothing that the reader may not make or see', async () => {
    const { sent } = renderAt('/a', { 'GET /admin/auth': { user: { ...staff, role: 'member' } } })
    await userEvent.type(await open(), 'create')
    await waitFor(() => expect(sent('GET /admin/orders').some(({ query }) => query.get('q'))).toBe(true))
    expect(await screen.findByRole('menuitem', { name: 'Create: Regions' })).toBeInTheDocument()
    expect(screen.queryByRole('menuitem', { name: 'Create: API tokens' })).not.toBeInTheDocument()
  })
})
