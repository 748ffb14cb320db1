import { useEndpoint } from '@cartwright/sdk/react'
import type { SelectGroup } from '@cartwright/ui/Select'
import { useWords } from '../../i18n/use-words'
import { titled, useProviderName } from './use-provider-name'

/** What an option can be built on: a service of a provider. */
export interface FulfillmentChoice {
  id: string
  provider_id: string
  name: string
  /** What the provider said of the service: it gets it back with every parcel. */
  data: Record<string, unknown>
}

/** What a service of a provider is called, by what the provider says of it. */
export function useServiceName(): (data: Readonly<Record<string, unknown>>) => string {
  const t = useWords('shipping')
  return ({ id, name }) =>
    typeof name === 'string' ? name : t(`provider_option_${id}`, { defaultValue: titled(String(id ?? '')) })
}

/** The services of the providers of a region, for sending goods or for sending them back. */
export function useFulfillmentChoices(regionId: string, isReturn: boolean) {
  const provider = useProviderName('fulfillment')
  const reply = useEndpoint('GET /admin/regions/:id/fulfillment-options', { params: { id: regionId } })
  const nameOf = useServiceName()
  const groups = (reply.data?.fulfillment_options ?? []).map(({ provider_id, options }) => ({
    provider_id,
    choices: options
      .map((one): Record<string, unknown> => ({ ...Object(one) }))
      .filter(({ is_return }) => (is_return === true) === isReturn)
      .map(
        (data, at): FulfillmentChoice => ({
          id: `${provider_id}/${at}`,
          provider_id,
          name: nameOf(data),
          data,
        }),
      ),
  }))
  return {
    isPending: reply.isPending,
    choices: groups.flatMap(({ choices }) => choices),
    groups: groups
      .filter(({ choices }) => choices.length > 0)
      .map(({ provider_id, choices }): SelectGroup => ({ name: provider(provider_id), options: choices })),
  }
}
