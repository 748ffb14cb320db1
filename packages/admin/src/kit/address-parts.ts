/** What an address of a place is made of, in the order of its form. */
export const placeParts = [
  'company',
  'address_1',
  'address_2',
  'city',
  'province',
  'postal_code',
  'country_code',
  'phone',
] as const

/** The same of a person, who has a name. */
export const addressParts = ['first_name', 'last_name', ...placeParts] as const
