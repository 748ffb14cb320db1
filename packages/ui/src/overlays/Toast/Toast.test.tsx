// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { act, expectAccessible, fireEvent, render, screen } from '../../testing/render.js'
import { ToastProvider, ToastRegion } from './Toast.js'
import { type ToastKind, ToastQueue, toastPresets } from './toast-queue.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('a queue', () => {
  it.each<[keyof typeof toastPresets, ToastKind, number]>([
    ['even', 'success', 3000],
    ['even', 'error', 3000],
    ['even', 'warning', 3000],
    ['byKind', 'blank', 4000],
    ['byKind', 'error', 4000],
    ['byKind', 'success', 2000],
  ])('of %s keeps %s for %i ms, and removes it one second after', (preset, kind, ms) => {
    const queue = new ToastQueue(toastPresets[preset])
    queue.add(kind, 'Saved')
    vi.advanceTimersByTime(ms - 1)
    expect(queue.items()[0]?.isLeaving).toBe(false)
    vi.advanceTimersByTime(1)
    expect(queue.items()[0]?.isLeaving).toBe(true)
    vi.advanceTimersByTime(999)
    expect(queue.items()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(queue.items()).toHaveLength(0)
  })

  it('keeps a loading toast until it is told how it ended', () => {
    const queue = new ToastQueue(toastPresets.byKind)
    const id = queue.loading('Exporting')
    vi.advanceTimersByTime(60_000)
    queue.update(id, 'success', 'Exported')
    expect(queue.items()).toMatchObject([{ id, kind: 'success', title: 'Exported', isLeaving: false }])
    vi.advanceTimersByTime(2000)
    expect(queue.items()[0]?.isLeaving).toBe(true)
  })

  it('holds at most twenty', () => {
    const queue = new ToastQueue()
    for (let i = 1; i <= 25; i++) queue.info(`Job ${i}`)
    expect(queue.items()).toHaveLength(20)
    expect(queue.items()[0]?.title).toBe('Job 6')
  })

  it('is emptied at once, and what could be undone is final', () => {
    const queue = new ToastQueue()
    const onCommit = vi.fn()
    queue.undo({ title: 'Draft #12 deleted', onUndo: () => {}, onCommit })
    queue.dismiss(queue.success('Saved'))
    queue.clear()
    expect(queue.items()).toEqual([])
    expect(onCommit).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits while there is any reason to', () => {
    const queue = new ToastQueue()
    queue.success('Saved')
    vi.advanceTimersByTime(2000)
    queue.pause('hover')
    queue.pause('hidden')
    vi.advanceTimersByTime(10_000)
    queue.resume('hover')
    vi.advanceTimersByTime(10_000)
    queue.resume('hidden')
    vi.advanceTimersByTime(999)
    expect(queue.items()[0]?.isLeaving).toBe(false)
    vi.advanceTimersByTime(1)
    expect(queue.items()[0]?.isLeaving).toBe(true)
  })

  it('commits after six seconds what was not undone, and at once when the page goes', () => {
    const queue = new ToastQueue()
    const [onUndo, onCommit] = [vi.fn(), vi.fn()]
    queue.undo({ title: 'Deleted', onUndo, onCommit })
    vi.advanceTimersByTime(5999)
    expect(onCommit).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onCommit).toHaveBeenCalledOnce()
    queue.undo({ title: 'Deleted', onUndo, onCommit })
    queue.commitAll()
    vi.advanceTimersByTime(10_000)
    expect(onCommit).toHaveBeenCalledTimes(2)
    expect(onUndo).not.toHaveBeenCalled()
  })
})

describe('the region', () => {
  const show = () => {
    const queue = new ToastQueue()
    render(
      <ToastProvider queue={queue}>
        <ToastRegion />
      </ToastProvider>,
    )
    return queue
  }

  it('speaks errors up and the rest politely', async () => {
    const queue = show()
    act(() => {
      queue.success('Order captured')
      queue.error({ title: 'Error', text: 'Card declined' })
    })
    expect(screen.getByRole('status')).toHaveTextContent('Order captured')
    expect(screen.getByRole('alert')).toHaveTextContent('Card declined')
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeInTheDocument()
    vi.useRealTimers()
    await expectAccessible()
  })

  it('waits under the pointer and the focus', () => {
    const queue = show()
    act(() => void queue.success('Saved'))
    fireEvent.pointerEnter(screen.getByRole('region'))
    wait(10_000)
    expect(queue.items()[0]?.isLeaving).toBe(false)
    fireEvent.pointerLeave(screen.getByRole('region'))
    wait(3000)
    expect(queue.items()[0]?.isLeaving).toBe(true)
  })

  it('takes back instead of committing', () => {
    const queue = show()
    const [onUndo, onCommit] = [vi.fn(), vi.fn()]
    act(() => void queue.undo({ title: 'Draft deleted', onUndo, onCommit }))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    wait(10_000)
    expect(onUndo).toHaveBeenCalledOnce()
    expect(onCommit).not.toHaveBeenCalled()
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })
})
