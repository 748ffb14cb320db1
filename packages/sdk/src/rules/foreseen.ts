/** What a browser can foresee of a cart's figures before the shop has answered. Amounts are minor units. */

/** What an amount of a line will be with another number of pieces: in proportion, as no browser knows more. */
export const amountAt = (amount: number, pieces: { before: number; after: number }): number =>
  pieces.before > 0 ? Math.round((amount * pieces.after) / pieces.before) : 0

/** What a sum of the cart will be when what it is made of grows by so much; never below nought. */
export const sumMoved = (sum: number, by: number): number => Math.max(0, sum + by)
