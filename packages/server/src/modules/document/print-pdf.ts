import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { notAllowed, ShopError } from '../../errors'
import type { Shop } from '../../shop'
import { pdfBrowser } from './makes-pdf'
import { type PrintJob, printDocuments } from './print-documents'

/** How long a browser may take over a hundred pages, in ms. */
const longest = 60_000

/** One at a time: each browser takes some hundred megabytes. */
let line: Promise<unknown> = Promise.resolve()

/**
 * The page of `printDocuments` as a PDF, made by the browser that `CARTWRIGHT_CHROMIUM` names.
 * @throws not_allowed where none is named, unexpected_state when it fails
 */
export async function printPdf(
  shop: Shop,
  job: PrintJob,
): Promise<{ title: string; pdf: string; skipped: number[] }> {
  const path = pdfBrowser()
  if (!path)
    throw notAllowed(
      'This server makes no PDF files: print the page, or name a Chromium in CARTWRIGHT_CHROMIUM',
    )
  const { title, html, skipped } = await printDocuments(shop, job)
  const made = line.then(() => pdfOf(path, html))
  line = made.catch(() => undefined)
  try {
    return { title, pdf: (await made).toString('base64'), skipped }
  } catch (error) {
    shop.log.error({ err: error }, 'the browser made no PDF')
    throw new ShopError('unexpected_state', 'The browser of this server made no PDF; the log says why')
  }
}

async function pdfOf(path: string, html: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'cartwright-print-'))
  try {
    const [page, pdf] = [join(folder, 'page.html'), join(folder, 'page.pdf')]
    await writeFile(page, html)
    await run(path, [
      '--headless',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      // Containers have no sandbox to offer; the page runs no scripts and fetches pictures alone.
      '--no-sandbox',
      '--no-first-run',
      '--no-pdf-header-footer',
      `--user-data-dir=${join(folder, 'profile')}`,
      `--print-to-pdf=${pdf}`,
      pathToFileURL(page).href,
    ])
    return await readFile(pdf)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function run(path: string, args: readonly string[]): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: longest })
    let said = ''
    child.stderr.on('data', (part) => {
      said = `${said}${part}`.slice(-2000)
    })
    child.on('error', failed)
    child.on('close', (code) =>
      code === 0 ? done() : failed(new Error(`${path} ended with ${code ?? 'a signal'}: ${said}`)),
    )
  })
}
