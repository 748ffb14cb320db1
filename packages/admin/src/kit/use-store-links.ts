import { useEndpoint } from '@cartwright/sdk/react'
import { useMay } from '../shell/permissions'

/** Where customers go: the pages of the storefront that staff send them to. */
export interface StoreLinks {
  /** Pays a draft by the id of its cart, or a payment collection by its own. */
  pay: (id: string) => string
  /** Agrees to a change of an order, or declines it. */
  orderEdit: (id: string) => string
}

/**
 * Links for customers. They lead to where the payment link of the shop's settings leads, else to the storefront that stands
 * beside this back office.
 */
export function useStoreLinks(): StoreLinks {
  const may = useMay()
  const { data } = useEndpoint('GET /admin/store', {}, { enabled: may('GET /admin/store') })
  return linksOf(data?.store.payment_link_template ?? null, location.origin)
}

/** The links by the template of the settings, which names `{cart_id}`, and by the origin of this page where there is none. */
export function linksOf(template: string | null, here: string): StoreLinks {
  const origin = template && URL.canParse(template) ? new URL(template).origin : here
  return {
    pay: (id) => (template || `${here}/pay/{cart_id}`).replaceAll('{cart_id}', encodeURIComponent(id)),
    orderEdit: (id) => `${origin}/order-edits/${encodeURIComponent(id)}`,
  }
}
