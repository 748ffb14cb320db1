import type { WizardStep } from '@cartwright/ui/Wizard'
import { useState } from 'react'
import { useWords, type Words } from '../../i18n/use-words'

interface Options<D, F extends string> {
  /** What it starts with. */
  start: D
  /** Its sentences: `step.<id>` names a step. */
  screen: Words
  /** Which fields each step asks for: it is left only once they are right. */
  asks: Readonly<Record<string, readonly F[]>>
  /** What is wrong with a draft, by field: the name of the sentence that says so. */
  problemsOf: (draft: D) => Partial<Record<F, string>>
  /** Whether a field holds a text that is no value; it says so itself. */
  isUnreadable: (draft: D) => boolean
}

/** What the steps of a wizard fill in. A field says what is wrong with it once its step was to be left. */
export interface WizardDraft<D, F extends string> {
  draft: D
  set: (part: Partial<D>) => void
  errorOf: (field: F) => string | undefined
}

/** A record that is made in steps, before the shop knows of it. */
export function useWizardDraft<D extends object, F extends string>(options: Options<D, F>) {
  const { screen, asks, problemsOf, isUnreadable } = options
  const t = useWords(screen)
  const [start] = useState(options.start)
  const [draft, setDraft] = useState(start)
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const problems = problemsOf(draft)
  const fields: WizardDraft<D, F> = {
    draft,
    set: (part) => setDraft((before) => ({ ...before, ...part })),
    errorOf: (field) => {
      const key = problems[field]
      return key && [...tried].some((id) => asks[id]?.includes(field)) ? t(key) : undefined
    },
  }
  return {
    ...fields,
    isDirty: draft !== start,
    step: (id: string, content: WizardStep['content']): WizardStep => ({
      id,
      title: t(`step.${id}`),
      content,
      onNext: () => {
        setTried((before) => new Set([...before, id]))
        return !isUnreadable(draft) && !asks[id]?.some((field) => problems[field])
      },
    }),
  }
}
