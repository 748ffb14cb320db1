const known = /^(https?:\/\/[^\s/?#]+\S*|mailto:[^\s@]+@\S+|tel:[+\d][\d\s()-]*|\/(?!\/)\S*|#\S+)$/i

/**
 * What was typed as the address of a link, as one that can be kept: `example.com` → `https://example.com`. Null where it is none,
 * or one that could run a script. The server looks again.
 */
export function safeLink(text: string): string | null {
  const address = text.trim()
  if (known.test(address)) return address
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`
  const isHost = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u.test(address)
  return isHost ? `https://${address}` : null
}
