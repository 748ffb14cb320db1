import { z } from 'zod'
import { Email, Nothing } from '../common'
import { endpoints } from '../endpoint'
import { VariantWaiting } from '../entities/restock'
import { list } from '../query'

/** The language a reader is written to, and the country their links lead to. Which ones the shop has, it says itself. */
export const readerPlace = {
  language: z.string().max(35).nullish(),
  country_code: z.string().length(2).toLowerCase().nullish(),
}
/** What a link of a mail holds. */
export const mailToken = z.string().min(1).max(2000)

export const restockEndpoints = endpoints({
  // The path by which shops of v1 know it.
  'POST /restock-notifications/variants/:variant_id': {
    access: 'anyone',
    tag: 'Restock Notifications',
    summary:
      'Ask for a mail when a sold-out variant can be bought again; the same answer however often it is asked',
    body: () => z.strictObject({ email: Email, sales_channel_id: z.string().nullish(), ...readerPlace }),
    returns: () => z.literal('Created'),
    status: 201,
  },
  'POST /store/restock-notifications/stop': {
    access: 'anyone',
    tag: 'Restock Notifications',
    summary: 'Take everything back that was asked for with an address, by the link of a mail',
    body: () => z.strictObject({ token: mailToken }),
    returns: () => Nothing,
    status: 204,
  },
  'GET /admin/variants/waiting': {
    access: 'staff',
    tag: 'Product Variants',
    summary:
      'How many people wait until variants of some products can be bought again; those nobody waits for are left out',
    query: () => z.strictObject({ product_id: list }),
    returns: () => z.object({ waiting: z.array(VariantWaiting) }),
  },
})
