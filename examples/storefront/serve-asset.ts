import { staticMiddleware } from 'srvx/static'

/**
 * Answers the files of the client build, packed as the build left them if the browser takes that; undefined when the
 * path names none. Files under /assets/ carry their hash.
 */
export function assetServer(folder: string): (request: Request) => Promise<Response | undefined> {
  const files = staticMiddleware({ dir: folder, encodings: true, compress: false, lastModified: false })
  return async (request) => {
    const { pathname } = new URL(request.url)
    // Pages have no dot in their last part, so that only what may be a file is looked for.
    if (!/\.\w+$/.test(pathname)) return undefined
    const isHashed = pathname.startsWith('/assets/')
    const response = await files(request, () => missing())
    if (response.status === 404) return isHashed ? response : undefined
    const { headers } = response
    headers.set('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    headers.set('x-content-type-options', 'nosniff')
    // An SVG opened on its own must not run anything.
    headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    return response
  }
}

const missing = () => new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
