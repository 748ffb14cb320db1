export type UploadState = 'waiting' | 'sending' | 'done' | 'failed'

/** One file on its way. */
export interface UploadItem<Result = unknown> {
  id: number
  file: File
  state: UploadState
  /** What has arrived, from 0 to 1; null while nobody knows. */
  progress: number | null
  /** Why it failed, in words for people. */
  error?: string
  result?: Result
}

export interface UploadControls {
  /** Tells what has arrived, from 0 to 1. */
  onProgress: (progress: number) => void
  /** Aborted when the file is cancelled or the field goes. */
  signal: AbortSignal
}

/** Sends one file; answers what it became. A broken promise is a failure, its message is shown. */
export type Upload<Result> = (file: File, controls: UploadControls) => Promise<Result>

export interface UploadQueueOptions<Result> {
  upload: Upload<Result>
  /** How many are sent at a time. */
  atOnce: number
  onDone?: (item: UploadItem<Result>) => void
}

/** Files sent a few at a time, each with its own progress, failure and end. Knows nothing of what shows it. */
export class UploadQueue<Result = unknown> {
  #items: readonly UploadItem<Result>[] = []
  #running = new Map<number, AbortController>()
  #listeners = new Set<() => void>()
  #last = 0
  options: UploadQueueOptions<Result>

  constructor(options: UploadQueueOptions<Result>) {
    this.options = options
  }

  /** The same list until something changes. */
  items = (): readonly UploadItem<Result>[] => this.#items

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(files: readonly File[]): void {
    const added = files.map(
      (file): UploadItem<Result> => ({
        id: ++this.#last,
        file,
        state: 'waiting',
        progress: null,
      }),
    )
    this.#set([...this.#items, ...added])
    this.#next()
  }

  /** Stops a file on its way and forgets it. */
  remove(id: number): void {
    this.#running.get(id)?.abort()
    this.#running.delete(id)
    this.#set(this.#items.filter((item) => item.id !== id))
    this.#next()
  }

  /** Sends a failed file again, after those that wait. */
  retry(id: number): void {
    this.#change(id, { state: 'waiting', progress: null, error: undefined })
    this.#next()
  }

  /** Stops all that is on its way. */
  stop(): void {
    for (const controller of this.#running.values()) controller.abort()
    this.#running.clear()
    this.#set(this.#items.map((item) => (item.state === 'sending' ? { ...item, state: 'waiting' } : item)))
  }

  /** Goes on after `stop`. */
  start(): void {
    this.#next()
  }

  #next(): void {
    while (this.#running.size < this.options.atOnce) {
      const item = this.#items.find((one) => one.state === 'waiting')
      if (!item) return
      void this.#send(item)
    }
  }

  async #send({ id, file }: UploadItem<Result>): Promise<void> {
    const controller = new AbortController()
    this.#running.set(id, controller)
    this.#change(id, { state: 'sending' })
    // Of a file that was cancelled, or is sent again, nothing more is heard.
    const isCurrent = () => this.#running.get(id) === controller
    try {
      const result = await this.options.upload(file, {
        signal: controller.signal,
        onProgress: (progress) =>
          isCurrent() && this.#change(id, { progress: Math.min(1, Math.max(0, progress)) }),
      })
      if (!isCurrent()) return
      this.#running.delete(id)
      this.#change(id, { state: 'done', progress: 1, result })
      const done = this.#items.find((item) => item.id === id)
      if (done) this.options.onDone?.(done)
    } catch (error) {
      if (!isCurrent()) return
      this.#running.delete(id)
      this.#change(id, { state: 'failed', error: error instanceof Error ? error.message : undefined })
    }
    this.#next()
  }

  #change(id: number, part: Partial<UploadItem<Result>>): void {
    this.#set(this.#items.map((item) => (item.id === id ? { ...item, ...part } : item)))
  }

  #set(items: readonly UploadItem<Result>[]): void {
    this.#items = items
    for (const listener of this.#listeners) listener()
  }
}
