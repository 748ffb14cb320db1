import { Email } from '@cartwright/contract'
import { countries } from '../../region/countries'
import type { ImportedAddress, ImportedCustomer } from '../imported-record'
import type { Columns } from './columns'
import { rowFormat } from './row-format'
import { listOf, type RowReader } from './row-reader'

/** A list of customers, as our own export writes it and spreadsheets name their columns. */
const columns = {
  'customer.id': ['Customer ID'],
  'customer.email': ['Email', 'E-mail', 'Email address', 'E-mail address'],
  'customer.first_name': ['First name', 'Given name', 'Forename'],
  'customer.last_name': ['Last name', 'Family name', 'Surname'],
  'customer.phone': ['Phone', 'Phone number', 'Telephone', 'Mobile'],
  'customer.groups': ['Groups', 'Group', 'Customer groups'],
  'customer.has_account': ['Has account'],
  'customer.created_at': ['Created at'],
  'address.company': ['Company', 'Company name'],
  'address.address_1': ['Address 1', 'Address', 'Street'],
  'address.address_2': ['Address 2'],
  'address.city': ['City', 'Town'],
  'address.province': ['Province', 'State', 'Region'],
  'address.postal_code': ['Postal code', 'Postcode', 'ZIP', 'ZIP code'],
  'address.country_code': ['Country code', 'Country'],
} as const satisfies Columns

export const customers = rowFormat({
  id: 'customers',
  name: 'customers',
  kind: 'customer',
  columns,
  required: ['customer.email'],
  rest: 'metadata',
  record: (row) => {
    const base = customerOf(row)
    return (
      base && { kind: 'customer', ...base, groups: listOf(row.text('customer.groups')), metadata: row.rest() }
    )
  },
})

/** A customer export of Shopify: of today, with its default address, and of the years before. */
const shopifyColumns = {
  'customer.external_id': ['Customer ID'],
  'customer.email': ['Email'],
  'customer.first_name': ['First Name'],
  'customer.last_name': ['Last Name'],
  'customer.phone': ['Phone'],
  'customer.tags': ['Tags'],
  // No column of Shopify's: tags may be made groups by `--map "Tags=customer.groups"`.
  'customer.groups': ['Groups'],
  'customer.note': ['Note'],
  'customer.accepts_email': ['Accepts Email Marketing', 'Accepts Marketing'],
  'customer.accepts_sms': ['Accepts SMS Marketing'],
  'customer.tax_exempt': ['Tax Exempt'],
  'customer.total_spent': ['Total Spent'],
  'customer.total_orders': ['Total Orders'],
  'address.company': ['Default Address Company', 'Company'],
  'address.address_1': ['Default Address Address1', 'Address1'],
  'address.address_2': ['Default Address Address2', 'Address2'],
  'address.city': ['Default Address City', 'City'],
  'address.province': ['Default Address Province Code', 'Province Code'],
  'address.province_name': ['Province'],
  'address.country_code': ['Default Address Country Code', 'Country Code'],
  'address.country_name': ['Country'],
  'address.postal_code': ['Default Address Zip', 'Zip'],
  'address.phone': ['Default Address Phone'],
} as const satisfies Columns

/** What is kept as Shopify said it, under these names. */
const kept = [
  ['customer.external_id', 'shopify_id'],
  ['customer.tags', 'tags'],
  ['customer.note', 'note'],
  ['customer.accepts_email', 'accepts_email_marketing'],
  ['customer.accepts_sms', 'accepts_sms_marketing'],
  ['customer.tax_exempt', 'tax_exempt'],
  ['customer.total_spent', 'total_spent'],
  ['customer.total_orders', 'total_orders'],
] as const

export const shopifyCustomers = rowFormat({
  id: 'shopify-customers',
  name: 'Shopify customers',
  kind: 'customer',
  columns: shopifyColumns,
  required: ['customer.email'],
  marks: ['customer.total_spent', 'customer.total_orders', 'customer.accepts_email'],
  rest: 'metadata',
  record(row) {
    const base = customerOf(row)
    if (!base) return undefined
    const metadata: Record<string, string> = row.rest()
    for (const [field, key] of kept) if (row.text(field)) metadata[key] = row.text(field)
    return { kind: 'customer', ...base, groups: listOf(row.text('customer.groups')), metadata }
  },
})

type BothColumns = Exclude<keyof typeof columns & keyof typeof shopifyColumns, 'customer.groups'>

/** Whose e-mail is a customer's name, and what both kinds of file say alike. */
function customerOf(row: RowReader<BothColumns>): Pick<ImportedCustomer, Said> | undefined {
  const given = row.text('customer.email')
  const parsed = Email.safeParse(given)
  if (!parsed.success)
    return row.refuse(
      'customer.email',
      given ? 'this is not an e-mail address' : 'the e-mail address is empty',
      'write it as name@example.com: customers are told apart by it',
    )
  const address = addressOf(row)
  return {
    line: row.line,
    email: parsed.data,
    first_name: row.name('customer.first_name'),
    last_name: row.name('customer.last_name'),
    phone: row.name('customer.phone'),
    ...(address ? { addresses: [address] } : {}),
  }
}

type Said = 'line' | 'email' | 'first_name' | 'last_name' | 'phone' | 'addresses'

function addressOf(row: RowReader<BothColumns>): ImportedAddress | undefined {
  const where = {
    company: row.name('address.company'),
    address_1: row.name('address.address_1'),
    address_2: row.name('address.address_2'),
    city: row.name('address.city'),
    province: row.name('address.province'),
    postal_code: row.name('address.postal_code'),
    country_code: countryOf(row),
  }
  if (!where.address_1 && !where.city && !where.postal_code) return undefined
  return {
    ...where,
    first_name: row.name('customer.first_name'),
    last_name: row.name('customer.last_name'),
    phone: row.name('customer.phone'),
  }
}

function countryOf(row: RowReader<BothColumns>): string | undefined {
  const given = row.text('address.country_code').toLowerCase()
  if (!given) return undefined
  const found = countries.find(([iso_2, , , name]) => iso_2 === given || name.toLowerCase() === given)
  if (found) return found[0]
  return row.warn(
    'address.country_code',
    'this is no country; the address goes in without one',
    'write it in two letters, as DE',
  )
}
