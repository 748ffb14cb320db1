import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { TagIcon } from '../../icons/icons.js'
import { Badge } from '../Badge/Badge.js'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { Tree, type TreeProps } from './Tree.js'
import { moveTreeItem, type TreeMove } from './tree-moves.js'

interface Category {
  id: string
  name: string
  products: number
  isActive: boolean
  category_children: Category[]
}

const category = (name: string, products: number, ...category_children: Category[]): Category => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  products,
  isActive: name !== 'Seconds',
  category_children,
})
const categories = [
  category(
    'Vessels',
    48,
    category('Jugs', 12),
    category('Bowls', 20, category('Serving bowls', 8), category('Rice bowls', 12)),
    category('Vases', 16),
  ),
  category('Lamps', 14, category('Table lamps', 9), category('Pendants', 5)),
  category('Throws', 22),
  category('Seconds', 3),
]
const shape = {
  itemId: ({ id }: Category) => id,
  childrenOf: ({ category_children }: Category) => category_children,
}

function Categories({
  onMove,
  onRename,
  isFixed,
  ...props
}: Partial<TreeProps<Category>> & { isFixed?: boolean }) {
  const [items, setItems] = useState<readonly Category[]>(props.items ?? categories)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['bowls']))
  const rename = (level: readonly Category[], id: string, name: string): Category[] =>
    level.map((one) => ({
      ...one,
      name: one.id === id ? name : one.name,
      category_children: rename(one.category_children, id, name),
    }))
  return (
    <div style={{ maxInlineSize: 520, blockSize: props.isVirtual ? 420 : undefined, display: 'grid' }}>
      <Tree
        label="Product categories"
        {...shape}
        itemName={({ name }) => name}
        itemDetails={({ products, isActive }) => (
          <>
            {!isActive && <Badge tone="grey">Hidden</Badge>}
            {products}
          </>
        )}
        defaultExpanded={['vessels', 'bowls']}
        selected={selected}
        onSelectedChange={setSelected}
        {...props}
        items={items}
        onMove={
          isFixed
            ? undefined
            : (move: TreeMove) => {
                onMove?.(move)
                setItems((before) =>
                  moveTreeItem(before, move, {
                    ...shape,
                    withChildren: (one, children) => ({ ...one, category_children: children }),
                  }),
                )
              }
        }
        onRename={
          isFixed
            ? undefined
            : (item, name) => {
                onRename?.(item, name)
                setItems((before) => rename(before, item.id, name))
              }
        }
      />
    </div>
  )
}

const meta = {
  title: 'Display/Tree',
  component: Categories,
  args: { onMove: fn(), onRename: fn() },
} satisfies Meta<typeof Categories>
export default meta
type Story = StoryObj<typeof meta>

/** Dragged between rows and onto them, moved with Alt and the arrow keys, renamed with F2. */
export const Editable: Story = {}
export const WithIconsAndActions: Story = {
  args: {
    itemIcon: () => <TagIcon />,
    itemMenu: () => [{ id: 'products', name: 'Add products' }],
  },
}
export const ChooseOne: Story = { args: { isFixed: true, selectionMode: 'single' } }
export const ChooseSeveral: Story = { args: { isFixed: true, selectionMode: 'multiple' } }
export const TopLevelOnly: Story = { args: { canMove: ({ parentKey }) => parentKey === null } }
export const Loading: Story = { args: { isLoading: true } }
export const Empty: Story = {
  args: {
    items: [],
    empty: <EmptyState title="No categories yet">They lead customers through the shop.</EmptyState>,
  },
}
export const Thousands: Story = {
  args: {
    isVirtual: true,
    items: Array.from({ length: 200 }, (_, at) =>
      category(
        `Shelf ${at + 1}`,
        at,
        ...Array.from({ length: 10 }, (_, below) => category(`Box ${at + 1}.${below + 1}`, below)),
      ),
    ),
    defaultExpanded: 'all',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5))
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
  },
}

export const MovedByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('row', { name: 'Throws' }))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith({ key: 'throws', parentKey: null, index: 1 })
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Throws' })).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent('Throws')
  },
}

export const RenamedInPlace: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('row', { name: 'Throws' }))
    await userEvent.keyboard('{F2}Blankets{Enter}')
    await expect(args.onRename).toHaveBeenCalledWith(expect.objectContaining({ id: 'throws' }), 'Blankets')
    await expect(await canvas.findByRole('row', { name: 'Blankets' })).toHaveFocus()
  },
}
