import cluster, { type Worker } from 'node:cluster'
import { CommandError, exit, say } from '../shell'
import { GatheredMetrics } from './gathered-metrics'
import { type FromWorker, isOurs, type ToWorker, workerNumber } from './messages'
import type { Opened } from './opened'
import { mostYoung, Restarts, young } from './restarts'

/** Where a worker stands; another takes its place when it ends. */
interface Place {
  readonly number: number
  readonly restarts: Restarts
  worker?: Worker
  startedAt: number
  isOpen: boolean
  /** Until it is started again. */
  timer?: NodeJS.Timeout
}

/**
 * Starts workers that serve a shop on one port and keeps them there: one that ends is started again, and another takes over
 * what it did in the background. `opened` is called once, when all are there. Resolves with the code to exit with when all
 * have left after SIGTERM or SIGINT, or when the shop could not be opened.
 * @throws CommandError when a worker ends at once again and again; the others have left then
 */
export const leadWorkers = (count: number, opened: (opened: Opened) => void): Promise<number> =>
  new Promise((resolve, reject) => new Lead(count, { opened, resolve, reject }).begin())

interface Outcome {
  opened(opened: Opened): void
  resolve(code: number): void
  reject(error: CommandError): void
}

class Lead {
  private readonly places: readonly Place[]
  private readonly metrics = new GatheredMetrics()
  private inBackground: Place | undefined
  private isLeaving = false
  private isTold = false
  private code: number = exit.ok
  private failure: CommandError | undefined

  constructor(
    count: number,
    private readonly outcome: Outcome,
  ) {
    this.places = Array.from({ length: count }, (_, at) => ({
      number: at + 1,
      restarts: new Restarts(),
      startedAt: 0,
      isOpen: false,
    }))
  }

  /** The first alone: it finds out whether the shop can be opened, and builds what all of them serve. */
  begin(): void {
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.on(signal, () => {
        if (this.isLeaving) return
        say('Closing: finishing open requests')
        this.leave(signal)
      })
    for (const place of this.places.slice(0, 1)) this.start(place)
  }

  private start(place: Place): void {
    const worker = cluster.fork({ [workerNumber]: place.number })
    Object.assign(place, { worker, startedAt: Date.now(), isOpen: false })
    // One that was killed cannot be sent anything; its end is told by itself.
    worker.on('error', () => {})
    worker.on('message', (message: unknown) => {
      if (isOurs(message)) this.hear(place, message as FromWorker)
    })
    worker.once('exit', (code: number | null, signal: string | null) => this.ends(place, code, signal))
  }

  private send({ worker }: Place, message: ToWorker): void {
    if (worker?.isConnected()) worker.send(message)
  }

  private hear(place: Place, message: FromWorker): void {
    switch (message.cartwright) {
      case 'open':
        this.opens(place, message.opened)
        break
      case 'news':
        for (const other of this.open()) if (other !== place) this.send(other, message)
        break
      case 'metrics of all':
        this.metrics.ask(
          this.open().map(({ number }) => number),
          (worker, question) => this.sendTo(worker, { cartwright: 'metrics', question }),
          (texts) => this.send(place, { ...message, texts }),
        )
        break
      case 'metrics':
        this.metrics.note(place.number, message.question, message.text)
    }
  }

  private readonly open = () => this.places.filter(({ isOpen }) => isOpen)

  private sendTo(number: number, message: ToWorker): void {
    const place = this.places[number - 1]
    if (place) this.send(place, message)
  }

  private opens(place: Place, opened: Opened): void {
    place.isOpen = true
    this.giveBackground()
    if (this.isTold || this.isLeaving) return
    for (const other of this.places) if (other.startedAt === 0) this.start(other)
    if (this.open().length < this.places.length) return
    this.isTold = true
    this.outcome.opened(opened)
  }

  /** Sees to it that one of those that are open does what nobody waits for. */
  private giveBackground(): void {
    if (this.isLeaving || this.inBackground) return
    this.inBackground = this.open()[0]
    if (this.inBackground) this.send(this.inBackground, { cartwright: 'background' })
  }

  private ends(place: Place, code: number | null, signal: string | null): void {
    const wasOpen = place.isOpen
    place.isOpen = false
    place.worker = undefined
    if (this.inBackground === place) this.inBackground = undefined
    if (this.isLeaving) {
      // One that could not listen to a signal yet is ended by it.
      if (code !== exit.ok && (wasOpen || !signal)) this.code ||= exit.unexpected
      this.resolveWhenAllLeft()
      return
    }
    this.giveBackground()
    if (!this.isTold && !wasOpen && this.open().length === 0) {
      // The shop cannot be opened, and whoever tried has said why.
      this.code = code || exit.unexpected
      this.leave()
      return
    }
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`
    const wait = place.restarts.after(Date.now() - place.startedAt)
    if (wait === undefined) {
      this.failure = new CommandError(
        `Worker ${place.number} ${how}, as the ${mostYoung - 1} before it within ${young / 1000} s of their start: the shop is closed`,
        exit.unexpected,
        'What they said before tells why',
      )
      this.leave()
      return
    }
    say(`Worker ${place.number} ${how}: another takes its place`)
    place.timer = setTimeout(() => this.start(place), wait)
  }

  private leave(signal: NodeJS.Signals = 'SIGTERM'): void {
    this.isLeaving = true
    for (const { worker, timer } of this.places) {
      clearTimeout(timer)
      worker?.process.kill(signal)
    }
    this.resolveWhenAllLeft()
  }

  private resolveWhenAllLeft(): void {
    if (this.places.some(({ worker }) => worker)) return
    if (this.failure) this.outcome.reject(this.failure)
    else this.outcome.resolve(this.code)
  }
}
