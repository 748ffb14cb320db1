import type { GiftCard } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { DateInput } from '@cartwright/ui/DateInput'
import { DateTime } from '@cartwright/ui/DateTime'
import { Link } from '@cartwright/ui/Link'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { useContractForm } from '../../kit/form/use-contract-form'
import { RecordPage } from '../../kit/RecordPage'
import { EditableCard } from '../../kit/record/EditableCard'
import { MetadataCard } from '../../kit/record/MetadataCard'
import { StatusStrip } from '../../kit/record/StatusStrip'
import { RecordMenu } from '../../kit/resource/RecordMenu'
import { useAct } from '../../kit/use-act'
import { useMoney } from '../../kit/use-money'
import { paths } from '../../paths'
import { useParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { BalanceCard } from './BalanceCard'
import { CopyCode } from './CopyCode'
import { giftCardStatus, maskedCode } from './gift-card'
import { giftCards } from './resource'

/** One gift card: what is left on it, how that came about, and whether it can be used. */
export function GiftCardPage() {
  const { id = '' } = useParams()
  const card = useEndpoint(
    'GET /admin/gift-cards/:id',
    { params: { id } },
    { select: (reply) => reply.gift_card },
  )
  return (
    <RecordPage
      of={card}
      id={id}
      list={paths.giftCards}
      screen="gift-cards"
      title={({ code }) => maskedCode(code)}
      actions={(one) => <CardMenu card={one} />}
      aside={(one) => (
        <>
          <DetailsCard key={one.id} card={one} />
          <MetadataCard of="POST /admin/gift-cards/:id" id={one.id} metadata={one.metadata} />
          <Zone name="gift_card.details.side" gift_card={one} />
        </>
      )}
    >
      {(one) => (
        <>
          <Strip card={one} />
          <BalanceCard card={one} />
          <Zone name="gift_card.details.after" gift_card={one} />
        </>
      )}
    </RecordPage>
  )
}

function Strip({ card }: { card: GiftCard }) {
  const t = useWords('gift-cards')
  const may = useMay()
  const money = useMoney(card.region?.currency_code ?? 'eur')
  const enable = useAct('POST /admin/gift-cards/:id', t('enabled'))
  const status = giftCardStatus(card)
  return (
    <StatusStrip
      status={status}
      action={
        status === 'disabled' &&
        may('POST /admin/gift-cards/:id') && (
          <Button
            variant="primary"
            isPending={enable.isPending}
            onPress={() => enable.mutate({ params: { id: card.id }, body: { is_disabled: false } })}
          >
            {t('enable')}
          </Button>
        )
      }
    >
      {t('stands', {
        balance: money(card.balance),
        value: money(card.value),
        region: card.region?.name ?? '',
      })}
    </StatusStrip>
  )
}

/** What is fixed about a card, and the one thing that is not: its last day. */
function DetailsCard({ card }: { card: GiftCard }) {
  const t = useWords('gift-cards')
  const may = useMay()
  const form = useContractForm('POST /admin/gift-cards/:id', {
    params: { id: card.id },
    start: card,
    screen: 'gift-cards',
  })
  const fact = (id: string, details: React.ReactNode) => ({ id, term: t(`fields.${id}`), details })
  const recipient = card.metadata?.issued_to
  return (
    <EditableCard
      title={t('details')}
      isEditable={may('POST /admin/gift-cards/:id')}
      form={form}
      facts={[
        fact(
          'code',
          <span className="ad-GiftCode">
            <bdi className="ad-Code">{maskedCode(card.code)}</bdi> <CopyCode code={card.code} />
          </span>,
        ),
        fact(
          'order',
          card.order ? (
            <Link href={paths.order(card.order.id)}>#{card.order.display_id}</Link>
          ) : (
            t('issued_by_staff')
          ),
        ),
        ...(typeof recipient === 'string' ? [fact('issued_to', recipient)] : []),
        fact('region', card.region?.name ?? ''),
        fact('created_at', <DateTime value={card.created_at} format="date" />),
        fact('ends_at', card.ends_at ? <DateTime value={card.ends_at} format="date" /> : t('never')),
      ]}
    >
      <DateInput {...form.date('ends_at')} hint={t('ends_hint')} />
    </EditableCard>
  )
}

function CardMenu({ card }: { card: GiftCard }) {
  const t = useWords('gift-cards')
  const may = useMay()
  const { id, code, is_disabled, balance } = card
  const change = useAct('POST /admin/gift-cards/:id', t(is_disabled ? 'enabled' : 'disabled'))
  return (
    <RecordMenu
      of={giftCards}
      id={id}
      name={maskedCode(code)}
      screen="gift-cards"
      list={paths.giftCards}
      items={[
        {
          id: 'switch',
          name: t(is_disabled ? 'enable' : 'disable'),
          isDisabled: balance === 0 || !may('POST /admin/gift-cards/:id'),
          onAction: () => change.mutate({ params: { id }, body: { is_disabled: !is_disabled } }),
        },
      ]}
    />
  )
}
