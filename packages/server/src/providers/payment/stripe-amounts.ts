import { decimalsOf, roundHalfUp } from '@cartwright/contract'

const undivided = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '))
const thousandths = new Set('bhd jod kwd omr tnd'.split(' '))
/** Written with two decimals at Stripe, and yet nobody pays a part of one. */
const wholeHundreds = new Set(['isk', 'ugx'])

/** How many of Stripe's units one of the shop's is: the shop counts hundredths, but for the currencies it shows undivided. */
function unitsOf(currency: string): { factor: number; step: number } {
  const stripeDecimals = undivided.has(currency) ? 0 : thousandths.has(currency) ? 3 : 2
  return {
    factor: 10 ** (stripeDecimals - decimalsOf(currency)),
    // Networks take no thousandths: the last digit has to be 0.
    step: wholeHundreds.has(currency) ? 100 : thousandths.has(currency) ? 10 : 1,
  }
}

/** An amount of the shop as Stripe counts it; rounded to what can be paid in the currency. */
export function toStripe(amount: number, currencyCode: string): number {
  const { factor, step } = unitsOf(currencyCode.toLowerCase())
  return roundHalfUp((amount * factor) / step) * step
}

/** An amount of Stripe as the shop counts it. */
export function fromStripe(amount: number, currencyCode: string): number {
  return roundHalfUp(amount / unitsOf(currencyCode.toLowerCase()).factor)
}
