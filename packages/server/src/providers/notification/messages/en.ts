import type { MailMessages } from './messages'

export const en: MailMessages = {
  direction: 'ltr',
  hello: 'Hello {name},',
  hello_there: 'Hello,',
  regards: 'Kind regards, {shop}',
  order_placed: {
    subject: 'Your order #{number} at {shop}',
    intro: 'Thank you for your order #{number}. Here is what you chose:',
  },
  order_shipped: {
    subject: 'Your order #{number} is on its way',
    intro: 'We have handed your order #{number} over for delivery.',
    tracking: 'Follow the parcel:',
  },
  order_refunded: {
    subject: 'Refund for your order #{number}',
    intro:
      'We have refunded {amount} for your order #{number}. It can take some days until your bank shows it.',
  },
  gift_card: {
    subject: 'A gift card for {amount} from {shop}',
    from: '{name} has sent you a present.',
    intro: 'This gift card is worth {amount} at {shop}. Enter its code in the cart, all at once or in parts.',
    until: 'It can be used until {date}.',
    code: 'Code',
    message: 'The message with it',
    button: 'Go to the shop',
  },
  return_requested: {
    subject: 'Your return for order #{number}',
    intro: 'We have registered your return for order #{number}. This comes back:',
    ask: 'We will write to you where to send it.',
    note: 'Put a sheet with order #{number} and {return} into the parcel, so that we know whose it is.',
    button: 'View your return',
  },
  return_received: {
    subject: 'Your return for order #{number} has arrived',
    intro: 'What you sent back for order #{number} has arrived:',
    refund: '{amount} goes back to where you paid from. It can take some days until your bank shows it.',
  },
  swap_made: {
    subject: 'Your exchange for order #{number}',
    intro:
      'Please look at what goes back and what comes for it, choose a delivery, which is added to the sum, and agree. Nothing happens before that.',
    button: 'Agree to the exchange',
  },
  swap_shipped: {
    subject: 'Your exchange for order #{number} is on its way',
    intro: 'We have handed the new pieces of your exchange for order #{number} over for delivery.',
  },
  edit_requested: {
    subject: 'Please answer: a change to your order #{number}',
    intro: 'We propose this change to your order #{number}. Nothing happens before you agree.',
    button: 'Accept or decline',
  },
  edit_confirmed: {
    subject: 'Your order #{number} is changed',
    intro: 'Your order #{number} is changed as follows:',
  },
  edit_declined: {
    subject: 'Your order #{number} stays as it was',
    intro:
      'The change to your order #{number} was declined. The order stays as it was, and nothing is charged.',
  },
  after_sale: {
    refund: 'Refund',
    return_cost: 'Sending them back',
    way_back: 'The way back',
    send_to: 'Send it to',
    goes_back: 'Goes back',
    comes: 'Comes to you',
    due: 'To pay',
    owed: 'Back to you',
    due_none: 'Nothing to pay',
    added: 'Added: {pieces}',
    removed: 'Removed: {pieces}',
    quantity_changed: '{after} instead of {before}',
    new_total: 'New total',
  },
  password_reset: {
    subject: 'Choose a new password for {shop}',
    intro:
      'Somebody asked for a new password for your account. With this link you choose one; it works once, within 15 minutes.',
    button: 'Choose a new password',
    ignore: 'If it was not you, leave this mail be: your password stays as it is.',
  },
  email_changed: {
    subject: 'Your e-mail address at {shop} was changed',
    intro: 'You now sign in to the back office of {shop} with {email}, and no longer with this address.',
    warning:
      "If it was not you, tell whoever looks after your shop's team at once: somebody knows your password.",
  },
  agent_connected: {
    subject: '{agent} may now act for you at {shop}',
    intro:
      'You connected {agent} with your account at {shop}. From now on it may do for you what you allowed it there.',
    button: 'See connected agents',
    warning: 'If it was not you, change your password at once: that ends every connection.',
  },
  order_claim: {
    subject: 'Do these orders at {shop} belong to an account?',
    intro:
      'Somebody asked to move orders placed with this e-mail address to their account. If that was you, confirm it within 15 minutes.',
    button: 'Move the orders',
    ignore: 'If it was not you, leave this mail be: the orders stay where they are.',
  },
  restock: {
    subject: '{piece} is back',
    intro: 'You asked us to write when {piece} can be bought again. It can, as long as there are some left.',
    button: 'See it in the shop',
    once: 'This is the only mail about it: we write again only if you ask again.',
    stop: 'Stop all mails about things I am waiting for',
  },
  newsletter_confirm: {
    subject: 'Please confirm the newsletter of {shop}',
    intro:
      'Somebody, most likely you, asked for the newsletter of {shop} with this address. Confirm it within seven days; until then we send nothing.',
    button: 'Confirm my address',
    ignore: 'If it was not you, leave this mail be: you will hear nothing more.',
  },
  newsletter_welcome: {
    subject: 'You are on the list of {shop}',
    intro: 'Thank you, your address is confirmed. From now on you get the newsletter of {shop}.',
    leave: 'You can leave whenever you like, by the link at the end of every letter.',
    unsubscribe: 'Unsubscribe from the newsletter',
  },
  mention: {
    subject: '{name} mentioned you in a note',
    intro: '{name} wrote a note that is for you, too:',
    button: 'Open it',
  },
  invite: {
    subject: 'You are invited to work at {shop}',
    intro: 'You are invited to the back office of {shop}. Accept to choose your name and password.',
    button: 'Accept the invitation',
    expires: 'The invitation is good for seven days.',
  },
  labels: {
    quantity: 'Quantity',
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Delivery',
    tax: 'Tax',
    gift_card: 'Gift card',
    total: 'Total',
    shipping_address: 'Delivery address',
    placed_on: 'Ordered on {date}',
    view_order: 'View your order',
    items: { one: '{count} item', other: '{count} items' },
  },
}
