// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { ToastProvider, ToastRegion } from '../../overlays/Toast/Toast.js'
import { ToastQueue } from '../../overlays/Toast/toast-queue.js'
import { act, expectAccessible, render, screen, userEvent, waitFor } from '../../testing/render.js'
import { type SavedView, SavedViews, type SavedViewsProps } from './SavedViews.js'
import { roomFor } from './use-room.js'

const views: SavedView[] = [
  { id: 'all', name: 'All', search: '', isBuiltIn: true },
  { id: 'open', name: 'Open', search: 'status=pending', isBuiltIn: true, count: 14 },
  { id: 'mine', name: 'To Vienna', search: 'q=vienna&order=-total' },
  { id: 'old', name: 'Old ones', search: 'order=created_at' },
]
const handlers = () => ({
  onSelect: vi.fn(),
  onSave: vi.fn(),
  onSaveAs: vi.fn(),
  onRename: vi.fn(),
  onDuplicate: vi.fn(),
  onShareChange: vi.fn(),
  onDefaultChange: vi.fn(),
  onReorder: vi.fn(),
  onDelete: vi.fn(),
  onDiscard: vi.fn(),
})
let queue: ToastQueue
beforeEach(() => {
  queue = new ToastQueue()
})
const element = (props: Partial<SavedViewsProps>) => (
  <ToastProvider queue={queue}>
    <SavedViews
      label="Views of the orders"
      views={views}
      activeId="mine"
      search="order=-total&q=vienna&offset=20"
      onSelect={() => {}}
      {...props}
    >
      <p>The list</p>
    </SavedViews>
    <ToastRegion />
  </ToastProvider>
)
const show = (props: Partial<SavedViewsProps> = {}) => render(element(props))
const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

it('are tabs over the list, with one stop of the Tab key', async () => {
  const onSelect = vi.fn()
  show({ onSelect })
  expect(screen.getByRole('tab', { name: 'To Vienna' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel', { name: 'To Vienna' })).toHaveTextContent('The list')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(onSelect).toHaveBeenLastCalledWith(views[1])
  await expectAccessible()
})

it('keep the list as it is when another view is opened', () => {
  const view = show()
  const list = screen.getByText('The list')
  view.rerender(element({ activeId: 'all', search: '' }))
  expect(screen.getByText('The list')).toBe(list)
  expect(screen.getByRole('tabpanel', { name: 'All' })).toContainElement(list)
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute(
    'aria-controls',
    screen.getByRole('tabpanel').id,
  )
})

it('mark the view that was changed, and offer to save it', async () => {
  const on = handlers()
  const view = show(on)
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
  view.rerender(element({ ...on, search: 'q=graz' }))
  expect(screen.getByRole('tab', { name: /To Vienna\s*Unsaved changes/ })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }))
  expect(on.onSave).toHaveBeenCalledWith(views[2], 'q=graz')
  await choose('Discard changes')
  expect(on.onDiscard).toHaveBeenCalledWith(views[2])
})

it('let a built-in view be copied, not changed', async () => {
  const on = handlers()
  show({ ...on, activeId: 'all', search: 'q=graz' })
  expect(screen.queryByRole('button', { name: 'Save view' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  await screen.findByRole('menu')
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Discard changes',
    'Save as new view',
    'Duplicate',
    'Open the list with this view',
    'Move earlier',
    'Move later',
  ])
})

it('are saved under a name that is free', async () => {
  const onSaveAs = vi.fn()
  show({ onSaveAs })
  await userEvent.click(screen.getByRole('button', { name: 'Save as new view' }))
  const field = await screen.findByRole('textbox', { name: /Name of the view/ })
  expect(field).toHaveValue('To Vienna 2')
  await userEvent.clear(field)
  await userEvent.type(field, 'all ')
  expect(field).toHaveAccessibleDescription('This name is already in use')
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await userEvent.type(field, 'new{Enter}')
  expect(onSaveAs).toHaveBeenCalledWith('all new', 'order=-total&q=vienna&offset=20')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('keep the dialog, with the reason, when saving fails', async () => {
  show({ onRename: () => Promise.reject(new Error('You have fifty views already')) })
  await choose('Rename')
  const field = await screen.findByRole('textbox', { name: /Name of the view/ })
  expect(field).toHaveValue('To Vienna')
  await userEvent.type(field, ' and Graz{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription('You have fifty views already'))
})

it('are shared, opened by default, copied and moved', async () => {
  const on = handlers()
  show(on)
  await choose('Share with the team')
  expect(on.onShareChange).toHaveBeenCalledWith(views[2], true)
  await choose('Open the list with this view')
  expect(on.onDefaultChange).toHaveBeenCalledWith(views[2])
  await choose('Duplicate')
  expect(on.onDuplicate).toHaveBeenCalledWith(views[2])
  await choose('Move earlier')
  expect(on.onReorder).toHaveBeenLastCalledWith(['all', 'mine', 'open', 'old'])
  await choose('Move later')
  expect(on.onReorder).toHaveBeenLastCalledWith(['all', 'open', 'old', 'mine'])
})

it('wait behind Undo before they are deleted', async () => {
  const on = handlers()
  show(on)
  await choose('Delete')
  expect(screen.queryByRole('tab', { name: 'To Vienna' })).not.toBeInTheDocument()
  expect(on.onSelect).toHaveBeenLastCalledWith(views[0])
  expect(on.onDelete).not.toHaveBeenCalled()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('tab', { name: 'To Vienna' })).toBeInTheDocument()
  expect(on.onSelect).toHaveBeenLastCalledWith(views[2])
  await choose('Delete')
  act(() => queue.commitAll())
  expect(on.onDelete).toHaveBeenCalledWith(views[2])
})

it('offer what there is a handler for', () => {
  show()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('go into a menu where there is no room, the open one last', async () => {
  class Observer {
    constructor(private readonly measured: (entries: unknown[]) => void) {}
    observe() {
      setTimeout(() => act(() => this.measured([])))
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const [width, rects] = [
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(250),
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 90 } as DOMRect),
  ]
  const onSelect = vi.fn()
  try {
    show({ onSelect })
    const more = await screen.findByRole('button', { name: 'More views' })
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All', 'To Vienna'])
    await userEvent.click(more)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Old ones' }))
    expect(onSelect).toHaveBeenLastCalledWith(views[3])
  } finally {
    width.mockRestore()
    rects.mockRestore()
    vi.unstubAllGlobals()
  }
})

it.each([
  [[90, 90, 90], 300, Number.POSITIVE_INFINITY],
  [[90, 90, 90], 280, Number.POSITIVE_INFINITY],
  [[90, 90, 90], 270, 2],
  [[90, 90, 90], 150, 1],
  [[400, 90], 200, 1],
  [[], 200, Number.POSITIVE_INFINITY],
])('of tabs of %o pixels, a line of %i has room for %d', (widths, all, count) =>
  expect(roomFor(widths, 3, all, 48)).toBe(count),
)
