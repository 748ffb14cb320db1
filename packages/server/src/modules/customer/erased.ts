/** No mail ever arrives under it, and nobody can register with it. */
const nowhere = '@erased.invalid'

/** The e-mail that stands where that of an erased person stood: unlike any other, and telling nothing. */
export const erasedEmail = (customerId: string) => `${customerId.toLowerCase()}${nowhere}`

export const isErased = (email: string) => email.endsWith(nowhere)

/** What says who somebody is and where they live. The country stays: taxes are told by it. */
export const noAddress = {
  first_name: null,
  last_name: null,
  company: null,
  address_1: null,
  address_2: null,
  city: null,
  province: null,
  postal_code: null,
  phone: null,
  metadata: null,
}
