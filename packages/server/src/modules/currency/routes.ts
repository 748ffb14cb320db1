import type { Currency } from '@cartwright/contract'
import { ShopError } from '../../errors'
import { emit } from '../../events/emit'
import { routes } from '../../http/request'
import { equals, mentions } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import { shownOf } from '../../store/reading/shape'
import { changeTaxOf } from './queries'

export const currencyRoutes = routes({
  'GET /admin/currencies': async (shop, { query, shape }) => {
    const { limit, offset, q, order = 'code' } = query
    const { currency } = shop.db.t
    const { rows, count } = await list<Currency>(shop.db, 'currency', shape, {
      limit,
      offset,
      order,
      filters: [
        equals(currency.code, query.code?.toLowerCase()),
        equals(currency.includes_tax, query.includes_tax),
        mentions(shop.db, q, [currency.code, currency.name]),
      ],
    })
    return { currencies: rows, count, offset, limit }
  },
  'POST /admin/currencies/:code': async (shop, { params, body }) => {
    const code = params.code.toLowerCase()
    const currency = await shop.transaction(async (tx) => {
      const { currency: currencies } = tx.t
      const [row] =
        typeof body.includes_tax === 'boolean'
          ? await changeTaxOf(tx, code, body.includes_tax)
          : await tx.rowsWhere(currencies, { code })
      if (!row) throw new ShopError('not_found', `Currency with code: ${code} was not found`)
      await emit(tx, 'currency.updated', { code })
      return shownOf('currency', row)
    })
    return { currency }
  },
})
