// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent, within } from '../../testing/render.js'
import { FacetChips } from './FacetChips.js'
import { Facets } from './Facets.js'

beforeEach(() => {
  // As on a wide screen, where the form is no sheet.
  document.head.innerHTML = '<style>[popover] { display: block !important }</style>'
})
afterEach(() => {
  document.body.innerHTML = ''
})

const value = (name: string, count: number, isChosen = false) => ({
  value: name,
  label: name,
  count,
  isChosen,
})
const facets = [
  { name: 'type', label: 'Kind', values: [value('Lamp', 4, true), value('Throw', 2), value('Vase', 0)] },
  { name: 'tag', label: 'Tag', values: [value('oak', 1)] },
]
const price = { currency: 'eur', bounds: { min: 1250, max: 49_900 } }
const search = 'q=a&type=Lamp&price_min=20&sort=name&page=2'
const form = () => document.querySelector('form')!

it('is a form of the server whose fields are the address, on its first page', () => {
  document.body.innerHTML = renderToString(
    <Facets facets={facets} price={price} search={search} count={4} action="/c/a" />,
  )
  expect([...new FormData(form())]).toEqual([
    ['q', 'a'],
    ['sort', 'name'],
    ['type', 'Lamp'],
    ['price_min', '20'],
    ['price_max', ''],
  ])
  expect(form()).toHaveAttribute('action', '/c/a')
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveAttribute('type', 'submit')
})

it('opens as a sheet by a button that needs no script', () => {
  render(<Facets facets={facets} search={search} count={4} />)
  const open = screen.getByRole('button', { name: /Filters/ })
  expect(open).toHaveAttribute('popovertarget', form().id)
  expect(form()).toHaveAttribute('popover')
  expect(open).toHaveTextContent('(1)')
})

it('tells the address of what is ticked at once, and shows it', async () => {
  const onChange = vi.fn()
  render(<Facets facets={facets} price={price} search={search} count={4} onChange={onChange} />)
  await userEvent.click(screen.getByRole('checkbox', { name: /Throw/ }))
  expect(onChange).toHaveBeenLastCalledWith('q=a&price_min=20&sort=name&type=Lamp&type=Throw')
  expect(screen.getByRole('checkbox', { name: /Throw/ })).toBeChecked()
  expect(screen.getByRole('button', { name: 'Show results (4)' })).toBeInTheDocument()
  await expectAccessible()
})

it('takes up what another address says', async () => {
  const props = { facets, count: 4, onChange: vi.fn() }
  const { rerender } = render(<Facets {...props} search="type=Lamp" />)
  await userEvent.click(screen.getByRole('checkbox', { name: /Throw/ }))
  rerender(<Facets {...props} search="" />)
  expect(screen.getByRole('checkbox', { name: /Throw/ })).not.toBeChecked()
})

it('counts a price once its field is left', async () => {
  const onChange = vi.fn()
  render(<Facets facets={facets} price={price} search="type=Lamp&page=3" count={4} onChange={onChange} />)
  const most = screen.getByRole('spinbutton', { name: 'To' })
  expect(most).toHaveAttribute('placeholder', '499')
  await userEvent.type(most, '120')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith('type=Lamp&price_max=120')
})

it('folds away the values beyond the first, and unfolds where one of them is chosen', () => {
  const many = (chosen: number) => [
    {
      name: 'tag',
      label: 'Tag',
      values: Array.from({ length: 20 }, (_, at) => value(`tag ${at}`, 1, at === chosen)),
    },
  ]
  const { rerender } = render(<Facets facets={many(0)} search="" count={4} />)
  const folded = screen.getByText('Show 6 more').closest('details')!
  expect(folded).not.toHaveAttribute('open')
  expect(within(folded).getAllByRole('checkbox', { hidden: true })).toHaveLength(6)
  rerender(<Facets key="other" facets={many(19)} search="" count={4} />)
  expect(screen.getByText('Show 6 more').closest('details')).toHaveAttribute('open')
})

it('lists what is chosen with links that take it away', async () => {
  render(<FacetChips facets={facets} price={price} search={search} action="/c/a" />)
  const list = screen.getByRole('list', { name: 'Active filters' })
  expect(within(list).getByRole('link', { name: 'Remove Lamp' })).toHaveAttribute(
    'href',
    '/c/a?q=a&price_min=20&sort=name',
  )
  expect(within(list).getByRole('link', { name: 'Remove From €20.00' })).toHaveAttribute(
    'href',
    '/c/a?q=a&type=Lamp&sort=name',
  )
  expect(within(list).getByRole('link', { name: 'Clear filters' })).toHaveAttribute(
    'href',
    '/c/a?q=a&sort=name',
  )
  await expectAccessible()
})

it('lists nothing where nothing is chosen', () => {
  render(<FacetChips facets={[]} price={price} search="sort=name" />)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

it('clears what narrows the list from the foot of the sheet, by a link where no script runs', async () => {
  document.body.innerHTML = renderToString(
    <Facets facets={facets} price={price} search={search} count={4} action="/c/a" />,
  )
  expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/c/a?q=a&sort=name')
  document.body.innerHTML = ''
  const onChange = vi.fn()
  render(<Facets facets={facets} price={price} search={search} count={4} onChange={onChange} />)
  await userEvent.click(screen.getByRole('link', { name: 'Clear all' }))
  expect(onChange).toHaveBeenLastCalledWith('q=a&sort=name')
  expect(screen.queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument()
})
it('offers nothing to clear where nothing narrows', () => {
  render(<Facets facets={facets} search="sort=name" count={4} />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
it('clears a range of prices with the rest that left a single one', () => {
  render(<Facets facets={facets} search="sort=name&type=Lamp&price_min=20&price_max=" count={1} />)
  expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '?sort=name')
})
