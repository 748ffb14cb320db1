/** A reply that is sent while it is made: whatever its length, only the part under way is held. */
export function streamed(parts: AsyncIterable<string>, headers: Record<string, string>): Response {
  const source = parts[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await source.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (error) {
        // What was sent so far must not pass for the whole.
        controller.error(error)
      }
    },
    async cancel() {
      await source.return?.()
    },
  })
  return new Response(body, { headers: { 'cache-control': 'public, max-age=3600', ...headers } })
}
