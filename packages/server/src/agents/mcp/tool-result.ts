import { ArgumentError } from '@cartwright/contract'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { Refused } from '../ask-shop'
import { type Answer, fitted } from './fitted'

/** What a shop answered, as data and as the same in text, cut to what an agent can read. */
export function answered(value: unknown): CallToolResult {
  const answer = fitted(recordOf(value))
  return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer }
}

/** Calls that answer nothing, or a bare word, were done all the same. */
const recordOf = (value: unknown): Answer =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Answer)
    : value === undefined || value === null || value === ''
      ? { done: true }
      : { result: value }

/**
 * What went wrong with a call, for the agent to act on: the sentence, and field by field what is wrong with its arguments. Of what is
 * no refusal, but a mistake of ours, it is told nothing more: that is for `onMistake`.
 */
export function refused(error: unknown, onMistake: (error: unknown) => void): CallToolResult {
  const facts =
    error instanceof ArgumentError
      ? { type: 'invalid_data', errors: error.problems }
      : error instanceof Refused
        ? error.facts
        : undefined
  if (!facts) {
    onMistake(error)
    return refused(new Refused('Something went wrong here', { type: 'unknown_error' }), onMistake)
  }
  const { message } = error as Error
  const lines = [message, ...('hint' in facts && facts.hint ? [facts.hint] : [])]
  return {
    isError: true,
    content: [{ type: 'text', text: lines.join('\n') }],
    structuredContent: { error: { message, ...facts } },
  }
}
