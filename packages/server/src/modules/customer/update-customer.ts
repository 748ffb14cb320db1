import type { Parsed } from '@cartwright/contract'
import { duplicate, invalidData, ShopError } from '../../errors'
import { emit } from '../../events/emit'
import type { Caller } from '../../http/request'
import type { Shop, Tx } from '../../shop'
import { mergeMetadata } from '../../store/writing/metadata'
import { assertPassword, hashPassword } from '../auth/passwords'
import { endAllSessions } from '../auth/queries'
import { setBillingAddress } from './address-book'
import { assertConfirmed } from './confirm-password'
import { type CustomerRow, customerForUpdate, retrieveCustomer } from './queries'

/**
 * What customers change about themselves. A new password ends every other session of theirs.
 * @throws unauthorized for an e-mail or password that is not confirmed; duplicate_error for a taken e-mail; not_found
 * for another's address
 */
export async function updateOwnAccount(
  shop: Shop,
  id: string,
  input: Parsed<'POST /store/customers/me'>['body'],
  caller: Caller,
): Promise<void> {
  if (typeof input.password === 'string') assertPassword(input.password)
  await assertConfirmed(shop, caller, input)
  const password_hash = await hashOfNew(input.password)
  await shop.transaction(async (tx) => {
    const current = await customerForUpdate(tx, id)
    const email = input.email ?? current.email
    if (email !== current.email) await assertFree(tx, email, true)
    const billing_address_id = await setBillingAddress(tx, current, input.billing_address)
    await save(tx, current, { ...input, email, password_hash, billing_address_id })
    if (password_hash) await endAllSessions(tx, { customer_id: id }, caller.session_id)
  })
}

/**
 * What staff change.
 * @throws invalid_data for the e-mail of an account and for a password that is too short, not_found for an unknown group
 */
export async function updateCustomer(
  shop: Shop,
  id: string,
  input: Parsed<'POST /admin/customers/:id'>['body'],
): Promise<void> {
  const password_hash = await hashOfNew(input.password)
  await shop.transaction(async (tx) => {
    const current = await customerForUpdate(tx, id)
    if (input.email && current.has_account)
      throw invalidData('email cannot be changed once the customer has an account')
    const email = input.email ?? current.email
    if (email !== current.email) await assertFree(tx, email, false)
    await save(tx, current, { ...input, email, password_hash })
    if (input.groups)
      await replaceGroups(
        tx,
        id,
        input.groups.map((group) => group.id),
      )
    if (password_hash) await endAllSessions(tx, { customer_id: id })
  })
}

/** @throws invalid_data for a password that is too short or too long */
async function hashOfNew(password: string | null | undefined): Promise<string | undefined> {
  if (password === undefined || password === null) return undefined
  assertPassword(password)
  return hashPassword(password)
}

async function assertFree(tx: Tx, email: string, hasAccount: boolean) {
  const { customer } = tx.t
  const taken = await tx.rowWhere(customer, { email, has_account: hasAccount }, { columns: ['id'] })
  if (taken) throw duplicate(`Another customer uses the e-mail ${email}`)
}

interface Changes {
  email: string
  first_name?: string | null
  last_name?: string | null
  phone?: string | null
  metadata?: Record<string, unknown> | null
  password_hash?: string
  billing_address_id?: string | null
}

async function save(tx: Tx, current: CustomerRow, changes: Changes) {
  const { email, first_name, last_name, phone, password_hash, billing_address_id } = changes
  const metadata = mergeMetadata(current.metadata, changes.metadata)
  const values = { email, first_name, last_name, phone, password_hash, billing_address_id, metadata }
  await tx.updateRows(tx.t.customer, { id: current.id }, values)
  await emit(tx, 'customer.updated', await retrieveCustomer(tx, current.id))
}

async function replaceGroups(tx: Tx, id: string, given: string[]) {
  const { customer_group, customer_group_customers: link } = tx.t
  const ids = [...new Set(given)]
  const known = await tx.rowsWhere(customer_group, { id: ids, deleted_at: null }, { columns: ['id'] })
  const unknown = ids.filter((wanted) => !known.some((row) => row.id === wanted))
  if (unknown.length)
    throw new ShopError('not_found', `groups: there is no customer group ${unknown.join(', ')}`)
  await tx.deleteRows(link, { customer_id: id })
  await tx.insertRows(
    link,
    ids.map((customer_group_id) => ({ customer_group_id, customer_id: id })),
  )
}
