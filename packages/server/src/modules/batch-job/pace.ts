/** How long writing some rows of a file should take, in ms: shoppers' writes wait no longer for their turn. */
const target = 10

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
