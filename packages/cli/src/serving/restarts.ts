/** How long after its start the end of a worker counts as a failure to start, in ms. */
export const young = 10_000
/** Waits before a worker that ended so soon is started again, in ms; after the last one it is given up. */
const waits = [0, 250, 1000, 3000]
/** How often in a row a worker may end young. */
export const mostYoung = waits.length + 1

/** How often in a row the worker of one place has ended soon after its start. */
export class Restarts {
  private inARow = 0

  /** How long to wait before it is started again, after it lived so many ms; undefined when that is of no use. */
  after(lived: number): number | undefined {
    this.inARow = lived < young ? this.inARow + 1 : 0
    return this.inARow === 0 ? 0 : waits[this.inARow - 1]
  }
}
