import { resource } from '../../kit/resource/resource'

/** Every currency there is; a currency is known by its code. */
export const allCurrencies = resource({
  list: 'GET /admin/currencies',
  rows: (reply) => reply.currencies.map((currency) => ({ ...currency, id: currency.code })),
})
