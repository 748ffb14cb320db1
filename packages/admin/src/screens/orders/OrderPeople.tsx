import type { Order } from '@cartwright/contract'
import { onDemand } from '../../kit/on-demand'
import type { OrderDialog } from './OrderPage'

const TransferDialog = onDemand(async () => (await import('./TransferDialog')).TransferDialog)
const EmailDialog = onDemand(async () => (await import('./EmailDialog')).EmailDialog)
const MailsDialog = onDemand(async () => (await import('./MailsDialog')).MailsDialog)
const RawDialog = onDemand(async () => (await import('./RawDialog')).RawDialog)

/** The dialogs about whom an order is for and what is known of it. */
export const peopleDialogs = ['transfer', 'email', 'mails', 'raw'] as const
export type PeopleDialog = (typeof peopleDialogs)[number]

interface Props {
  order: Order
  dialog: OrderDialog
  onClose: () => void
}

/** Whichever of them is open. */
export function OrderPeople({ order, dialog, onClose }: Props) {
  if (dialog === 'transfer') return <TransferDialog order={order} onClose={onClose} />
  if (dialog === 'email') return <EmailDialog order={order} onClose={onClose} />
  if (dialog === 'mails') return <MailsDialog order={order} onClose={onClose} />
  if (dialog === 'raw') return <RawDialog order={order} onClose={onClose} />
  return null
}
