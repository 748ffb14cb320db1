import type { Actor, TimelineEntry } from '@cartwright/contract'
import {
  BoxIcon,
  CheckIcon,
  CloseIcon,
  EditIcon,
  InfoIcon,
  OrderIcon,
  RefreshIcon,
  TruckIcon,
  UndoIcon,
  UserIcon,
} from '@cartwright/ui/icons'
import type { TimelineEvent } from '@cartwright/ui/Timeline'
import type { TFunction } from 'i18next'
import { nameOf } from '../../shell/session'
import { TimelineNote } from './TimelineNote'

/** What an entry is worded with. */
export interface Wording {
  t: TFunction
  /** The sentences about whom an order is for. */
  people: TFunction
  /** An amount of the order's currency. */
  money: (amount: number) => string
  /** The name of a payment provider. */
  providerName: (id: string) => string
  /** The name of a member of staff or the customer; undefined while it is not known. */
  actorName: (id: string | null) => string | undefined
}

type Looks = Pick<TimelineEvent, 'icon' | 'tone'>
const looks: Record<TimelineEntry['kind'], Looks> = {
  order_placed: { icon: <OrderIcon /> },
  order_canceled: { icon: <CloseIcon />, tone: 'red' },
  customer_changed: { icon: <UserIcon />, tone: 'blue' },
  email_changed: { icon: <EditIcon /> },
  shipping_address_changed: { icon: <EditIcon /> },
  billing_address_changed: { icon: <EditIcon /> },
  payment_authorized: { icon: <CheckIcon /> },
  payment_captured: { icon: <CheckIcon />, tone: 'green' },
  payment_canceled: { icon: <CloseIcon /> },
  refund: { icon: <UndoIcon />, tone: 'violet' },
  refund_failed: { icon: <CloseIcon />, tone: 'red' },
  fulfillment_created: { icon: <BoxIcon /> },
  fulfillment_shipped: { icon: <TruckIcon />, tone: 'green' },
  fulfillment_canceled: { icon: <CloseIcon /> },
  return_requested: { icon: <UndoIcon />, tone: 'amber' },
  return_received: { icon: <UndoIcon />, tone: 'violet' },
  swap_created: { icon: <RefreshIcon />, tone: 'amber' },
  swap_confirmed: { icon: <RefreshIcon />, tone: 'violet' },
  swap_canceled: { icon: <CloseIcon /> },
  claim_created: { icon: <InfoIcon />, tone: 'amber' },
  claim_canceled: { icon: <CloseIcon /> },
  order_edit_created: { icon: <EditIcon /> },
  order_edit_requested: { icon: <EditIcon />, tone: 'amber' },
  order_edit_confirmed: { icon: <EditIcon />, tone: 'green' },
  order_edit_declined: { icon: <CloseIcon />, tone: 'red' },
  order_edit_canceled: { icon: <CloseIcon /> },
  note: { icon: <EditIcon />, tone: 'blue' },
  notification: { icon: <InfoIcon />, tone: 'blue' },
}

/** One thing that happened to an order, in words. */
export function eventOf(entry: TimelineEntry, wording: Wording): TimelineEvent {
  const { by, ...words } = wordsOf(entry, wording)
  const actor = 'actor' in entry && entry.actor ? whoIs(entry.actor, wording.t) : undefined
  return {
    id: entry.id,
    at: entry.at,
    ...looks[entry.kind],
    ...words,
    by:
      actor && by ? (
        <>
          {by} · <bdi>{actor}</bdi>
        </>
      ) : (
        (actor ?? by)
      ),
  }
}

/** Who did it: by name, or as what they are where no name is kept. */
const whoIs = ({ type, name }: Actor, t: TFunction) => name ?? t(`actors.${type}`)

/** Whose agent it is: the profile stands at an address of its platform. */
const hostOf = (profile: string) => (URL.canParse(profile) ? new URL(profile).host : profile)

function wordsOf(
  entry: TimelineEntry,
  { t, people, money, providerName, actorName }: Wording,
): Pick<TimelineEvent, 'title' | 'by' | 'children'> {
  const named = (values?: object) => t(`event_${entry.kind}`, { ...values })
  switch (entry.kind) {
    case 'order_placed': {
      const { agent } = entry
      return { title: named(), by: agent && t('placed_by_agent', { agent: hostOf(agent.profile) }) }
    }
    case 'payment_authorized':
    case 'payment_captured':
    case 'payment_canceled':
      return { title: named({ amount: money(entry.amount) }), by: providerName(entry.provider_id) }
    case 'refund': {
      const isNamed = entry.reason !== 'other' && entry.reason !== ''
      const reason = isNamed && t(`reason_${entry.reason}`, { defaultValue: entry.reason })
      return {
        title: named({ amount: money(entry.amount) }),
        by: reason ? t('reason_named', { reason }) : undefined,
        children: quoted(entry.note),
      }
    }
    case 'customer_changed':
      return {
        title: people('event_customer_changed'),
        children: (
          <>
            <bdi>{entry.from ? nameOf(entry.from) : '—'}</bdi> →{' '}
            <bdi>{entry.to ? nameOf(entry.to) : '—'}</bdi>
          </>
        ),
      }
    case 'email_changed':
    case 'shipping_address_changed':
    case 'billing_address_changed':
      return { title: people(`event_${entry.kind}`) }
    case 'refund_failed':
      return { title: named({ amount: money(entry.amount) }) }
    case 'fulfillment_created':
    case 'fulfillment_shipped':
    case 'fulfillment_canceled':
    case 'return_requested':
    case 'return_received':
      return { title: named({ count: entry.quantity }), by: occasion(entry, t) }
    case 'swap_created':
    case 'swap_confirmed':
      return { title: named(), by: difference(entry.difference_due ?? 0, t, money) }
    case 'claim_created':
      return {
        title: t(entry.type === 'refund' ? 'event_claim_refund' : 'event_claim_replace'),
        by: difference(-(entry.refund_amount ?? 0), t, money),
      }
    case 'order_edit_created':
    case 'order_edit_requested':
    case 'order_edit_confirmed':
    case 'order_edit_canceled':
      return { title: named(), by: actorName(entry.by) }
    case 'order_edit_declined':
      return { title: named(), by: actorName(entry.by), children: quoted(entry.reason) }
    case 'note':
      return {
        title: named(),
        by: entry.author ? nameOf(entry.author) : undefined,
        children: <TimelineNote id={entry.note_id} value={entry.value} mentions={entry.mentions} />,
      }
    case 'notification': {
      const mail = `event_mail_${entry.event_name?.replaceAll('.', '_')}`
      return { title: t(mail, { defaultValue: t('event_mail') }), by: <bdi>{entry.to}</bdi> }
    }
    default:
      return { title: named() }
  }
}

/** What somebody wrote, in the direction of its own words. */
const quoted = (text: string | null) => (text ? <bdi>{text}</bdi> : undefined)

/** What a parcel or a return belongs to, where that is not the order itself. */
function occasion(
  { swap_id, claim_order_id }: { swap_id: string | null; claim_order_id: string | null },
  t: TFunction,
) {
  return swap_id ? t('event_for_swap') : claim_order_id ? t('event_for_claim') : undefined
}

/** Who pays whom. */
function difference(due: number, t: TFunction, money: (amount: number) => string) {
  if (due === 0) return undefined
  return t(due > 0 ? 'event_customer_pays' : 'event_customer_gets', { amount: money(Math.abs(due)) })
}
