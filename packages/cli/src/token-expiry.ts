/** When a token says itself that it ends, ISO; undefined for one that does not say, as an API token. */
export function expiryOf(token: string | undefined): string | undefined {
  const payload = token?.split('.')[1]
  if (!payload || token?.split('.').length !== 3) return undefined
  try {
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { exp?: unknown }
    return typeof exp === 'number' ? new Date(exp * 1000).toISOString() : undefined
  } catch {
    return undefined
  }
}
