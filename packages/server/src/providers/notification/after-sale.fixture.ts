import type { AfterSaleData } from './after-sale-mails'

/** A return, an exchange and a change of an order as their mails are given them, for tests. */
export const afterSale: Required<AfterSaleData> = {
  return: {
    id: 'ret_7',
    refund_amount: 1510,
    items: [{ title: 'Mug', description: 'Blue <b>', thumbnail: '/uploads/mug.jpg', quantity: 1 }],
    way: 'By parcel',
    address: ['Mugs & more', '7 Kiln Lane'],
  },
  swap: {
    cart_id: 'cart_swap',
    back: [{ title: 'Mug', description: 'Blue <b>', thumbnail: null, quantity: 1, total: -2000 }],
    comes: [{ title: 'Jug', description: null, thumbnail: '/uploads/jug.jpg', quantity: 2, total: 5200 }],
    back_cost: 490,
    difference: 3690,
  },
  order_edit: {
    id: 'oe_9',
    total: 5988,
    difference: 1200,
    changes: [
      { kind: 'item_add', title: 'Jug', description: null, thumbnail: null, before: 0, after: 2 },
      { kind: 'item_remove', title: 'Cup', description: 'Red', thumbnail: null, before: 3, after: 0 },
      { kind: 'item_update', title: 'Mug', description: 'Blue', thumbnail: null, before: 2, after: 5 },
    ],
  },
}
