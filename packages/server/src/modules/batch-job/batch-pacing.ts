import type { Engine } from '../../store/database/engine'
import type { Turns } from '../../store/database/turns'

/** How long writing some rows of a file should take, in ms: shoppers' writes wait no longer for their turn. */
const target = 10

/** How long nobody may have come or written for larger steps to be taken, in ms. */
const quiet = 2000
/** Products that are written at once while there are shoppers, and while there are none. */
const products = { beside: 25, alone: 100 }

/** How many products go into one transaction: a commit costs much, and one that is large keeps shoppers waiting. */
export class ProductPace {
  size: number = products.beside
  private disturbedAt = Number.NEGATIVE_INFINITY

  constructor(
    private readonly engine: Pick<Engine, 'writtenElsewhere'>,
    private readonly traffic: Pick<Turns, 'isQuiet'>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** To be called after each step: the next is large only where nobody is there. */
  adapt(): void {
    if (this.engine.writtenElsewhere()) this.disturbedAt = this.now()
    const isAlone = this.now() - this.disturbedAt >= quiet && this.traffic.isQuiet(quiet)
    this.size = isAlone ? products.alone : products.beside
  }
}

/** How much of a file goes into one transaction; found out by the clock. */
export class Pace {
  size = 50
  /** How long the last transaction worked, without waiting for its turn, in ms. */
  private took = 0
  private began = 0

  begin(): void {
    this.began = performance.now()
  }

  end(): void {
    this.took = performance.now() - this.began
  }

  /** Takes the next step as large as fits, after one of this weight. */
  adapt(weight: number): void {
    const fitting = (weight * target) / Math.max(1, this.took)
    this.size = Math.min(400, Math.max(20, (this.size + fitting) / 2))
  }
}
