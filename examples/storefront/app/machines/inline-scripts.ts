/** Asks the browser to keep the service worker, once the page is there. */
const registration =
  "'serviceWorker' in navigator && addEventListener('load', () => navigator.serviceWorker.register('/sw.js').catch(() => {}))"

/** Pages are fetched when somebody is about to follow a link; what is done by going there is left alone. */
const speculation = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/checkout*', '/*/checkout*'] } },
          { not: { href_matches: ['/account*', '/*/account*'] } },
          { not: { selector_matches: '[download], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/**
 * Has the browser read how amounts and dates are written, which takes a telephone a tenth of a second the first time: after the first
 * picture and in a turn of its own, so that no island that comes to life keeps a finger waiting for it.
 */
const warming =
  'requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat(document.documentElement.lang)))'

/** What runs in the page itself. The policy of every page names each by its hash, and lets nothing else run there. */
export const inlineScripts = { registration, speculation, warming }
