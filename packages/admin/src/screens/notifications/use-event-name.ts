import { useWords } from '../../i18n/use-words'

const names: Readonly<Record<string, string>> = {
  'customer.agent_connected': 'mail_agent_connected',
  'customer.password_reset': 'mail_customer_password',
  'gift_card.due': 'mail_gift_card',
  'invite.created': 'mail_invite',
  'newsletter.confirmation_requested': 'mail_newsletter_confirm',
  'newsletter.subscribed': 'mail_newsletter_welcome',
  'order-edit.confirmed': 'mail_edit_confirmed',
  'order-edit.declined': 'mail_edit_declined',
  'order-edit.requested': 'mail_edit_requested',
  'order.items_returned': 'mail_return_received',
  'order.placed': 'mail_order_placed',
  'order.refund_created': 'mail_refund',
  'order.return_requested': 'mail_return_requested',
  'order.shipment_created': 'mail_shipment',
  'restock-notification.due': 'mail_restock',
  'swap.created': 'mail_swap_created',
  'swap.received': 'mail_swap_received',
  'swap.shipment_created': 'mail_swap_shipment',
  'user.email_changed': 'mail_user_email',
  'user.password_reset': 'mail_user_password',
}

/** The events that this shop writes mails about. */
export const mailEvents = Object.keys(names)

/** What a mail is about, in words; an event of an extension is said as it is spelled. */
export function useEventName(): (event: string | null) => string {
  const t = useWords('notifications')
  return (event) => {
    const name = names[event ?? '']
    return name ? t(name) : (event ?? '').replaceAll(/[._-]/g, ' ')
  }
}
