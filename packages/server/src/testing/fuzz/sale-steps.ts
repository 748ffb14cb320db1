import type { CallName, Input, Output } from '@cartwright/contract'
import type { FuzzRequest } from './requests'
import type { Answer } from './send'

export interface Run {
  ask(request: FuzzRequest): Promise<Answer | undefined>
  /** Enough was asked: what follows is left out. */
  isOver(): boolean
  /** How often each step of a sale was served. */
  steps: Record<string, number>
}

/** One call of a sale; undefined when it was refused, as sales at their limits often are. */
export type Step = <K extends CallName>(
  name: K,
  given: Partial<Pick<Input<K>, 'params' | 'body'>>,
) => Promise<Output<K> | undefined>

export function stepsOf({ ask, isOver, steps }: Run): Step {
  return async (name, { params, body }) => {
    if (isOver()) return undefined
    const [method = '', path = ''] = name.split(' ')
    const values = (params ?? {}) as Record<string, string>
    const answer = await ask({
      call: name,
      method,
      target: path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? '')),
      headers: [['content-type', 'application/json']],
      body: body === undefined ? undefined : JSON.stringify(body),
      isWellMeant: true,
      caller: path.startsWith('/admin') ? 'staff' : 'nobody',
    })
    if (!answer || answer.status >= 400) return undefined
    steps[name] = (steps[name] ?? 0) + 1
    return JSON.parse(answer.text)
  }
}
