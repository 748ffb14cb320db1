/** Why a shop is not made. Nothing was written. */
export class Refusal extends Error {
  constructor(
    /** `usage`: a flag is wrong. `conflict`: something stands where the shop shall. */
    readonly kind: 'usage' | 'conflict',
    message: string,
    /** The way out. */
    readonly hint?: string,
  ) {
    super(message)
  }
}
