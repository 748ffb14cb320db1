import { highestAmount, highestQuantity, highestRate, highestSum } from '@cartwright/contract'
import type { Random } from './random'

/** A whole number at its limit, near it, somewhere below it by orders of magnitude, or now and then just beyond. */
function near(random: Random, most: number): number {
  const magnitude = 10 ** random.below(Math.floor(Math.log10(most)) + 1)
  return random.pick([
    most,
    most - 1,
    Math.floor(most / random.pick([2, 3, 10, 16])),
    magnitude,
    magnitude + 1,
    random.pick([0, 1, 2, 7]),
    random.chance(0.2) ? random.pick([most + 1, Number.MAX_SAFE_INTEGER]) : most,
  ])
}

export const anAmount = (random: Random) => near(random, highestAmount)
export const aSum = (random: Random) => near(random, highestSum)
export const aQuantity = (random: Random) => Math.max(1, near(random, highestQuantity))
export const aRate = (random: Random, most = highestRate) =>
  random.pick([0, 7.7, 20, 20, 100, 99.999, most, random.chance(0.2) ? most + 0.001 : 5])

/** A price and a quantity that come to about a part of the most a sale may: near it, exactly it, or a bit more. */
export function goods(random: Random): { amount: number; quantity: number } {
  if (random.chance(0.2)) return { amount: anAmount(random), quantity: aQuantity(random) }
  const quantity = random.pick([1, 2, 3, 10 ** random.below(10), highestQuantity])
  const worth = Math.floor(highestSum / random.pick([1, 2, 3, 4, 8, 50, 1000]))
  const amount = Math.min(highestAmount, Math.floor(worth / quantity) + random.pick([0, 0, 0, -1, 1]))
  return { amount: Math.max(0, amount), quantity }
}
