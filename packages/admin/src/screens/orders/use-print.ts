import type { Input, Output } from '@cartwright/contract'
import { NotFoundError, type StoreClient } from '@cartwright/sdk'
import { useClient } from '@cartwright/sdk/react'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useErrorMessage } from '../../kit/use-error-message'

export type PrintJob = NonNullable<Input<'GET /admin/documents/print'>['query']>
type Printed = Output<'GET /admin/documents/print'>

/** As many orders the shop is asked for at once: their ids stand in the address. */
const atOnce = 100

/** Fetches the page of one document or many and opens the browser's print dialog, which saves PDF files as well. */
export function usePrint() {
  const t = useWords('documents')
  const client = useClient()
  const toast = useToast()
  const message = useErrorMessage()
  const [isPending, setPending] = useState(false)
  const print = async (job: () => PrintJob | Promise<PrintJob>) => {
    setPending(true)
    try {
      const { html, title, skipped } = await printedInParts(client, await job())
      if (skipped.length > 0)
        toast.info(t('skipped', { numbers: skipped.map((number) => `#${number}`).join(', ') }))
      await printPage(html, title)
    } catch (error) {
      toast.error({ title: t('not_printed'), text: message(error) })
    } finally {
      setPending(false)
    }
  }
  return { print, isPending }
}

/** One page of all orders. Parts in which there is nothing to print are left out; in all of them it is an error. */
async function printedInParts(client: Pick<StoreClient, 'send'>, job: PrintJob): Promise<Printed> {
  const { order_ids: ids = [] } = job
  const ask = (query: PrintJob) => client.send('GET /admin/documents/print', { query })
  if (ids.length <= atOnce) return ask(job)
  const parts: Printed[] = []
  let missing: unknown
  for (let at = 0; at < ids.length; at += atOnce)
    try {
      parts.push(await ask({ ...job, order_ids: ids.slice(at, at + atOnce) }))
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error
      missing = error
    }
  const [first, ...others] = parts
  if (!first) throw missing
  const page = new DOMParser().parseFromString(first.html, 'text/html')
  for (const { html } of others)
    page.body.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
  return {
    title: first.title,
    html: `<!doctype html>${page.documentElement.outerHTML}`,
    skipped: parts.flatMap(({ skipped }) => skipped),
  }
}

/**
 * Prints a page from a frame that nobody sees. It runs no scripts; browsers name the file after the page around it, so that
 * one carries the title meanwhile.
 */
function printPage(html: string, title: string): Promise<void> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.title = title
  frame.style.cssText =
    'position:fixed;inset-inline-start:0;inset-block-start:0;inline-size:0;block-size:0;border:0'
  frame.srcdoc = html
  return new Promise((printed) => {
    frame.addEventListener(
      'load',
      () => {
        const page = frame.contentWindow
        const own = document.title
        const done = () => {
          if (document.title === title) document.title = own
          frame.remove()
        }
        document.title = title
        page?.addEventListener('afterprint', done, { once: true })
        page?.focus()
        page?.print()
        // Not every browser says when it has printed a frame.
        setTimeout(done, page ? 60_000 : 0)
        printed()
      },
      { once: true },
    )
    document.body.append(frame)
  })
}
