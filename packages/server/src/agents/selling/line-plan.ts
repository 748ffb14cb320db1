import type { LineItem } from '@cartwright/contract'

/** Goods as an agent asks for them: so many of a variant, as the line that has this id. */
export interface WantedLine {
  id?: string | undefined
  item: { id: string }
  quantity: number
}

export interface LinePlan {
  remove: string[]
  change: { line_id: string; variant_id: string; quantity: number }[]
  add: { variant_id: string; quantity: number }[]
}

type Line = Pick<LineItem, 'id' | 'variant_id' | 'quantity'>

/**
 * What makes the lines of a cart those that are wanted: a line that is named by its id stays that line, as long as it is of the same
 * goods; goods that are wanted twice are wanted together.
 */
export function linePlan(lines: readonly Line[], wanted: readonly WantedLine[]): LinePlan {
  const sums = new Map<string, { quantity: number; line_id?: string }>()
  for (const { id, item, quantity } of wanted) {
    const sum = sums.get(item.id)
    const named = lines.find((line) => line.id === id && line.variant_id === item.id)
    sums.set(item.id, {
      quantity: (sum?.quantity ?? 0) + quantity,
      ...(sum?.line_id || named ? { line_id: sum?.line_id ?? named?.id } : {}),
    })
  }
  const plan: LinePlan = { remove: [], change: [], add: [] }
  const kept = new Set<string>()
  for (const [variant_id, { quantity, line_id }] of sums) {
    const line = lines.find((one) => (line_id ? one.id === line_id : one.variant_id === variant_id))
    if (!line) plan.add.push({ variant_id, quantity })
    else {
      kept.add(line.id)
      if (line.quantity !== quantity) plan.change.push({ line_id: line.id, variant_id, quantity })
    }
  }
  plan.remove = lines.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  return plan
}
