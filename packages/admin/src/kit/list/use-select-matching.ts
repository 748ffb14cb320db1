import { type ReadName, useClient } from '@cartwright/sdk/react'
import { useToast } from '@cartwright/ui/Toast'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../resource/ask'
import { countIn, type Identified, type Resource } from '../resource/resource'
import { useErrorMessage } from '../use-error-message'

/** How many are asked for at a time. */
const pageSize = 200

/**
 * Ticks all that a list matches, on all its pages. It reads their ids page by page; a list that meanwhile is asked
 * something else, or left, keeps what was ticked.
 */
export function useSelectMatching<L extends ReadName, Row extends Identified>(
  of: Resource<L, Row>,
  question: object,
  onSelect: (ids: ReadonlySet<string>) => void,
): () => void {
  const client = useClient()
  const { t } = useTranslation()
  const toast = useToast()
  const message = useErrorMessage()
  const asked = JSON.stringify(question)
  const reading = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question ends the reading for the one before.
  useEffect(() => () => reading.current?.abort(), [asked])
  return () => {
    reading.current?.abort()
    reading.current = new AbortController()
    const { signal } = reading.current
    idsOf(of, client, question, signal).then(
      (ids) => {
        if (!signal.aborted) onSelect(ids)
      },
      (error: unknown) => {
        if (!signal.aborted) toast.error({ title: t('not_done'), text: message(error) })
      },
    )
  }
}

async function idsOf<L extends ReadName, Row extends Identified>(
  of: Resource<L, Row>,
  client: ReturnType<typeof useClient>,
  question: object,
  signal: AbortSignal,
): Promise<Set<string>> {
  const ids = new Set<string>()
  for (let offset = 0, count = 1; offset < count; offset += pageSize) {
    const reply = await ask(client, of.list, { ...question, limit: pageSize, offset }, signal)
    for (const { id } of of.rows(reply)) ids.add(id)
    count = countIn(reply) ?? 0
  }
  return ids
}
