import type { Page, Response } from 'playwright-core'
import { onPageError } from '../browser'

/** What the shop answered to something that the page wanted changed. */
export interface Written {
  call: string
  status: number
  /** What it said for people when it refused. */
  message: string
  /** What was sent. */
  body: unknown
}

/** Listens to a page: what its scripts complain of, what could not be read, and how each change was answered. */
export class Watch {
  /** What no page may do, whatever is done at it. */
  readonly wrongs: string[] = []
  #written: Promise<Written>[] = []

  constructor(page: Page) {
    onPageError(page, (message) => this.wrongs.push(`a script failed: ${message}`))
    page.on('console', (said) => {
      // Answers are looked at below, with what was asked.
      if (said.type() === 'error' && !said.text().startsWith('Failed to load resource'))
        this.wrongs.push(`the console says: ${said.text()}`)
    })
    page.on('response', (response) => this.#hear(response))
  }

  /** What was answered since this was asked the last time, in the order of the answers. */
  async written(): Promise<Written[]> {
    const all = this.#written
    this.#written = []
    return Promise.all(all)
  }

  #hear(response: Response) {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/admin/')) return
    const call = `${response.request().method()} ${pathname}`
    if (response.request().method() !== 'GET') this.#written.push(answerOf(call, response))
    else if (response.status() >= 400) this.wrongs.push(`${call} answered ${response.status()}`)
  }
}

async function answerOf(call: string, response: Response): Promise<Written> {
  const status = response.status()
  const body: unknown = JSON.parse(response.request().postData() || 'null')
  if (status < 400) return { call, status, message: '', body }
  const { message = '' }: { message?: string } = await response.json().catch(() => ({}))
  return { call, status, message, body }
}
