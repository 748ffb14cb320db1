import { serviceWorker } from '../machines/service-worker'

/** The service worker, at the root so that it may answer for every page. */
export const loader = () =>
  new Response(serviceWorker, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      // A browser asks for it anew whenever it likes; what it finds must be what runs.
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'",
    },
  })
