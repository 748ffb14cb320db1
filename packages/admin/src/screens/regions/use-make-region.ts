import type { Region } from '@cartwright/contract'
import { useChange, useClient } from '@cartwright/sdk/react'
import { useToast } from '@cartwright/ui/Toast'
import { useRef } from 'react'
import { useWords } from '../../i18n/use-words'
import type { RegionDraft } from './region-draft'

const bodyOf = (draft: RegionDraft) => ({
  name: draft.name.trim(),
  currency_code: draft.currency_code,
  tax_rate: draft.tax_rate,
  countries: [...draft.countries],
  payment_providers: [...(draft.payment_providers ?? [])],
  fulfillment_providers: [...(draft.fulfillment_providers ?? [])],
})

/**
 * Makes a region, says whether it taxes gift cards, and gives it its first shipping option. Returns its id.
 * Where one of it is refused it throws; called again it goes on with the region that is there.
 */
export function useMakeRegion(): (draft: RegionDraft) => Promise<string> {
  const t = useWords('regions')
  const toast = useToast()
  const client = useClient()
  const create = useChange('POST /admin/regions')
  const update = useChange('POST /admin/regions/:id')
  const ship = useChange('POST /admin/shipping-options')
  const made = useRef<Region>(undefined)

  const write = async (draft: RegionDraft) => {
    const body = bodyOf(draft)
    const isNew = made.current === undefined
    made.current ??= (await create.mutateAsync({ body })).region
    const { id, gift_cards_taxable } = made.current
    if (!isNew || gift_cards_taxable !== draft.gift_cards_taxable)
      await update.mutateAsync({
        params: { id },
        body: { ...body, gift_cards_taxable: draft.gift_cards_taxable },
      })
    return id
  }
  const addShipping = async (id: string, { shipping_name, shipping_amount }: RegionDraft) => {
    const { fulfillment_options } = await client.send('GET /admin/regions/:id/fulfillment-options', {
      params: { id },
    })
    const services = fulfillment_options.flatMap(({ provider_id, options }) =>
      options.map((one) => ({ provider_id, data: { ...Object(one) } })),
    )
    const service = services.find(({ data }) => data.is_return !== true)
    if (!service || typeof shipping_amount !== 'number') return
    await ship.mutateAsync({
      body: {
        name: shipping_name.trim(),
        region_id: id,
        provider_id: service.provider_id,
        data: service.data,
        price_type: 'flat_rate',
        amount: shipping_amount,
      },
    })
  }
  return async (draft) => {
    const id = await write(draft)
    if (draft.shipping_name.trim() && draft.fulfillment_providers?.length) await addShipping(id, draft)
    toast.success(t('made', { name: draft.name.trim() }))
    return id
  }
}
