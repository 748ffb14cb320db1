import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import './i18n/all-messages.server'
import { announced } from './machines/announced'
import { stylesOf } from './machines/page-styles.server'
import { ScriptsContext } from './parts/PageScripts'
import { StylesContext } from './parts/PageStyles'
import type { StorefrontContext } from './shop/context.server'
import { isForEverybody, sharedHeaders } from './shop/shared-pages.server'

export { readAddress } from './shop/context.server'

export const streamTimeout = 10_000

/** Sends the page as it renders; crawlers get it whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  storefront: StorefrontContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const isShared = status === 200 && isForEverybody(request, storefront, context.staticHandlerContext.matches)
  const { styles, page } = await withStyles(request, context, storefront, isShared)
  return new Promise((resolve, reject) => {
    let code = status
    const whole = isbot(request.headers.get('user-agent') ?? '')
    const send = async () => {
      const body = new PassThrough()
      pipe(body)
      if (isShared)
        for (const [name, value] of sharedHeaders(announced(await firstPart(body)))) headers.set(name, value)
      resolve(new Response(createReadableStreamFromReadable(body), { status: code, headers }))
    }
    const { pipe, abort } = renderToPipeableStream(
      <ScriptsContext.Provider value={{ entry: context.manifest.entry }}>
        <StylesContext.Provider value={styles}>
          <ServerRouter context={page} url={request.url} />
        </StylesContext.Provider>
      </ScriptsContext.Provider>,
      {
        [whole ? 'onAllReady' : 'onShellReady']: () => void send().catch(reject),
        onShellError: reject,
        onError(error) {
          code = 500
          console.error(error)
        },
      },
    )
    setTimeout(abort, streamTimeout + 1000).unref()
  })
}

/** What a stream begins with, which stays in it. */
async function firstPart(body: PassThrough): Promise<string> {
  await once(body, 'readable')
  const part: Buffer = body.read()
  body.unshift(part)
  return part.toString()
}

/** The styles of a page, which the router then does not link as well. */
async function withStyles(
  request: Request,
  context: EntryContext,
  { buildFolder }: StorefrontContext,
  isShared: boolean,
) {
  const { root } = context.manifest.routes
  const [href, ...more] = root?.css ?? []
  if (!buildFolder || !root || !href || more.length > 0) return { styles: undefined, page: context }
  const routes = { ...context.manifest.routes, root: { ...root, css: [] } }
  return {
    styles: await stylesOf(request, href, buildFolder, isShared),
    page: { ...context, manifest: { ...context.manifest, routes } },
  }
}

/** A shopper who leaves before the page is done is no error. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted) console.error(error)
}
