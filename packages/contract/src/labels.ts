/** Currencies of countries where a price on a label must hold the tax. */
const labelledWithTax = new Set(['eur', 'gbp'])

/** Whether a region's labels tell prices with tax: where its prices hold it, and where the law wants it so. */
export const labelsIncludeTax = (region: { currency_code: string; includes_tax?: boolean | null }): boolean =>
  Boolean(region.includes_tax) || labelledWithTax.has(region.currency_code.toLowerCase())
