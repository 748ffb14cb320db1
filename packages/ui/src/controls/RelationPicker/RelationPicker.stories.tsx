import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { EmptyState } from '../../display/EmptyState/EmptyState.js'
import { BoxIcon } from '../../icons/icons.js'
import { RelationPicker, type RelationPickerProps } from './RelationPicker.js'
import type { RelationQuery } from './use-relation-picker.js'

interface Product {
  id: string
  title: string
  handle: string
}
const glazes = ['Ash', 'Celadon', 'Tenmoku', 'Shino', 'Oribe', 'Raku']
const kinds = [
  'tall jug',
  'rice bowl',
  'bottle vase',
  'tea cup',
  'serving plate',
  'table lamp',
  'floor lamp',
  'stool',
]
const products = kinds.flatMap((kind) =>
  glazes.map((glaze): Product => {
    const title = `${glaze} ${kind}`
    return { id: `prod_${title}`, title, handle: title.toLowerCase().replaceAll(' ', '-') }
  }),
)
const load = async ({ q, offset, limit, signal }: RelationQuery) => {
  await new Promise((done) => setTimeout(done, 120))
  signal.throwIfAborted()
  const words = q.toLowerCase().split(/\s+/)
  const found = products.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
  return { rows: found.slice(offset, offset + limit), count: found.length }
}

function Products(props: Partial<RelationPickerProps<Product>>) {
  return (
    <div style={{ maxInlineSize: 480 }}>
      <RelationPicker
        label="Products"
        title="Choose products"
        load={load}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        rowDescription={({ handle }) => handle}
        rowThumbnail={() => <BoxIcon size={20} />}
        {...props}
      />
    </div>
  )
}

const meta = {
  title: 'Controls/RelationPicker',
  component: Products,
  args: { onChange: fn() },
} satisfies Meta<typeof Products>
export default meta
type Story = StoryObj<typeof meta>

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('button').at(-1)!)
  await screen.findByRole('dialog')
}

export const Nothing: Story = { args: { hint: 'Shown together on the page of the collection' } }
export const Rows: Story = { args: { defaultValue: products.slice(0, 3) } }
export const Chips: Story = { args: { defaultValue: products.slice(0, 5), display: 'chips' } }
export const One: Story = { args: { selectionMode: 'single', defaultValue: products.slice(2, 3) } }
export const WithError: Story = { args: { errors: 'Choose at least one product', isRequired: true } }
export const Disabled: Story = { args: { defaultValue: products.slice(0, 2), isDisabled: true } }

/** Searched, chosen by the keys, and kept while another search is made. */
export const Searching: Story = {
  play: async (context) => {
    const { userEvent, args, canvas } = context
    await opened(context)
    await screen.findByRole('option', { name: 'Ash tall jug' })
    await userEvent.keyboard('lamp raku')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Raku table lamp' })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    )
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.click(await screen.findByRole('option', { name: 'Ash tall jug' }))
    await userEvent.click(within(screen.getByRole('dialog')).getAllByRole('button').at(-1)!)
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2)
  },
}
export const SomeUnavailable: Story = {
  args: {
    whyDisabled: ({ title }) => (title.startsWith('Celadon') ? 'Already in the collection' : undefined),
  },
  play: opened,
}
export const Failing: Story = {
  args: { load: () => Promise.reject(new Error('away')) },
  play: async (context) => {
    await opened(context)
    await screen.findByRole('alert')
  },
}
export const Loading: Story = { args: { load: () => new Promise(() => {}) }, play: opened }
export const NothingThere: Story = {
  args: {
    load: async () => ({ rows: [], count: 0 }),
    empty: <EmptyState title="No products yet">Add one first.</EmptyState>,
  },
  play: opened,
}
