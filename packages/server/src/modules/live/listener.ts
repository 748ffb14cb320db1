import type { LiveNews, Present } from '@cartwright/contract'
import type { Caller } from '../../http/request'
import type { LiveRow } from '../../store/writing/live-changes'
import { mayHear } from './who-listens'

/** How much of the news may wait for a client that reads slowly, in bytes: beyond, it is cut off and comes back for the rest. */
const mostWaiting = 65_536

const encoder = new TextEncoder()

/** What one caller may know of some changes. */
export const newsFor = (caller: Caller, revision: number, rows: readonly LiveRow[]): LiveNews => ({
  revision,
  is_whole: true,
  changes: rows.flatMap(({ changes, actor_id, visit }) =>
    changes
      .filter(({ path }) => path !== presencePath && mayHear(caller, path))
      .map(({ path, id }) => ({ path, id, actor_id, visit })),
  ),
})

/** Under this path it is told who is where, to those who are there. */
export const presencePath = '/admin/live'

/** One page that listens: an event stream, and where in the chain of changes it stands. */
export class Listener {
  readonly stream: ReadableStream<Uint8Array>
  /** Where its page is, as far as this instance knows. */
  place: string | undefined
  private controller!: ReadableStreamDefaultController<Uint8Array>
  private isOpen = true
  private shown = ''

  constructor(
    readonly caller: Caller,
    readonly visit: string | undefined,
    private readonly onClose: (listener: Listener) => void,
  ) {
    this.stream = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.controller = controller
        },
        cancel: () => this.closed(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: mostWaiting }),
    )
  }

  /** Tells what changed; nothing is said of changes it may not know, and the next news stands for them. */
  tell(revision: number, rows: readonly LiveRow[]): void {
    const news = newsFor(this.caller, revision, rows)
    if (news.changes.length > 0) this.news(news)
  }

  /** Tells where it stands, with what it missed; with `rows` as null, that whatever was read may be old. */
  welcome(revision: number, rows: readonly LiveRow[] | null): void {
    this.news(rows ? newsFor(this.caller, revision, rows) : { revision, is_whole: false, changes: [] })
  }

  /** Tells who is at its place, when that is not what it knows. */
  show(present: readonly Present[]): void {
    const text = JSON.stringify(present)
    if (text === this.shown) return
    this.shown = text
    this.send(`event: present\ndata: ${text}\n\n`)
  }

  beat(): void {
    this.send(': beat\n\n')
  }

  /** Ends it; `isOver` says that whoever listens has to sign in first. */
  end(isOver = false): void {
    if (!this.isOpen) return
    this.send(`event: bye\ndata: ${JSON.stringify({ is_over: isOver })}\n\n`)
    this.closed()
  }

  private news(news: LiveNews): void {
    this.send(`id: ${news.revision}\nevent: news\ndata: ${JSON.stringify(news)}\n\n`)
  }

  private send(text: string): void {
    if (!this.isOpen) return
    this.controller.enqueue(encoder.encode(text))
    if ((this.controller.desiredSize ?? 0) < 0) this.closed()
  }

  private closed(): void {
    if (!this.isOpen) return
    this.isOpen = false
    try {
      this.controller.close()
    } catch {
      // Its client was there first.
    }
    this.onClose(this)
  }
}
