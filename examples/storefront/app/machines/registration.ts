/** Asks the browser to keep the service worker, once the page is there. Runs in the page itself. */
export const registration =
  "'serviceWorker' in navigator && addEventListener('load', () => navigator.serviceWorker.register('/sw.js').catch(() => {}))"
