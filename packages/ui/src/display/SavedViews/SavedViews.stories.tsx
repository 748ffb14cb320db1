import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { SearchField } from '../../controls/SearchField/SearchField.js'
import { ToastRegion } from '../../overlays/Toast/Toast.js'
import { type SavedView, SavedViews } from './SavedViews.js'

const start: SavedView[] = [
  { id: 'all', name: 'All', search: '', isBuiltIn: true, count: 248 },
  { id: 'open', name: 'Open', search: 'status=pending', isBuiltIn: true, isDefault: true, count: 14 },
  { id: 'vienna', name: 'To Vienna', search: 'q=vienna' },
]
const many = [
  ...start,
  ...['Paid, not packed', 'Gifts', 'Wholesale', 'Waiting for glaze', 'Returns of March'].map((name) => ({
    id: name,
    name,
    search: `q=${name}`,
  })),
]

/** What an application does with the calls; its address is the text of the search here. */
function Orders({
  views: given,
  active,
  search: shown,
}: {
  views: SavedView[]
  active: string
  search?: string
}) {
  const [views, setViews] = useState(given)
  const [activeId, setActive] = useState(active)
  const [search, setSearch] = useState(shown ?? given.find((view) => view.id === active)?.search ?? '')
  const change = (view: SavedView, part: Partial<SavedView>) =>
    setViews((all) => all.map((one) => (one.id === view.id ? { ...one, ...part } : one)))
  const add = (name: string, query: string, id = name) => {
    setViews((all) => [...all, { id, name, search: query }])
    setActive(id)
  }
  const open: ComponentProps<typeof SavedViews>['onSelect'] = (view) => {
    setActive(view.id)
    setSearch(view.search)
  }
  return (
    <>
      <SavedViews
        label="Views of the orders"
        views={views}
        activeId={activeId}
        search={search}
        onSelect={open}
        onDiscard={open}
        onSave={(view, query) => change(view, { search: query })}
        onSaveAs={(name, query) => add(name, query)}
        onRename={(view, name) => change(view, { name })}
        onDuplicate={(view) => add(`${view.name} 2`, view.search)}
        onShareChange={(view, isShared) => change(view, { isShared })}
        onDefaultChange={(view) =>
          setViews((all) => all.map((one) => ({ ...one, isDefault: one.id === view?.id })))
        }
        onReorder={(ids) => setViews((all) => ids.map((id) => all.find((view) => view.id === id)!))}
        onDelete={(view) => setViews((all) => all.filter((one) => one.id !== view.id))}
      >
        <SearchField
          label="Search orders"
          value={new URLSearchParams(search).get('q') ?? ''}
          onChange={(text) => setSearch(text ? `q=${text}` : '')}
        />
      </SavedViews>
      <ToastRegion />
    </>
  )
}

const meta = {
  title: 'Display/SavedViews',
  component: Orders,
  args: { views: start, active: 'open' },
} satisfies Meta<typeof Orders>
export default meta
type Story = StoryObj<typeof meta>

export const BuiltIn: Story = {}
export const Own: Story = { args: { active: 'vienna' } }
export const Changed: Story = {
  args: { active: 'vienna', search: 'q=graz' },
  play: async ({ canvas, userEvent, say }) => {
    await expect(canvas.getByText(say('unsavedChanges'))).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: say('saveView') }))
    await waitFor(() => expect(canvas.queryByText(say('unsavedChanges'))).not.toBeInTheDocument())
  },
}
export const Unsaved: Story = { args: { active: 'vienna', search: 'q=graz' } }
export const SavedAsNew: Story = {
  args: { search: 'q=graz' },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('saveAsView') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.clear(dialog.getByRole('textbox'))
    await userEvent.type(dialog.getByRole('textbox'), 'Graz{Enter}')
    await expect(await canvas.findByRole('tab', { name: 'Graz' })).toBeVisible()
  },
}
export const Actions: Story = {
  args: { active: 'vienna' },
  // As narrow as a phone, so that the menu stays in view when the window shrinks.
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('moreActions') }))
    const item = await screen.findByRole('menuitem', { name: say('delete') })
    await waitFor(() => expect(item).toBeVisible())
  },
}
export const NoRoom: Story = {
  args: { views: many, active: 'Returns of March' },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('moreViews') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Gifts' }))
    await expect(await canvas.findByRole('tab', { name: 'Gifts', selected: true })).toBeVisible()
  },
}
