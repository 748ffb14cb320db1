/**
 * Keeps the shop from ending in the browser's own error page: without a connection the last look at the cart is shown, and
 * for every other page the one that says so. Pages are always asked of the shop first, so nothing shown is ever old while
 * there is a connection. Scripts, styles and letters carry their hash and are kept as they are.
 */
export const serviceWorker = `const pages = 'pages-1'
const files = 'files-1'
const mostFiles = 80

// A cart is the same whatever language and country its address names.
const pathOf = ({ pathname }) => pathname.replace(/^\\/[a-z]{2}(-[a-z]{2})?(?=\\/)/, '')

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(pages)
      .then((cache) => cache.add(new Request('/offline', { cache: 'reload' })))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => ![pages, files].includes(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return
  // Whoever signs in or out leaves no cart behind for the next at this browser.
  if (request.method === 'POST' && pathOf(url).startsWith('/account'))
    event.waitUntil(caches.open(pages).then((cache) => cache.delete('/cart')))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate' && !url.pathname.startsWith('/app')) event.respondWith(page(request, url))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request))
})

async function page(request, url) {
  const cache = await caches.open(pages)
  const isCart = pathOf(url) === '/cart'
  try {
    const response = await fetch(request)
    if (isCart && response.ok && !response.redirected) await cache.put('/cart', response.clone())
    return response
  } catch (error) {
    const kept = (isCart && (await cache.match('/cart'))) || (await cache.match('/offline'))
    if (kept) return kept
    throw error
  }
}

async function file(request) {
  const cache = await caches.open(files)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) {
    await cache.put(request, response.clone())
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - mostFiles)).map((key) => cache.delete(key)))
  }
  return response
}
`
