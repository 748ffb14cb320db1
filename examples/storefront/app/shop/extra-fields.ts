import type { AddressPart } from '@cartwright/sdk/rules'

/** Fields of the checkout that few shoppers need, as server and browser call them. */
export const billingPrefix = 'billing.'

/** A bill needs no telephone, and often the name of a company. */
export const unaskedInBills: readonly AddressPart[] = ['phone']

/** Characters of a note to the shop. */
export const longestNote = 500
