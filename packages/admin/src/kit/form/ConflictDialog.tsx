import { part } from '@cartwright/ui/part'
import { useQuestion } from './conflicts'

const differences = part(async () => (await import('./Differences')).Differences)

/** What somebody else changed meanwhile beside what is to be saved, and which of both shall count. */
export function ConflictDialog() {
  const question = useQuestion()
  const Differences = differences.use(question !== undefined, {
    takesFocus: true,
    onFail: () => question?.answer(undefined),
  })
  if (!question || !Differences) return null
  return <Differences conflicts={question.conflicts} onAnswer={question.answer} />
}
