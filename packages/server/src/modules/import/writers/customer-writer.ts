import { emitAll } from '../../../events/emit'
import type { Db, Shop, Tx } from '../../../shop'
import type { Tables } from '../../../store/database/engine'
import { groupBy } from '../../../store/reading/group-by'
import { newId } from '../../../store/schema/ids'
import { mergeMetadata } from '../../../store/writing/metadata'
import { filled } from '../filled'
import type { ImportedAddress, ImportedCustomer, RecordOf } from '../imported-record'
import type { RecordWriter, WriteSettings } from '../record-writer'
import { failed, holds, type Judged, judgeKnown, plannedBatch, saidOf } from './planning'

type CustomerRow = Tables['customer']['$inferSelect']
type AddressRow = Tables['address']['$inferSelect']

/**
 * Customers by their e-mail address: an account where there is one, else the guest of that address. What a file does not
 * say stays; groups and addresses are added, never taken away. No account is made: a file holds no password.
 */
export const customerWriter: RecordWriter<'customer'> = {
  kind: 'customer',
  open: (shop, settings) => ({
    plan: async (records) => {
      const known = await knownCustomers(shop, records)
      return plannedBatch(
        records.map((record) => judge(record, known, settings)),
        writeAll,
      )
    },
  }),
}

interface Known {
  customers: ReadonlyMap<string, CustomerRow>
  addresses: ReadonlyMap<string, AddressRow[]>
  /** Names of the groups of customers, by their id. */
  groups: ReadonlyMap<string, ReadonlySet<string>>
}

async function knownCustomers({ db }: Shop, records: readonly ImportedCustomer[]): Promise<Known> {
  const { customer, address, customer_group: group, customer_group_customers: link } = db.t
  const emails = [...new Set(records.map(({ email }) => email))]
  const rows = await db.rowsWhere(customer, { email: emails }, { orderBy: ['has_account'] })
  // The account comes last, and so is the one that is kept.
  const customers = new Map(rows.map((row) => [row.email, row]))
  const ids = ['', ...[...customers.values()].map(({ id }) => id)]
  const addresses = await db.rowsWhere(address, { customer_id: ids, deleted_at: null })
  const links = await db.rowsWhere(link, { customer_id: ids })
  const names = new Map(
    (
      await db.rowsWhere(
        group,
        { id: links.map(({ customer_group_id }) => customer_group_id) },
        { columns: ['id', 'name'] },
      )
    ).map(({ id, name }) => [id, name]),
  )
  const ofCustomer = groupBy(links, ({ customer_id }) => customer_id)
  return {
    customers,
    addresses: groupBy(addresses, ({ customer_id }) => customer_id ?? ''),
    groups: new Map(
      [...ofCustomer].map(([id, own]) => [
        id,
        new Set(own.flatMap(({ customer_group_id }) => names.get(customer_group_id) ?? [])),
      ]),
    ),
  }
}

interface Work {
  id: string
  old: CustomerRow | undefined
  fields: Pick<CustomerRow, 'email' | 'first_name' | 'last_name' | 'phone' | 'metadata'>
  addresses: ImportedAddress[]
  groups: string[]
}

function judge(record: RecordOf<'customer'>, known: Known, settings: WriteSettings): Judged<Work> {
  const { line, email } = record
  const old = known.customers.get(email)
  if (old?.deleted_at)
    return failed(line, {
      column: 'Email',
      value: email,
      message: 'this customer was removed from the shop',
      hint: 'remove the row',
    })
  const said = saidOf({ first_name: record.first_name, last_name: record.last_name, phone: record.phone })
  const metadata = old ? mergeMetadata(old.metadata, filled(record.metadata)) : filled(record.metadata)
  const groups = [...new Set(record.groups ?? [])]
  const id = old?.id ?? newId('cus')
  const work: Work = {
    id,
    old,
    fields: {
      email,
      first_name: said.first_name ?? old?.first_name ?? null,
      last_name: said.last_name ?? old?.last_name ?? null,
      phone: said.phone ?? old?.phone ?? null,
      metadata,
    },
    addresses: (record.addresses ?? []).filter(
      (address) => !known.addresses.get(id)?.some((row) => holds(row, saidOf(address))),
    ),
    groups: groups.filter((name) => !known.groups.get(id)?.has(name)),
  }
  if (!old) return { result: { line, action: 'created', id }, work }
  const isSame = holds(old, work.fields) && work.addresses.length === 0 && work.groups.length === 0
  return judgeKnown({ line, id }, { isSame, name: email, column: 'Email' }, settings, work)
}

async function writeAll(tx: Tx, all: Work[]): Promise<void> {
  const { customer, address, customer_group_customers: link } = tx.t
  const made = all.filter(({ old }) => !old)
  const changed = all.filter(({ old }) => old)
  const rows = await tx.insertRows(
    customer,
    made.map(({ id, fields }) => ({ id, ...fields, has_account: false })),
  )
  await tx.updateEach(
    customer,
    changed.map(({ id, fields: { email: _, ...fields } }) => ({ id, ...fields })),
  )
  await tx.insertRows(
    address,
    all.flatMap(({ id, addresses }) =>
      addresses.map((one) => ({ ...one, id: newId('addr'), customer_id: id })),
    ),
  )
  const groups = await groupIds(
    tx,
    all.flatMap(({ groups }) => groups),
  )
  await tx.offerRows(
    link,
    all.flatMap(({ id, groups: names }) =>
      names.flatMap((name) => {
        const customer_group_id = groups.get(name)
        return customer_group_id ? [{ customer_group_id, customer_id: id }] : []
      }),
    ),
  )
  await emitAll(
    tx,
    'customer.created',
    rows.map((row) => ({ ...row, password_hash: undefined })),
  )
  await emitAll(
    tx,
    'customer.updated',
    changed.map(({ old, fields }) => ({ ...(old as CustomerRow), ...fields, password_hash: undefined })),
  )
}

/** Groups by their names; those the shop lacks are made. */
async function groupIds(tx: Tx, wanted: readonly string[]): Promise<Map<string, string>> {
  const names = [...new Set(wanted)].sort()
  if (names.length === 0) return new Map()
  const found = await groupsNamed(tx, names)
  const made = await tx.insertRows(
    tx.t.customer_group,
    names.flatMap((name) => (found.has(name) ? [] : [{ id: newId('cgrp'), name }])),
  )
  return new Map([...found, ...made.map(({ name, id }) => [name, id] as const)])
}

async function groupsNamed(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  const { customer_group: group } = db.t
  const rows = await db.rowsWhere(group, { name: names, deleted_at: null }, { columns: ['id', 'name'] })
  return new Map(rows.map(({ name, id }) => [name, id]))
}
