import type { Address, Customer } from '@cartwright/contract'
import { type AddressPart, addressLines, addressOf, addressParts, checkAddress } from '@cartwright/sdk/rules'
import { addressErrors } from '@cartwright/ui/address-errors'
import { uiWords } from '../i18n/ui-strings'
import { translator } from '../i18n/use-t'
import { unasked } from './checkout-form'
import type { ShopVisit } from './context.server'
import { refusalOf, statusOf } from './failures'

/** An address of the book as a page shows it. */
export interface SavedAddress {
  id: string
  lines: string[]
  country: string | null
  phone: string | null
  /** Where goods go unless another is chosen. */
  isDefault: boolean
}

type Values = Record<AddressPart, string>
export interface AddressOutcome {
  values: Values
  errors: Partial<Record<AddressPart | 'form', string>>
}

/** The shop knows no address that goods go to by default, so the account keeps its id in a note of its own. */
const defaultKey = 'shipping_address_id'

/** The address goods go to: the chosen one, or the first that was saved. */
export function defaultAddress(customer: Customer): Address | undefined {
  const book = bookOf(customer)
  return book.find(({ id }) => id === customer.metadata?.[defaultKey]) ?? book[0]
}

/** The address book, that goods go to first. */
export function savedAddresses(customer: Customer): SavedAddress[] {
  const first = defaultAddress(customer)
  return bookOf(customer)
    .map((address) => ({
      id: address.id,
      lines: addressLines(address),
      country: address.country_code,
      phone: address.phone || null,
      isDefault: address.id === first?.id,
    }))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
}

/** In the order it was filled. */
const bookOf = ({ shipping_addresses }: Customer) =>
  [...(shipping_addresses ?? [])].sort(
    (a, b) => a.created_at.localeCompare(b.created_at) || (a.id < b.id ? -1 : 1),
  )

export const findAddress = (customer: Customer, id: string | null) =>
  bookOf(customer).find((address) => address.id === id)

/** What a form shows of an address. */
export const addressValues = (address: Partial<Address> | undefined): Values => {
  const text = (part: AddressPart) => address?.[part] ?? ''
  const parts = new Set<AddressPart>([...addressParts(address?.country_code), 'country_code', 'province'])
  return { ...emptyAddress, ...Object.fromEntries([...parts].map((part) => [part, text(part)])) }
}

const emptyAddress = addressOf({})

/** Every country the shop delivers to, whichever region it belongs to. */
export const countriesOf = ({ regions }: ShopVisit): string[] => [
  ...new Set(regions.flatMap(({ countries }) => countries.map(({ code }) => code))),
]

/** Adds an address to the book, or changes one; undefined when it is done, else what is to be mended. */
export async function saveAddress(
  shop: ShopVisit,
  form: FormData,
  id?: string,
): Promise<AddressOutcome | undefined> {
  const { customers } = shop.client
  const values = readAddress(form)
  const problems = checkAddress(values, { countries: countriesOf(shop), without: unasked })
  const errors = addressErrors(problems, uiWords(shop.language))
  if (Object.keys(errors).length > 0) return { values, errors }
  try {
    const address = keptAddress(values)
    const { customer } = id
      ? await customers.addresses.updateAddress(id, address)
      : await customers.addresses.addAddress({ address })
    if (form.has('default')) {
      const saved = id ?? bookOf(customer).findLast((one) => isSame(one, address))?.id
      if (saved) await makeDefault(shop, saved)
    }
  } catch (error) {
    if (refusalOf(error) === undefined || statusOf(error) === 401) throw error
    return { values, errors: { form: translator(shop.language).t('address_refused') } }
  }
  return undefined
}

/** Quiet where the book holds it already, and where it cannot be kept: an order that is placed is placed. */
export async function keepAddress({ client }: ShopVisit, values: Partial<Values>): Promise<void> {
  try {
    const { customer } = await client.customers.retrieve()
    const address = keptAddress(values)
    if (!bookOf(customer).some((one) => isSame(one, address)))
      await client.customers.addresses.addAddress({ address })
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
  }
}

export const makeDefault = ({ client }: ShopVisit, id: string) =>
  client.customers.update({ metadata: { [defaultKey]: id } })

export const removeAddress = ({ client }: ShopVisit, id: string) =>
  client.customers.addresses.deleteAddress(id)

const readAddress = (form: FormData): Values =>
  Object.fromEntries(
    Object.keys(emptyAddress).map((part) => [
      part,
      String(form.get(part) ?? '')
        .trim()
        .slice(0, 300),
    ]),
  ) as Values

function keptAddress(values: Partial<Values>) {
  const { company: _, ...address } = addressOf(values)
  return address
}

/** Nothing said is nothing said, whether it is kept as an empty text or not at all. */
const isSame = (one: Address, other: ReturnType<typeof keptAddress>) =>
  (Object.keys(other) as (keyof typeof other)[]).every(
    (part) => (one[part] ?? '').toLowerCase() === other[part].toLowerCase(),
  )
