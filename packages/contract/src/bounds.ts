import { z } from 'zod'

/**
 * How large the numbers may be that enter a shop. All of them are far beyond what shops meet, and chosen so that nothing
 * computed from them leaves what is exact: 2^53 − 1 ≈ 9.007 × 10^15 for JavaScript, 2^31 − 1 ≈ 2.147 × 10^9 for a
 * column of PostgreSQL's `integer`.
 *
 * - An amount is at most 10^13 minor units: 100 billion dollars, 10 trillion yen, and with its two decimals still 100
 *   billion rials. A quantity, a count and a measure are at most 10^9, which fits an `integer`.
 * - A price times a quantity may come to more, so what a sale comes to is bounded where it is written: none of its figures
 *   exceeds 10^14. Whether it does is decided by one comparison, as a product of two exact numbers is rounded only when it
 *   is beyond 2^53 already. 90 such sums are exact still: an order with its swaps, claims, edits and refunds.
 * - A rate is at most 1000 %. The tax on one amount is then at most 10^14 a rate.
 * - 1000 lines × 10^9 pieces × 1000 pieces of stock in each come to 10^15.
 */
export const highestAmount = 10 ** 13
/** The most a sale may come to, in any of its figures, and so the most that is paid or given back at once. */
export const highestSum = 10 ** 14
/** The most pieces of one line, and of one variant or item in stock. */
export const highestQuantity = 10 ** 9
/** The largest percentage of a tax. */
export const highestRate = 1000
/** The most lines a cart, a draft, an order or an edit of one has. */
export const mostLines = 1000
/** Every gift card that is sold becomes a row with a code of its own when the order is placed. */
export const mostCardsSold = 1000
/** The longest weight or side, and the highest number that only counts or sorts. */
export const highestCount = 10 ** 9

/** A price: minor units from 0 on. */
export const Amount = z.int().min(0).max(highestAmount)
/** A price where the call itself says what one below 0 means. */
export const SignedAmount = z.int().min(-highestAmount).max(highestAmount)
/** What is paid or given back for a whole sale, in minor units. */
export const Sum = z.int().min(-highestSum).max(highestSum)
/** How many, where the call itself says what 0 and less mean. */
export const Quantity = z.int().min(-highestQuantity).max(highestQuantity)
/** A weight, a side, a place in an order: whole, from 0 on. */
export const Measure = z.int().min(0).max(highestCount)
