import type { Tx } from '../../store/database/engine'
import { addOwn, growStocked } from './move-stock'
import { type SoldLine, stockOfVariants } from './stock-of-variants'
import { needsOf } from './take-stock'

/**
 * Goods that came back: stock grows at the location of the return; variants counted by their own quantity get it
 * back wherever they arrive. What is not managed stays as it is.
 */
export async function returnStock(
  tx: Tx,
  lines: readonly SoldLine[],
  { location_id }: { location_id?: string | null },
): Promise<void> {
  const { variants } = await stockOfVariants(
    tx,
    lines.map((line) => line.variant_id),
  )
  await addOwn(
    tx,
    lines.filter((line) => variants.get(line.variant_id)?.counted === 'own'),
    'returned',
  )
  if (location_id)
    await growStocked(
      tx,
      (await needsOf(tx, lines)).map((need) => ({ ...need, location_id })),
      'returned',
    )
}
