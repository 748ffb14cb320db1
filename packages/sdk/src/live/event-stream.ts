/** One message of an event stream. */
export interface StreamMessage {
  event: string
  data: string
}

/**
 * Reads the messages of an event stream as they come, whatever way they are cut into pieces. `onBytes` hears of every sign of
 * life, comments included.
 */
export async function* messagesOf(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => {},
): AsyncGenerator<StreamMessage> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onBytes()
      text += decoder.decode(value, { stream: true })
      // A carriage return at the end may be half of a line's end.
      const blocks = text.replace(/\r\n/g, '\n').split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const message = messageIn(block)
        if (message) yield message
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function messageIn(block: string): StreamMessage | undefined {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^([a-z]+): ?(.*)$/.exec(line) ?? []
    if (name === 'event') event = value
    if (name === 'data') data.push(value)
  }
  return data.length > 0 ? { event, data: data.join('\n') } : undefined
}
