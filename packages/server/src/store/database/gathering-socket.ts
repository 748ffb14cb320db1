import { Socket } from 'node:net'

/**
 * A socket that sends what is written to it one after another, before anything else happens, as one packet: several statements
 * are one word with the network, not one each.
 */
export class GatheringSocket extends Socket {
  private gathering = false

  override write(...given: unknown[]): boolean {
    if (!this.gathering) {
      this.gathering = true
      this.cork()
      // Comes after all promises that are settled by now.
      process.nextTick(() => {
        this.gathering = false
        this.uncork()
      })
    }
    return (super.write as (...given: unknown[]) => boolean)(...given)
  }
}
