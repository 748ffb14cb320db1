export interface Requirement {
  type: string
  amount: number
}

/** Whether an amount reaches the lower bound and stays strictly below the upper one (rules: shipping). */
export const meetsRequirements = (requirements: readonly Requirement[], amount: number): boolean =>
  requirements.every((requirement) =>
    requirement.type === 'min_subtotal' ? requirement.amount <= amount : amount < requirement.amount,
  )

/** What an option's bounds are held against: the goods, with their tax when the option's price includes it. */
export const requirementAmount = (
  option: { includes_tax: boolean },
  totals: { subtotal: number; item_tax_total: number },
): number => totals.subtotal + (option.includes_tax ? totals.item_tax_total : 0)
