import type { Customer, Order } from '@cartwright/contract'
import { translator } from '../i18n/use-t'
import { type ConnectedAgent, connectedAgents } from './agents.server'
import type { ShopVisit } from './context.server'
import { codeOf, refusalOf, statusOf } from './failures'

export interface DeleteOutcome {
  errors: { password?: string; sure?: string; form?: string }
}

/** Deletes the account; undefined when it is gone. The password and a tick are asked for, as nothing brings it back. */
export async function deleteAccount(shop: ShopVisit, form: FormData): Promise<DeleteOutcome | undefined> {
  const { t } = translator(shop.language)
  const password = String(form.get('password') ?? '')
  const errors = {
    ...(form.has('sure') ? {} : { sure: t('delete_sure_needed') }),
    ...(password ? {} : { password: t('needed_password') }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  try {
    await shop.client.customers.delete({ password })
    return undefined
  } catch (error) {
    if (codeOf(error) === 'confirm_password') return { errors: { password: t('wrong_password') } }
    if (statusOf(error) === 429) return { errors: { form: t('too_often') } }
    if (refusalOf(error) === undefined || statusOf(error) === 401) throw error
    return { errors: { form: t('trouble_text') } }
  }
}

type Mailings = Awaited<ReturnType<ShopVisit['client']['customers']['retrieveMailings']>>

/** What the shop keeps of a person, as it says itself to that person. */
export interface PersonalData {
  customer: Customer
  orders: Order[]
  /** The newsletter, and the pieces they wait for. */
  mailings: Mailings
  /** What acts for them; absent in a shop in which nobody connects agents. */
  agents?: ConnectedAgent[]
}

const most = 100

export async function personalData({ client }: ShopVisit): Promise<PersonalData> {
  const { customer } = await client.customers.retrieve()
  const mailings = await client.customers.retrieveMailings()
  const agents = await connectedAgents(client)
  const orders: Order[] = []
  for (;;) {
    const page = await client.customers.listOrders({
      limit: most,
      offset: orders.length,
      expand: 'items,shipping_address,billing_address,shipping_methods,payments,refunds,returns,fulfillments',
    })
    orders.push(...page.orders)
    if (page.orders.length < most || orders.length >= page.count)
      return { customer, orders, mailings, ...(agents ? { agents } : {}) }
  }
}
