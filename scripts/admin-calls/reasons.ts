/** Why a call of v1 is no screen's: what the screens do instead. By the calls' names, without `/admin`. */
export const reasons: readonly { calls: readonly string[]; reason: string }[] = [
  {
    calls: ['DELETE /analytics-configs', 'POST /analytics-configs'],
    reason:
      'Preferences are written by `POST /analytics-configs/update`, which also makes them; opting out is a preference that stays, so that nobody is asked twice.',
  },
  {
    calls: ['POST /auth/token'],
    reason: 'The back office signs in by a cookie that scripts cannot read; tokens are for programs.',
  },
  {
    calls: [
      'GET /discounts/:discount_id/conditions/:condition_id',
      'POST /discounts/:discount_id/conditions/:condition_id',
    ],
    reason:
      'A discount arrives with its conditions, and the picker adds to a condition and takes away in batches, so that a thousand goods are one request.',
  },
  {
    calls: ['GET /inventory-items/:id/location-levels'],
    reason: 'An item arrives with its levels.',
  },
  {
    calls: ['GET /invites/:invite_id'],
    reason: 'The list of invitations has all of an invitation; whoever opens its link is told by its token.',
  },
  {
    calls: ['GET /notes/:id'],
    reason: 'Notes stand in the timeline, which comes as one list.',
  },
  {
    calls: [
      'POST /payment-collections',
      'GET /payment-collections',
      'GET /payment-collections/:id',
      'POST /payment-collections/:id',
      'DELETE /payment-collections/:id',
      'POST /payment-collections/:id/authorize',
    ],
    reason:
      'The payment of a change is made, read and withdrawn with the change: `POST /order-edits/:id/request`, the edit itself, `…/cancel`. Money that came another way is settled by confirming the edit without payment.',
  },
  {
    calls: ['GET /payments'],
    reason: 'Payments are looked for by their orders: the list filters by what is paid, and exports it.',
  },
  {
    calls: [
      'GET /product-categories/:id',
      'GET /reservations/:id',
      'GET /return-reasons/:id',
      'GET /shipping-options/:id',
      'GET /stock-locations/:id',
    ],
    reason: 'The list has all of a record, and it is changed in a window over the list.',
  },
  {
    calls: ['POST /products/:id/metadata', 'GET /products/:id/variants', 'GET /variants/:id'],
    reason:
      'A product arrives with its variants and keeps its metadata with the rest of its fields, so that one save is one change.',
  },
  {
    calls: ['POST /store/:currency_code'],
    reason: 'An older name of `POST /store/currencies/:code`, which the settings use.',
  },
  {
    calls: ['GET /swaps'],
    reason:
      'A swap is part of its order, whose page says what is to be done next; what comes back in a swap stands in the list of returns.',
  },
  {
    calls: ['POST /users', 'GET /users/:id'],
    reason:
      'People join by an invitation and choose their own password, so that nobody else has known it; the list has all of a person.',
  },
]
