import type { ReactNode } from 'react'

export type ToastKind = 'blank' | 'success' | 'warning' | 'error' | 'info' | 'loading'

/** How long toasts stay, and how wide they are. */
export interface ToastPreset {
  /** Milliseconds by kind; Infinity stays until dismissed. */
  durations: Record<ToastKind, number>
  /** Pixels of a toast, borders and padding included: always that wide, or at most. A narrower window makes it narrower. */
  width: { exact: number } | { max: number }
}

/** `even` gives every kind the same time; `byKind` gives errors longer and loading no end. */
export const toastPresets = {
  even: {
    durations: {
      blank: 3000,
      success: 3000,
      warning: 3000,
      error: 3000,
      info: 3000,
      loading: Number.POSITIVE_INFINITY,
    },
    width: { exact: 380 },
  },
  byKind: {
    durations: {
      blank: 4000,
      success: 2000,
      warning: 4000,
      error: 4000,
      info: 4000,
      loading: Number.POSITIVE_INFINITY,
    },
    width: { max: 350 },
  },
} as const satisfies Record<string, ToastPreset>

/** At most so many at once: the oldest give way. */
const limit = 20
/** A dismissed toast is removed after this, so that it can leave gracefully. */
const leavingTime = 1000
const undoTime = 6000

export interface ToastAction {
  label: string
  onPress: () => void
}

export interface ToastContent {
  title: ReactNode
  text?: ReactNode
  action?: ToastAction
  /** Milliseconds, in place of those of the preset. */
  duration?: number
}

export interface ToastItem extends ToastContent {
  id: string
  kind: ToastKind
  isLeaving: boolean
}

export interface UndoContent extends Pick<ToastContent, 'title' | 'text'> {
  /** What the button says; the region puts "Undo" there when absent. */
  label?: string
  onUndo: () => void
  /** Called once the time is up, the toast dismissed or the page left: now it is final. */
  onCommit: () => void
}

interface Entry {
  item: ToastItem
  /** Milliseconds left when the clock last stopped. */
  left: number
  since?: number
  timer?: ReturnType<typeof setTimeout>
  onCommit?: () => void
}

/** The text of the undo button before the region, which knows the language, replaces it. */
export const undoLabel = '__undo'

/** The toasts of one region. Knows no React: the region subscribes, anybody may add. */
export class ToastQueue {
  #entries: Entry[] = []
  #items: readonly ToastItem[] = []
  #listeners = new Set<() => void>()
  #pauses = new Set<string>()
  #last = 0

  constructor(readonly preset: ToastPreset = toastPresets.even) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Oldest first. The same array until something changes. */
  readonly items = (): readonly ToastItem[] => this.#items

  readonly add = (kind: ToastKind, content: ToastContent | string): string => this.#add(kind, content)

  readonly blank = (content: ToastContent | string) => this.#add('blank', content)
  readonly success = (content: ToastContent | string) => this.#add('success', content)
  readonly warning = (content: ToastContent | string) => this.#add('warning', content)
  readonly error = (content: ToastContent | string) => this.#add('error', content)
  readonly info = (content: ToastContent | string) => this.#add('info', content)
  readonly loading = (content: ToastContent | string) => this.#add('loading', content)

  /** Says that something was done and can be taken back for six seconds. */
  readonly undo = ({ title, text, label = undoLabel, onUndo, onCommit }: UndoContent): string => {
    const id: string = this.#add(
      'blank',
      {
        title,
        text,
        duration: undoTime,
        action: {
          label,
          onPress: () => {
            const entry = this.#entries.find((one) => one.item.id === id)
            if (!entry?.onCommit) return
            entry.onCommit = undefined
            onUndo()
          },
        },
      },
      onCommit,
    )
    return id
  }

  /** Turns a toast into another: the loading one into how it ended. */
  readonly update = (id: string, kind: ToastKind, content: ToastContent | string): void => {
    const entry = this.#entries.find((one) => one.item.id === id)
    if (!entry || entry.item.isLeaving) return
    const next = typeof content === 'string' ? { title: content } : content
    this.#stop(entry)
    entry.item = { ...next, id, kind, isLeaving: false }
    entry.left = next.duration ?? this.preset.durations[kind]
    this.#run(entry)
    this.#tell()
  }

  readonly dismiss = (id: string): void => {
    const entry = this.#entries.find((one) => one.item.id === id)
    if (!entry || entry.item.isLeaving) return
    this.#stop(entry)
    entry.item = { ...entry.item, isLeaving: true }
    this.#commit(entry)
    entry.timer = setTimeout(() => this.#remove(entry), leavingTime)
    this.#tell()
  }

  /** Stops the clocks for a reason, until the same reason is lifted. */
  readonly pause = (reason: string): void => {
    if (this.#pauses.size === 0) for (const entry of this.#entries) this.#stop(entry)
    this.#pauses.add(reason)
  }

  readonly resume = (reason: string): void => {
    if (!this.#pauses.delete(reason) || this.#pauses.size > 0) return
    for (const entry of this.#entries) this.#run(entry)
  }

  /** Makes everything final that could still be undone: the page is going away. */
  readonly commitAll = (): void => {
    for (const entry of this.#entries) this.#commit(entry)
  }

  /** Removes all at once, what could still be undone becoming final: what is shown next is another's. */
  readonly clear = (): void => {
    for (const entry of this.#entries) this.#remove(entry)
  }

  #add(kind: ToastKind, content: ToastContent | string, onCommit?: () => void): string {
    const full = typeof content === 'string' ? { title: content } : content
    const id = `toast-${++this.#last}`
    const entry: Entry = {
      item: { ...full, id, kind, isLeaving: false },
      left: full.duration ?? this.preset.durations[kind],
      onCommit,
    }
    this.#entries.push(entry)
    while (this.#entries.length > limit) this.#remove(this.#entries[0]!)
    this.#run(entry)
    this.#tell()
    return id
  }

  #run(entry: Entry): void {
    if (this.#pauses.size > 0 || entry.item.isLeaving || entry.left === Number.POSITIVE_INFINITY) return
    entry.since = Date.now()
    entry.timer = setTimeout(() => this.dismiss(entry.item.id), entry.left)
  }

  #stop(entry: Entry): void {
    if (entry.item.isLeaving) return
    clearTimeout(entry.timer)
    if (entry.since !== undefined) entry.left = Math.max(0, entry.left - (Date.now() - entry.since))
    entry.since = undefined
  }

  #commit(entry: Entry): void {
    const { onCommit } = entry
    entry.onCommit = undefined
    onCommit?.()
  }

  #remove(entry: Entry): void {
    clearTimeout(entry.timer)
    this.#commit(entry)
    this.#entries = this.#entries.filter((one) => one !== entry)
    this.#tell()
  }

  #tell(): void {
    this.#items = this.#entries.map((entry) => entry.item)
    for (const listener of this.#listeners) listener()
  }
}

/** The queue of an application that has one region. */
export const toasts = new ToastQueue()
