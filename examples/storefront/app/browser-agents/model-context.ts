/**
 * The slice of WebMCP (https://webmachinelearning.github.io/webmcp/) that a page needs which offers tools: browsers that have it
 * hand the tools of a page to the agent their user works with.
 */
export interface ModelContext {
  registerTool(tool: PageTool): Promise<unknown> | undefined
}

export interface PageTool {
  /** Letters, digits, `_`, `.` and `-`. */
  name: string
  title: string
  /** What an agent chooses by. Never made of texts of the shop, which anybody might write instructions into. */
  description: string
  inputSchema: object
  annotations: {
    /** It changes nothing. */
    readOnlyHint: boolean
    /** What it answers holds words of others: data, not instructions. */
    untrustedContentHint: boolean
  }
  execute(input: unknown): Promise<unknown>
}

/** What this browser takes tools by; undefined in one that does not. */
export const modelContextOf = (page: Document): ModelContext | undefined =>
  (page as Document & { modelContext?: ModelContext }).modelContext
