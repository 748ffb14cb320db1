/** How long a worker may take to say what it has counted, in ms: one that is busy for longer is left out. */
const within = 1000

interface Question {
  texts: [number, string][]
  waitsFor: Set<number>
  answer(): void
}

/** Gathers what workers have counted, for each that is asked for all of them. */
export class GatheredMetrics {
  private readonly questions = new Map<number, Question>()
  private asked = 0

  /** Puts a question of its own number to each worker of these; tells what those have answered that were quick enough. */
  ask(
    workers: readonly number[],
    put: (worker: number, question: number) => void,
    answer: (texts: [number, string][]) => void,
  ): void {
    this.asked += 1
    const number = this.asked
    const question: Question = {
      texts: [],
      waitsFor: new Set(workers),
      answer: () => {
        clearTimeout(timer)
        this.questions.delete(number)
        answer(question.texts.sort(([a], [b]) => a - b))
      },
    }
    const timer = setTimeout(question.answer, within)
    this.questions.set(number, question)
    for (const worker of workers) put(worker, number)
  }

  note(worker: number, number: number, text: string): void {
    const question = this.questions.get(number)
    if (!question?.waitsFor.delete(worker)) return
    question.texts.push([worker, text])
    if (question.waitsFor.size === 0) question.answer()
  }
}
