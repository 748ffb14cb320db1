import { existsSync, readFileSync } from 'node:fs'
import { type CallExample, contract, openapi } from '@cartwright/contract'
import type { H3 } from 'h3'
import type { Shop } from '../shop'
import { KeptBytes } from '../store/memory/kept-bytes'
import { packedReply } from './packed-reply'
import { pageHeaders } from './pages'

let text: string | undefined

/**
 * The OpenAPI 3.1 document of this version: written by the build, worked out here when run from the sources.
 * @param examples where the examples of the calls stand, for the build
 */
export const openapiText = (examples = new URL('./api-examples.json', import.meta.url)): string => {
  if (text) return text
  const built = new URL('./openapi.json', import.meta.url)
  text = existsSync(built)
    ? readFileSync(built, 'utf8')
    : JSON.stringify(
        openapi(
          contract,
          { title: 'Cartwright', version: '0.1.0' },
          JSON.parse(readFileSync(examples, 'utf8')) as Record<string, CallExample>,
        ),
      )
  return text
}

/**
 * `/openapi.json`, and `/docs`: the API reference as one page of plain HTML, which needs no script and nothing from
 * elsewhere. Both are made when first asked for.
 */
export function serveDocs(app: H3, shop: Shop): void {
  let document: KeptBytes | undefined
  let page: KeptBytes | undefined
  app.get('/openapi.json', ({ req }) => {
    document ??= new KeptBytes(Buffer.from(openapiText()))
    return packedReply(shop, req, document, { headers: new Headers({ 'content-type': 'application/json' }) })
  })
  app.get('/docs', async ({ req }) => {
    if (!page) {
      const { docsPage } = await import('./docs-page')
      page = new KeptBytes(Buffer.from(docsPage(JSON.parse(openapiText()))))
    }
    const headers = new Headers({
      ...pageHeaders(),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
    })
    return packedReply(shop, req, page, { headers })
  })
}
