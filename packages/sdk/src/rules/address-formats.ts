const allParts = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'postal_code',
  'city',
  'province',
  'country_code',
  'phone',
] as const
export type AddressPart = (typeof allParts)[number]

/** Names that parts of an address have in some countries. */
export type AddressLabel =
  | 'state'
  | 'province'
  | 'prefecture'
  | 'emirate'
  | 'zipCode'
  | 'postcode'
  | 'eircode'

export interface AddressFormat {
  /** The parts in the order of the country, those of one line together. A part that is not there is not used there. */
  lines: readonly (readonly AddressPart[])[]
  required: readonly AddressPart[]
  /** What a part is called there, where it has a name of its own. */
  labels: Partial<Record<AddressPart, AddressLabel>>
  /** How its postal codes are written, where that is known. */
  postal?: { pattern: RegExp; example: string }
  /** The provinces to choose from, where the list is short and closed. */
  provinces?: readonly string[]
}

const person: readonly AddressPart[] = ['first_name', 'last_name']
const always = ['first_name', 'last_name', 'address_1', 'city', 'country_code'] as const

/** The lines of an address that goes from the person to the place, whose parts a country puts in its own order. */
const fromTheStreet = (...place: readonly AddressPart[]): AddressFormat['lines'] => [
  ['country_code'],
  person,
  ['company'],
  ['address_1'],
  ['address_2'],
  place,
  ['phone'],
]

const formats = {
  // street, postal code and city
  european: {
    lines: fromTheStreet('postal_code', 'city'),
    required: [...always, 'postal_code'],
    labels: {},
  },
  // city, state, ZIP code
  american: {
    lines: fromTheStreet('city', 'province', 'postal_code'),
    required: [...always, 'province', 'postal_code'],
    labels: { province: 'state', postal_code: 'zipCode' },
  },
  provincial: {
    lines: fromTheStreet('city', 'province', 'postal_code'),
    required: [...always, 'province', 'postal_code'],
    labels: {},
  },
  british: {
    lines: fromTheStreet('city', 'postal_code'),
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
    lines: fromTheStreet('city', 'province'),
    required: always,
    labels: {},
  },
} as const satisfies Record<string, AddressFormat>

const digits = (count: number, example: string) => ({ pattern: new RegExp(`^\\d{${count}}$`), example })
const american =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
const australian = 'ACT NSW NT QLD SA TAS VIC WA'
const canadian = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'
const emirates = ['Abu Dhabi', 'Ajman', 'Dubai', 'Fujairah', 'Ras Al Khaimah', 'Sharjah', 'Umm Al Quwain']

const european = (postal?: AddressFormat['postal']): AddressFormat => ({ ...formats.european, postal })
const stateful = (postal?: AddressFormat['postal'], provinces?: string): AddressFormat => ({
  ...formats.provincial,
  labels: { province: 'state' },
  postal,
  ...(provinces ? { provinces: provinces.split(' ') } : {}),
})

