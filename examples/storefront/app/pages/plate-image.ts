import type { LoaderFunctionArgs } from 'react-router'
import { drawPlate } from '../plate/draw-plate'

/** The drawing of a piece without a photograph. The same handle is always the same drawing, so it keeps for ever. */
export function loader({ params }: LoaderFunctionArgs) {
  const handle = (params.file ?? '').replace(/\.svg$/, '').slice(0, 200)
  return new Response(drawPlate({ handle, category: params.category }), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
}
