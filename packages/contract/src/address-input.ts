import { z } from 'zod'
import { Metadata, Name } from './common'

const line = Name.nullish()

/** An address as a client sends it; every part may be missing. */
export const AddressInput = z.strictObject({
  first_name: line,
  last_name: line,
  phone: line,
  company: line,
  address_1: line,
  address_2: line,
  city: line,
  country_code: z.string().toLowerCase().nullish(),
  province: line,
  postal_code: line,
  metadata: Metadata.nullish(),
})
export type AddressInput = z.output<typeof AddressInput>

const needed = Name.min(1)

/** An address for a customer's address book; these parts are required. */
export const AddressCreateInput = AddressInput.extend({
  first_name: needed,
  last_name: needed,
  address_1: needed,
  city: needed,
  country_code: needed.toLowerCase(),
  postal_code: needed,
})
export type AddressCreateInput = z.output<typeof AddressCreateInput>