const countries: Record<string, AddressFormat> = {
  at: european(digits(4, '1010')),
  be: european(digits(4, '1000')),
  bg: european(digits(4, '1000')),
  ch: european(digits(4, '8001')),
  cz: european({ pattern: /^\d{3} ?\d{2}$/, example: '110 00' }),
  de: european(digits(5, '10115')),
  dk: european(digits(4, '1050')),
  fi: european(digits(5, '00100')),
  fr: european(digits(5, '75001')),
  hr: european(digits(5, '10000')),
  hu: european(digits(4, '1051')),
  lu: european(digits(4, '1111')),
  nl: european({ pattern: /^\d{4} ?[A-Z]{2}$/i, example: '1012 JS' }),
  no: european(digits(4, '0150')),
  pl: european({ pattern: /^\d{2}-?\d{3}$/, example: '00-001' }),
  pt: european({ pattern: /^\d{4}-?\d{3}$/, example: '1100-148' }),
  se: european({ pattern: /^\d{3} ?\d{2}$/, example: '111 29' }),
  si: european(digits(4, '1000')),
  us: {
    ...formats.american,
    postal: { pattern: /^\d{5}(-\d{4})?$/, example: '10001' },
    provinces: american.split(' '),
  },
  au: stateful(digits(4, '2000'), australian),
  br: stateful({ pattern: /^\d{5}-?\d{3}$/, example: '01310-100' }),
  in: stateful({ pattern: /^\d{3} ?\d{3}$/, example: '110001' }),
  mx: stateful(digits(5, '06000')),
  ca: {
    ...formats.provincial,
    postal: { pattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, example: 'K1A 0B1' },
    provinces: canadian.split(' '),
  },
  cn: { ...formats.provincial, postal: digits(6, '100000') },
  // Provinces are written in Spain, and parcels arrive without them.
  es: { ...formats.provincial, required: formats.european.required, postal: digits(5, '28001') },
  it: { ...formats.provincial, postal: digits(5, '00118') },
  ie: {
    ...formats.british,
    labels: { postal_code: 'eircode' },
    postal: { pattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, example: 'D02 AF30' },
  },
  gb: {
    ...formats.british,
    labels: { postal_code: 'postcode' },
    postal: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'SW1A 2AA' },
  },
  jp: { ...formats.japanese, postal: { pattern: /^\d{3}-?\d{4}$/, example: '100-0001' } },
  ae: {
    ...formats.emirate,
    required: [...always, 'province'],
    labels: { province: 'emirate' },
    provinces: emirates,
  },
  hk: formats.emirate,
  qa: formats.emirate,
}

/** What refuses nobody: everything there may be, and of it only what every address has. */
const anywhere: AddressFormat = { ...formats.provincial, required: always }

/** How addresses are written in a country, by its two-letter code in either case. */
export function addressFormat(country: string | null | undefined): AddressFormat {
  const code = country?.toLowerCase() ?? ''
  return countries[code] ?? (code ? anywhere : formats.european)
}

/** The parts of an address that a country uses, in its order. */
export const addressParts = (country: string | null | undefined): readonly AddressPart[] =>
  addressFormat(country).lines.flat()

/** An address as the API spells it. */
export type AddressValues = Partial<Record<AddressPart, string | null>>

/** What is wrong with a part of an address; `example` is how it may be written. */
export type AddressProblem =
  | { kind: 'missing'; label?: AddressLabel }
  | { kind: 'not_delivered_to' }
  | { kind: 'malformed'; example: string; label?: AddressLabel }
export type AddressProblems = Partial<Record<AddressPart, AddressProblem>>

/** What a shopper must mend before this is an address; nothing when it is one. */
export function checkAddress(
  address: AddressValues,
  {
    countries: allowed,
    without = [],
  }: {
    /** Two-letter codes of the countries that are delivered to. */
    countries?: readonly string[]
    /** Parts that the form does not ask for. */
    without?: readonly AddressPart[]
  } = {},
): AddressProblems {
  const problems: AddressProblems = {}
  const format = addressFormat(address.country_code)
  const country = address.country_code?.toLowerCase() ?? ''
  for (const part of format.required) {
    if (without.includes(part) || address[part]?.trim()) continue
    problems[part] = { kind: 'missing', ...labelOf(format, part) }
  }
  if (country && allowed && !allowed.some((one) => one.toLowerCase() === country))
    problems.country_code = { kind: 'not_delivered_to' }
  const code = address.postal_code?.trim()
  if (code && format.postal && !without.includes('postal_code') && !format.postal.pattern.test(code)) {
    const { example } = format.postal
    problems.postal_code = { kind: 'malformed', example, ...labelOf(format, 'postal_code') }
  }
  return problems
}

const labelOf = ({ labels }: AddressFormat, part: AddressPart) =>
  labels[part] ? { label: labels[part] } : {}

/** The address without spaces around its parts, and with nothing where its country has no use for a part. */
export function addressOf(values: AddressValues): Record<AddressPart, string> {
  const used = addressParts(values.country_code)
  const text = (part: AddressPart) => (used.includes(part) ? (values[part]?.trim() ?? '') : '')
  return Object.fromEntries(allParts.map((part) => [part, text(part)])) as Record<AddressPart, string>
}
