import { createRequire } from 'node:module'

// The package's modules lead nowhere in Node (0.1.1 leaves the endings of files out); what it has for `require` is whole.
const sdk = createRequire(import.meta.url)('@ucp-js/sdk') as typeof import('@ucp-js/sdk')

/**
 * What is wrong with an answer by the types that the protocol's publishers give to clients; nothing is right. Those of 0.1.1 are of
 * the release before ours, which listed capabilities where ours names them: that one part is told to them in their way.
 */
export function wrongBySdk(
  schema: 'ExtendedCheckoutResponseSchema' | 'OrderSchema',
  said: { ucp: { capabilities?: Record<string, { version: string }[]> } },
): string[] {
  const named = Object.entries(said.ucp.capabilities ?? {})
  const capabilities = named.flatMap(([name, versions]) => versions.map((version) => ({ name, ...version })))
  const read = sdk[schema].safeParse({ ...said, ucp: { ...said.ucp, capabilities } })
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}
