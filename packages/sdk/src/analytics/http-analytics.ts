import type { AnalyticsProvider } from './provider'

export interface HttpAnalyticsOptions {
  /** Where batches are posted to, as `{ "batch": […] }`. */
  url: string
  /**
   * Sent along with each batch, for example the key of a project. A `content-type` of `text/plain` spares another origin the
   * question before each request, which would take a part of its time.
   */
  headers?: Readonly<Record<string, string>>
  fetch?: typeof globalThis.fetch
}

/**
 * Posts batches as JSON to an address of yours. When the page goes, the browser is left to deliver the last one. Cookies are
 * not sent.
 */
export const httpAnalytics = ({ url, headers, fetch }: HttpAnalyticsOptions): AnalyticsProvider => ({
  async send(batch, { signal, isLeaving }) {
    const send = fetch ?? globalThis.fetch.bind(globalThis)
    await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ batch }),
      credentials: 'omit',
      // A request that is kept alive must not be cut off by a clock of the page that goes.
      ...(isLeaving ? { keepalive: true } : { signal }),
    })
  },
})
