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

/** What runs in the page itself. The policy of every page names each by its hash, and lets nothing else run there. */
export const inlineScripts = { registration, speculation }
