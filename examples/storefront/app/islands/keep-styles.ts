import { stylesKept } from '../shop/cookies'

/** A year, in seconds. */
const year = 31_536_000

/**
 * Fetches the style sheet of a page that came with its styles in it, when there is nothing else to do. The pages after it name
 * the file instead; where it cannot be had they go on as this one.
 */
export function keepStyles(): void {
  const file = document.querySelector<HTMLElement>('style[data-file]')?.dataset.file
  if (!file) return
  const keep = async () => {
    const response = await fetch(file).catch(() => undefined)
    if (!response?.ok) return
    await response.arrayBuffer()
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = `${stylesKept}=${encodeURIComponent(file)}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
  }
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void keep(), { timeout: 5000 })
  else setTimeout(() => void keep(), 2000)
}
