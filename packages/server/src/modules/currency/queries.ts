import { eq } from 'drizzle-orm'
import type { Tx } from '../../store/database/engine'

/** Says whether the prices of a currency include taxes; answers the currency as it is now, if there is one. */
export async function changeTaxOf(tx: Tx, code: string, includes_tax: boolean) {
  const { currency: currencies } = tx.t
  return tx
    .update(currencies)
    .set({ includes_tax: includes_tax })
    .where(eq(currencies.code, code))
    .returning()
}
