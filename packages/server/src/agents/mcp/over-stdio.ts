import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { type McpOffer, mcpServer } from './mcp-server'

/**
 * Speaks the protocol over standard input and output, for a client that started this process, until that closes its end or
 * `signal` says so. Nothing else may be written to standard output meanwhile. `onError` hears of messages that are none.
 * @throws RangeError for a subject that is none, before anything is read
 */
export async function serveMcpOverStdio(
  offer: McpOffer,
  { signal, onError }: { signal?: AbortSignal; onError?: (error: Error) => void } = {},
): Promise<void> {
  // Says at once what is wrong with the offer, not when the first message comes.
  await mcpServer(offer).close()
  const connection = serveStdio(() => mcpServer(offer), onError ? { onerror: onError } : {})
  await new Promise<void>((resolve) => {
    process.stdin.once('close', resolve)
    process.stdin.once('end', resolve)
    signal?.addEventListener('abort', () => resolve(), { once: true })
    if (signal?.aborted) resolve()
  })
  await connection.close()
}
