import { beforeEach, describe, expect, it } from 'vitest'
import { shortcutOf } from '../../shell/known-keys'
import { many, order } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

beforeEach(() => localStorage.clear())

const orders = many(3, (at) => ({ ...order, id: `order_${at}`, display_id: 101 + at }))
const shop = {
  'GET /admin/orders': { orders, count: 43, offset: 0, limit: 20 },
  'GET /admin/views': { views: [] },
}
const row = (number: number) => screen.getByRole('row', { name: new RegExp(`#${number}`) })
async function openOrders() {
  const at = renderAt('/a/orders', shop)
  await screen.findByRole('link', { name: '#101' })
  return at
}

it.each([
  ['F', 'f'],
  ['G O', 'g o'],
  ['⌘K', 'mod+k'],
  ['⌘⇧L', 'mod+shift+l'],
])('%s is %s for who listens', (shown, named) => expect(shortcutOf(shown)).toBe(named))

describe('the keys of a list, from wherever the focus is', () => {
  it('arrows reach the rows, Enter opens one', async () => {
    const { router } = await openOrders()
    await userEvent.keyboard('{ArrowDown}')
    expect(row(101)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(row(102)).toHaveFocus()
    screen.getByRole('heading', { level: 1 }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/a/orders/order_1'))
  })

  it('Space looks at a row, J at the next one, and Space closes it', async () => {
    await openOrders()
    await userEvent.keyboard(' ')
    expect(await screen.findByRole('dialog', { name: '#101' })).toBeInTheDocument()
    await userEvent.keyboard('j')
    const drawer = await screen.findByRole('dialog', { name: '#102' })
    expect(within(drawer).getByRole('link', { name: 'Open #102' })).toHaveAttribute(
      'href',
      '/a/orders/order_1',
    )
    await userEvent.keyboard(' ')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('brackets turn the pages', async () => {
    const { router } = await openOrders()
    await userEvent.keyboard('[BracketRight]')
    await waitFor(() => expect(router.state.location.search).toContain('offset=20'))
    await userEvent.keyboard('[BracketLeft]')
    await waitFor(() => expect(router.state.location.search).not.toContain('offset'))
  })

  it('a full stop opens the menu of a row, C the dialog for a new one', async () => {
    const { router } = renderAt('/a/settings/return-reasons', {
      'POST /admin/return-reasons': undefined,
    })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1))
    await userEvent.keyboard('.')
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await userEvent.keyboard('c')
    expect(await screen.findByRole('dialog', { name: 'New return reason' })).toBeInTheDocument()
    expect(router.state.location.search).toBe('?new=1')
  })
})

describe('help', () => {
  it('tells of the keys of this page and of no others', async () => {
    await openOrders()
    await userEvent.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(help.getByText('Preview the row')).toBeInTheDocument()
    expect(help.getByText('Next page')).toBeInTheDocument()
    expect(help.getByText('Select the row')).toBeInTheDocument()
    // Orders are not made here, and this is the first page.
    expect(help.queryByText(/^New/)).not.toBeInTheDocument()
    expect(help.queryByText('Previous page')).not.toBeInTheDocument()
    expect(help.queryByText('Save')).not.toBeInTheDocument()
  })

  it('single keys can be switched off in the profile; chords stay', async () => {
    const { router } = renderAt('/a/settings/personal-information')
    await userEvent.click(await screen.findByRole('switch', { name: 'Keyboard shortcuts' }))
    await userEvent.click(document.body)
    await userEvent.keyboard('go')
    expect(router.state.location.pathname).toBe('/a/settings/personal-information')
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('searchbox')).toBeInTheDocument()
  })
})
