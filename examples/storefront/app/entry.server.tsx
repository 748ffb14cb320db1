import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import './i18n/all-messages.server'
import { ScriptsContext } from './parts/PageScripts'
import { preloadHeader } from './preloads'
import type { StorefrontContext } from './shop/context.server'
import { isForEverybody, sharedHeaders } from './shop/shared-pages.server'

export { readAddress } from './shop/context.server'

export const streamTimeout = 10_000

/** Sends the page as it renders; crawlers get it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  storefront: StorefrontContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (status === 200 && isForEverybody(request, storefront, context.staticHandlerContext.matches))
    for (const [name, value] of sharedHeaders(preloadHeader(context.manifest.routes.root?.css)))
      headers.set(name, value)
  return new Promise((resolve, reject) => {
    let code = status
    const whole = isbot(request.headers.get('user-agent') ?? '')
    const send = () => {
      const body = new PassThrough()
      const stream = createReadableStreamFromReadable(body)
      resolve(new Response(stream, { status: code, headers }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <ScriptsContext.Provider value={{ entry: context.manifest.entry }}>
        <ServerRouter context={context} url={request.url} />
      </ScriptsContext.Provider>,
      {
        [whole ? 'onAllReady' : 'onShellReady']: send,
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

/** A shopper who leaves before the page is done is no error. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted) console.error(error)
}
