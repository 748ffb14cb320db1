export type AddressPart =
  | 'first_name'
  | 'last_name'
  | 'company'
  | 'address_1'
  | 'address_2'
  | 'postal_code'
  | 'city'
  | 'province'
  | 'country_code'
  | 'phone'

/** Names that parts of an address have in some countries. */
export type AddressLabel = 'state' | 'province' | 'prefecture' | 'zipCode'

export interface AddressFormat {
  /** The parts in the order of the country, those of one line together. */
  lines: readonly (readonly AddressPart[])[]
  required: readonly AddressPart[]
  /** What a part is called there, where it has a name of its own. */
  labels: Partial<Record<AddressPart, AddressLabel>>
}

const person: readonly AddressPart[] = ['first_name', 'last_name']
const always = ['first_name', 'last_name', 'address_1', 'city', 'country_code'] as const

const formats = {
  // street, postal code and city
  european: {
    lines: [
      ['country_code'],
      person,
      ['company'],
      ['address_1'],
      ['address_2'],
      ['postal_code', 'city'],
      ['phone'],
    ],
    required: [...always, 'postal_code'],
    labels: {},
  },
  // city, state, ZIP code
  american: {
    lines: [
      ['country_code'],
      person,
      ['company'],
      ['address_1'],
      ['address_2'],
      ['city', 'province', 'postal_code'],
      ['phone'],
    ],
    required: [...always, 'province', 'postal_code'],
    labels: { province: 'state', postal_code: 'zipCode' },
  },
  provincial: {
    lines: [
      ['country_code'],
      person,
      ['company'],
      ['address_1'],
      ['address_2'],
      ['city', 'province', 'postal_code'],
      ['phone'],
    ],
    required: [...always, 'province', 'postal_code'],
    labels: {},
  },
  british: {
    lines: [
      ['country_code'],
      person,
      ['company'],
      ['address_1'],
      ['address_2'],
      ['city', 'postal_code'],
      ['phone'],
    ],
    required: [...always, 'postal_code'],
    labels: {},
  },
  // from the large to the small
  japanese: {
    lines: [
      ['country_code'],
      ['last_name', 'first_name'],
      ['postal_code', 'province'],
      ['city'],
      ['address_1'],
      ['address_2'],
      ['company'],
      ['phone'],
    ],
    required: [...always, 'postal_code', 'province'],
    labels: { province: 'prefecture' },
  },
  // no postal codes
  emirate: {
    lines: [
      ['country_code'],
      person,
      ['company'],
      ['address_1'],
      ['address_2'],
      ['city', 'province'],
      ['phone'],
    ],
    required: always,
    labels: {},
  },
} as const satisfies Record<string, AddressFormat>

const countries: Record<string, AddressFormat> = {
  us: formats.american,
  au: { ...formats.provincial, labels: { province: 'state' } },
  br: { ...formats.provincial, labels: { province: 'state' } },
  ca: formats.provincial,
  cn: formats.provincial,
  es: formats.provincial,
  in: { ...formats.provincial, labels: { province: 'state' } },
  it: formats.provincial,
  mx: { ...formats.provincial, labels: { province: 'state' } },
  ie: formats.british,
  gb: formats.british,
  jp: formats.japanese,
  ae: formats.emirate,
  hk: formats.emirate,
  qa: formats.emirate,
}

/** How addresses are written in a country, by its two-letter code in either case. */
export const addressFormat = (country: string | null | undefined): AddressFormat =>
  countries[country?.toLowerCase() ?? ''] ?? formats.european
