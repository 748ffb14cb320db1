import type { WizardStep } from '@cartwright/ui/Wizard'
import { useState } from 'react'
import { useWords } from '../../../i18n/use-words'

/** The steps of a wizard after the sale: each is left once it is right, and says what is not from the first try on. */
export function useSteps() {
  const t = useWords('after-sale')
  const [tried, setTried] = useState<string>()
  return {
    hasTried: (id: string) => tried === id,
    step: (id: string, content: WizardStep['content'], isRight = true): WizardStep => ({
      id,
      title: t(`step.${id}`),
      content,
      isAnswered: isRight,
      onNext: () => {
        setTried(isRight ? undefined : id)
        return isRight
      },
    }),
  }
}

/** What a wizard fills in, part by part. */
export function useParts<D extends object>(start: D) {
  const [draft, setDraft] = useState(start)
  return { draft, set: (part: Partial<D>) => setDraft((before) => ({ ...before, ...part })) }
}
