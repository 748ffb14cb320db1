import { z } from 'zod'
import { endpoints, page } from '../endpoint'
import { Currency } from '../entities/currency'
import { flag, paging, text } from '../query'

export const currencyEndpoints = endpoints({
  'GET /admin/currencies': {
    access: 'staff',
    tag: 'Currencies',
    summary: 'List all currencies of the world',
    query: () =>
      z.strictObject({
        ...paging(20),
        code: text.optional(),
        q: text.optional(),
        order: text.optional(),
        includes_tax: flag.optional(),
      }),
    returns: () => page('currencies', Currency),
  },
  'POST /admin/currencies/:code': {
    access: 'staff',
    tag: 'Currencies',
    summary: 'Say whether prices in a currency include tax',
    body: () =>
      z.strictObject({
        includes_tax: z.boolean().nullish(),
      }),
    returns: () => z.object({ currency: Currency }),
  },
})
