import type { Crew, Hand, News } from '@cartwright/server'
import { type FromWorker, isOurs, type ToWorker, workerNumber } from './messages'
import type { Opened } from './opened'

/** News gather for so long before the others hear of them, in ms. */
const gatherMs = 10

/** The crew as a worker sees it, by way of the process that started it. */
export function crewOfWorker(): Crew & { open(opened: Opened): void } {
  const send = (message: FromWorker) => void (process.connected && process.send?.(message))
  const gathered = new Set<News>()
  const asked = new Map<number, (texts: ReadonlyMap<number, string>) => void>()
  let questions = 0
  let hand: Hand | undefined
  let isInBackground = false

  const hear = (message: ToWorker) => {
    switch (message.cartwright) {
      case 'background':
        isInBackground = true
        hand?.takeBackground()
        break
      case 'news':
        hand?.hear(message.news)
        break
      case 'metrics':
        send({ cartwright: 'metrics', question: message.question, text: hand?.metrics() ?? '' })
        break
      case 'metrics of all':
        asked.get(message.question)?.(new Map(message.texts))
        asked.delete(message.question)
    }
  }
  process.on('message', (message) => {
    if (isOurs(message)) hear(message as ToWorker)
  })

  return {
    number: Number(process.env[workerNumber]),
    open: (opened) => send({ cartwright: 'open', opened }),
    join(one) {
      hand = one
      if (isInBackground) hand.takeBackground()
    },
    tell(news) {
      if (gathered.size === 0)
        setTimeout(() => {
          for (const one of gathered) send({ cartwright: 'news', news: one })
          gathered.clear()
        }, gatherMs).unref()
      gathered.add(news)
    },
    metrics: () =>
      new Promise((resolve) => {
        questions += 1
        asked.set(questions, resolve)
        send({ cartwright: 'metrics of all', question: questions })
      }),
  }
}
