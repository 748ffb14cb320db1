/**
 * A shop that was set up as localhost names its files so, but may be opened under any name this machine has.
 * Without the host they always belong to the page's own origin, which its content policy lets in, or to the shop that is asked.
 */
export const ownAddress = (url: string): string =>
  url.replace(/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?(?=\/uploads\/)/, '')
