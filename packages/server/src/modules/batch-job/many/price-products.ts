import { highestAmount, type ProductsChange } from '@cartwright/contract'
import { emitAll } from '../../../events/emit'
import { groupBy } from '../../../store/reading/group-by'
import { ownPrices } from '../queries/many'
import type { Finding, ManyAction } from './many-action'
import { percentPrice } from './percent-price'
import { productHeads } from './update-products'

type Asked = Extract<ProductsChange, { action: 'price' }>

/** Variants' own prices some per cent higher or lower; those on price lists stay. */
export const changePrices = (asked: Asked): ManyAction => {
  const codes = asked.currencies?.map((code) => code.toLowerCase())
  const endings = new Map(
    Object.entries(asked.endings ?? {}).map(([code, ending]) => [code.toLowerCase(), ending]),
  )
  const stepOf = ({ amount, currency_code }: { amount: number; currency_code: string }) =>
    percentPrice(amount, {
      percent: asked.percent,
      ending: endings.get(currency_code) ?? asked.ending,
      currency_code,
    })
  return {
    async look(db, targets) {
      const heads = await productHeads(db, targets)
      const prices = groupBy(await ownPrices(db, targets, codes), ({ product_id }) => product_id)
      return new Map(
        heads.map(({ id, title }): [string, Finding] => {
          const own = prices.get(id)
          if (!own) return [id, { name: title, reason: 'no_price' }]
          const steps = own.map(({ variant, ...price }) => ({
            name: own.some((other) => other.variant !== variant) ? `${title} · ${variant}` : title,
            currency_code: price.currency_code,
            before: price.amount,
            after: stepOf(price),
          }))
          if (steps.some(({ after }) => after > highestAmount))
            return [id, { name: title, reason: 'refused', isRefused: true }]
          return [id, { name: title, prices: steps }]
        }),
      )
    },
    async write(_shop, tx, targets) {
      const prices = await tx.lock(ownPrices(tx, targets, codes))
      await tx.updateEach(
        tx.t.money_amount,
        prices.flatMap((price) => {
          const amount = stepOf(price)
          return amount === price.amount ? [] : [{ id: price.id, amount }]
        }),
      )
      const variants = new Map(prices.map(({ variant_id, product_id }) => [variant_id, product_id]))
      await emitAll(
        tx,
        'product-variant.updated',
        [...variants].map(([id, product_id]) => ({ id, product_id, fields: ['prices'] })),
      )
    },
  }
}
