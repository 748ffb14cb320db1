// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import {
  expectAccessible,
  render,
  screen,
  stopClock,
  userEvent,
  waitFor,
  within,
} from '../../testing/render.js'
import { RelationPicker, type RelationPickerProps } from './RelationPicker.js'
import type { RelationPage, RelationQuery } from './use-relation-picker.js'

interface Product {
  id: string
  title: string
}
const products = Array.from({ length: 45 }, (_, at): Product => ({ id: `p${at}`, title: `Jug ${at}` }))
const found = ({ q, offset, limit }: RelationQuery): RelationPage<Product> => {
  const all = products.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))
  return { rows: all.slice(offset, offset + limit), count: all.length }
}
const Picker = (props: Partial<RelationPickerProps<Product>>) => (
  <RelationPicker
    label="Products"
    title="Choose products"
    load={async (query) => found(query)}
    rowId={({ id }) => id}
    rowName={({ title }) => title}
    delay={0}
    {...props}
  />
)
const open = () => userEvent.click(screen.getByRole('button', { name: 'Choose… Products' }))
const option = (name: string) => screen.findByRole('option', { name })

it('chooses several by searching, with the keys alone, and keeps them across searches', async () => {
  const onChange = vi.fn()
  render(<Picker onChange={onChange} name="product_ids" />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Choose products' })).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await option('Jug 0')
  await userEvent.keyboard('44')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByText('1 selected')).toBeInTheDocument()
  await expectAccessible()
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.click(await option('Jug 2'))
  expect(screen.getByText('2 selected')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith([products[44], products[2]])
  const list = await screen.findByRole('list')
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Jug 44', 'Jug 2'])
  expect(
    [...document.querySelectorAll('[name=product_ids]')].map((one) => (one as HTMLInputElement).value),
  ).toEqual(['p44', 'p2'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove Jug 44' }))
  expect(onChange).toHaveBeenLastCalledWith([products[2]])
  expect(screen.getByRole('button', { name: 'Choose… Products' })).toHaveFocus()
  await expectAccessible()
})

it('takes one at once and closes, and leaves the choice where the window is closed without', async () => {
  const onChange = vi.fn()
  render(<Picker selectionMode="single" defaultValue={[products[1]!]} onChange={onChange} />)
  await open()
  expect(await option('Jug 1')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(onChange).not.toHaveBeenCalled()
  await open()
  await userEvent.click(await option('Jug 3'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith([products[3]])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('loads page by page', async () => {
  const load = vi.fn(async (query: RelationQuery) => found(query))
  render(<Picker load={load} />)
  expect(load).not.toHaveBeenCalled()
  await open()
  await option('Jug 19')
  expect(screen.getAllByRole('option')).toHaveLength(20)
  expect(screen.getByText('Results: 45')).toHaveAttribute('role', 'status')
  await userEvent.click(screen.getByRole('button', { name: 'Show 25 more' }))
  await option('Jug 39')
  await userEvent.click(screen.getByRole('button', { name: 'Show 5 more' }))
  await option('Jug 44')
  expect(load.mock.calls.map(([{ offset }]) => offset)).toEqual([0, 20, 40])
  expect(screen.queryByRole('button', { name: /^Show .* more$/ })).not.toBeInTheDocument()
})

it('waits for the end of typing, and drops the answer to what is no longer asked', async () => {
  const goOn = stopClock()
  const asked: RelationQuery[] = []
  const answers: ((page: RelationPage<Product>) => void)[] = []
  const load = (query: RelationQuery) => {
    asked.push(query)
    return new Promise<RelationPage<Product>>((answer) => answers.push(answer))
  }
  const user = userEvent.setup({ advanceTimers: goOn })
  render(<Picker load={load} delay={250} />)
  await user.click(screen.getByRole('button', { name: 'Choose… Products' }))
  await goOn(10)
  expect(asked).toHaveLength(1)
  await user.type(screen.getByRole('searchbox'), 'mu')
  expect(asked).toHaveLength(1)
  expect(asked[0]!.signal.aborted).toBe(true)
  await goOn(300)
  expect(asked.map(({ q }) => q)).toEqual(['', 'mu'])
  answers[1]!({ rows: [{ id: 'm', title: 'Mug' }], count: 1 })
  await goOn(0)
  answers[0]!(found(asked[0]!))
  await goOn(0)
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Mug'])
})

it('says why a record cannot be chosen, and does not choose it', async () => {
  render(<Picker whyDisabled={({ id }) => (id === 'p1' ? 'Already in the collection' : undefined)} />)
  await open()
  const refused = await option('Jug 1')
  expect(refused).toHaveAttribute('aria-disabled', 'true')
  expect(refused).toHaveAccessibleDescription('Already in the collection')
  await userEvent.click(refused)
  expect(screen.getByText('Nothing chosen')).toBeInTheDocument()
})

it('tells an error and tries again, at the page that failed', async () => {
  const load = vi.fn(async (query: RelationQuery) => found(query))
  load.mockRejectedValueOnce(new Error('away'))
  render(<Picker load={load} />)
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await option('Jug 0')
  load.mockRejectedValueOnce(new Error('away'))
  await userEvent.click(screen.getByRole('button', { name: 'Show 25 more' }))
  await screen.findByRole('alert')
  expect(screen.getAllByRole('option')).toHaveLength(20)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await option('Jug 39')
})

it('says when nothing is found, and when there is nothing at all', async () => {
  const { unmount } = render(<Picker />)
  await open()
  await userEvent.type(await screen.findByRole('searchbox'), 'lamp')
  expect(await screen.findByText('No results')).toBeInTheDocument()
  unmount()
  render(<Picker load={async () => ({ rows: [], count: 0 })} />)
  await open()
  expect(await screen.findByText('Nothing to choose from yet')).toBeInTheDocument()
})

it('shows what a check found', () => {
  render(<Picker hint="At least one" errors="Choose a product" isRequired />)
  expect(screen.getByRole('group', { name: /Products/ })).toHaveAccessibleDescription(
    'At least one Choose a product',
  )
})
