/**
 * Runs inside the page: what was wrong with the story, once it has been drawn, played and looked at by axe; false until
 * then. Nothing here may name anything from outside, for only this function travels.
 */
export function hasEnded(id: string): string[] | false {
  interface Ended {
    storyId: string
    status: 'success' | 'error'
    reporters: { type: string; result: { error?: unknown; violations?: Violation[] } }[]
  }
  interface Violation {
    id: string
    help: string
    nodes: { html: string; failureSummary?: string }[]
  }
  const channel = (
    globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown[] | undefined } }
  ).__STORYBOOK_ADDONS_CHANNEL__
  if (channel?.last('storyMissing')) return ['there is no such story']
  const ended = channel?.last('storyFinished')?.[0] as Ended | undefined
  if (!channel || ended?.storyId !== id) return false
  if (ended.status === 'success') return []
  const thrown = [
    'playFunctionThrewException',
    'storyThrewException',
    'storyErrored',
    'unhandledErrorsWhilePlaying',
  ].flatMap((event) => (channel.last(event) ?? []).flat())
  return [
    ...thrown.map((one) => {
      const { message, title, description } = one as Record<string, string | undefined>
      return `${message ?? `${title} ${description}`}`
    }),
    ...ended.reporters.flatMap(({ type, result }) =>
      result.error
        ? [`${type}: ${result.error}`]
        : (result.violations ?? []).map(
            (one) =>
              `${type} ${one.id}: ${one.help}\n${one.nodes.map((node) => `  ${node.html.slice(0, 300)}\n  ${node.failureSummary ?? ''}`).join('\n')}`,
          ),
    ),
  ]
}
