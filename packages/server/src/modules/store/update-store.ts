import type { Parsed } from '@cartwright/contract'
import { invalidData, wrongField } from '../../errors'
import type { Shop, Tx } from '../../shop'
import { mergeMetadata } from '../../store/writing/metadata'
import { isTimeZone } from './is-time-zone'
import { retrieveStore, storeCurrencies } from './queries'

/** Changes the settings. @throws invalid_data when a currency is unknown or the default is not among the store's */
export async function updateStore(shop: Shop, input: Parsed<'POST /admin/store'>['body']): Promise<void> {
  await shop.transaction(async (tx) => {
    const { store } = tx.t
    const current = await retrieveStore(tx)
    const codes = input.currencies
      ? await replaceCurrencies(tx, current.id, input.currencies)
      : await storeCurrencies(tx, current.id)
    const default_currency_code = (input.default_currency_code ?? current.default_currency_code).toLowerCase()
    if (!codes.includes(default_currency_code))
      throw invalidData(
        `default_currency_code: ${default_currency_code} is not one of the store's currencies; add it first`,
      )
    const channel = input.default_sales_channel_id
    if (channel) await assertOpenChannel(tx, channel)
    const { time_zone } = input
    if (time_zone && !isTimeZone(time_zone))
      throw wrongField('time_zone', `there is no time zone ${time_zone}; name one as Europe/Berlin`)
    await tx.updateRows(
      store,
      { id: current.id },
      {
        name: input.name ?? current.name,
        swap_link_template: input.swap_link_template ?? current.swap_link_template,
        payment_link_template: input.payment_link_template ?? current.payment_link_template,
        invite_link_template: input.invite_link_template ?? current.invite_link_template,
        default_currency_code,
        time_zone: time_zone || current.time_zone,
        default_sales_channel_id: channel ?? current.default_sales_channel_id,
        metadata: mergeMetadata(current.metadata, input.metadata),
      },
    )
  })
}

/** What is sold where nothing else is said must be sold somewhere. */
async function assertOpenChannel(tx: Tx, id: string): Promise<void> {
  const { sales_channel: t } = tx.t
  const channel = await tx.rowWhere(t, { id, deleted_at: null }, { columns: ['name', 'is_disabled'] })
  if (!channel) throw wrongField('default_sales_channel_id', `there is no sales channel ${id}`)
  if (channel.is_disabled)
    throw wrongField('default_sales_channel_id', `${channel.name} is disabled; enable it first`)
}

async function replaceCurrencies(tx: Tx, storeId: string, given: string[]): Promise<string[]> {
  const { currency, store_currencies: link } = tx.t
  const codes = [...new Set(given.map((code) => code.toLowerCase()))]
  if (codes.length === 0) throw invalidData('currencies: a store needs at least one currency')
  const known = await tx.rowsWhere(currency, { code: codes }, { columns: ['code'] })
  const unknown = codes.filter((code) => !known.some((row) => row.code === code))
  if (unknown.length) throw invalidData(`currencies: there is no currency ${unknown.join(', ')}`)
  await tx.deleteRows(link, { store_id: storeId })
  await tx.insert(link).values(codes.map((currency_code) => ({ store_id: storeId, currency_code })))
  return codes
}
